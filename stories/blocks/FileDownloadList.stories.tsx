import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { editable, editing, field, items, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

type FileEntry = readonly [title: string, file: string, description?: string];

/** The files as the platform sends them. */
function filesOf(entries: readonly FileEntry[]) {
  return items(
    ...entries.map(([title, file, description = '']) => ({
      Title: field(title),
      File: { value: { src: file } },
      Description: field(description),
    })),
  );
}

const six: readonly FileEntry[] = [
  [
    'Prislista transportbilar 2026',
    '/-/media/nordvik-se/prislista.pdf',
    'Alla modeller, med moms.',
  ],
  ['Broschyr: däckhotell', '/-/media/nordvik-se/dackhotell.pdf'],
  [
    'Serviceavtal, villkor',
    '/-/media/nordvik-se/serviceavtal.pdf',
    'Gäller avtal från januari 2026.',
  ],
  ['Blankett för ägarbyte', '/-/media/nordvik-se/agarbyte.docx'],
  ['Garantivillkor', '/-/media/nordvik-se/garanti.pdf?rev=2'],
  ['Utrustningslista', '/-/media/nordvik-se/utrustning.ashx'],
];

const standard = {
  Title: field('Ladda ner'),
  TitleTag: field('h2'),
  Text: field('<p>Prislistor och villkor att spara eller skriva ut.</p>'),
  Files: filesOf(six),
};

const meta = {
  title: 'Blocks/FileDownloadList',
  tags: ['autodocs'],
  ...blockMeta('FileDownloadList'),
  args: { componentName: 'FileDownloadList', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {
  name: 'Three files and a toggle',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').filter(isSeen)).toHaveLength(3);
    const link = canvas.getByRole('link', { name: 'Prislista transportbilar 2026 PDF' });
    await expect(link).toHaveAttribute('href', '/-/media/nordvik-se/prislista.pdf');
    await expect(link).toHaveAttribute('download');
    await expect(canvas.getByText(/Visa alla \(6\)/)).toBeVisible();
    await expect(canvas.getByText('Visa färre')).not.toBeVisible();
  },
};

export const ExpandedAndCollapsed: Story = {
  name: 'All files shown, then fewer',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/Visa alla/));
    await expect(canvas.getAllByRole('link').filter(isSeen)).toHaveLength(6);
    await expect(canvas.getByText('Visa färre')).toBeVisible();
    await expect(canvas.getByText(/Visa alla/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Visa färre'));
    await expect(canvas.getAllByRole('link').filter(isSeen)).toHaveLength(3);
  },
};

/** The browser itself answers the keys; a click without a pointer is what it makes of Enter. */
export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    for (const name of [/Prislista/, /Broschyr/, /Serviceavtal/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    const sign = canvas.getByText(/Visa alla/).closest('summary');
    await expect(sign).toHaveFocus();
    sign?.click();
    await expect(sign).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /Blankett/ })).toBeVisible();
  },
};

export const WholeRow: Story = {
  name: 'Whole row clickable',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('listitem')[1];
    const box = row?.getBoundingClientRect();
    if (!box) throw new Error('there is no second file');
    await expect(box.height).toBeGreaterThanOrEqual(44);
    const hit = document.elementFromPoint(box.right - 4, box.top + 4);
    await expect(hit).toBe(canvas.getByRole('link', { name: /Broschyr/ }));
  },
};

export const FileTypes: Story = {
  name: 'File types',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/Visa alla/));
    await expect(canvas.getByRole('link', { name: 'Blankett för ägarbyte DOCX' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Garantivillkor PDF' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Utrustningslista' })).toBeVisible();
  },
};

export const ThreeFiles: Story = {
  name: 'Three files',
  render: () => (
    <>
      {[3, 1].map((count) => (
        <BlockExample
          key={count}
          componentName="FileDownloadList"
          fields={{ ...standard, Title: field(`${count}`), Files: filesOf(six.slice(0, count)) }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const Incomplete: Story = {
  name: 'Incomplete entries left out',
  render: () => (
    <>
      <BlockExample
        componentName="FileDownloadList"
        fields={{
          Files: [
            ...filesOf([
              ['', '/-/media/namnlos.pdf'],
              ['Utan fil', ''],
              ['Farlig', 'javascript:alert(1)'],
              ['Villkor', '/-/media/villkor.pdf'],
            ]).value,
            null,
            { id: 'x' },
          ],
        }}
      />
      <BlockExample componentName="FileDownloadList" fields={{ Title: field('Ensam') }} />
      <BlockExample
        componentName="FileDownloadList"
        fields={{ Title: field('Ensam'), Files: { value: 'many' } }}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Villkor PDF');
    await expect(canvasElement.querySelectorAll('section')).toHaveLength(1);
  },
};

export const LongAndHostile: Story = {
  name: 'Long words and markup',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    fields: {
      ...standard,
      Files: filesOf([
        ['Ajoneuvoverotuksenmuutosilmoituslomake'.repeat(3), '/-/media/a.pdf', 'x'.repeat(90)],
        ['<b>Fet</b>', '/-/media/b.pdf', 'Pitkä kuvaus tiedostosta. '.repeat(400)],
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '<b>Fet</b> PDF' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

const filled = { Title: field('Villkor'), File: { value: { src: '/-/media/v.pdf' } } };
const blank = { Title: field(''), File: field(''), Description: field('') };

export const Editing: Story = {
  name: 'Editing',
  args: editing({
    Title: field(''),
    Text: field(''),
    Files: {
      value: [
        ...filesOf(six.slice(0, 3)).value,
        { id: 'a', name: 'a', fields: editable(filled) },
        { id: 'b', name: 'b', fields: editable(blank) },
      ],
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual([
      ...['Title', 'Text', 'Files'],
      ...['Title', 'File', 'Title', 'File', 'Description'],
    ]);
    for (const name of ['File', 'Description']) {
      await expect(canvas.getByText(`[${name}]`)).toBeVisible();
    }
    await expect(canvas.getByText('Villkor').closest('a')).not.toHaveAttribute('href');
  },
};

export const EditingEmpty: Story = {
  args: editing({ Title: field(''), Text: field(''), Files: field('') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[Files]')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="FileDownloadList" fields={standard} />
      <BlockExample
        componentName="FileDownloadList"
        fields={{ ...standard, BackgroundColor: field('BackgroundColor3') }}
      />
      <BlockExample
        componentName="FileDownloadList"
        fields={{ Files: standard.Files, BackgroundColor: field('BackgroundColor1') }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getAllByText(/Visa alla/).at(-1);
    if (last) await userEvent.click(last);
  },
};

/** Links within a closed `<details>` are there, and can't be seen. */
function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
}
