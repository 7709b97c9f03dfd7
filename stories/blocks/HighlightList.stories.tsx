import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, within } from 'storybook/test';
import { editable, field, linkField, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { box, onFirstLine, sidewaysScroll } from './layout.ts';
import { manualPage } from './manual/manualPage.tsx';
import { expectDifferentGrounds, OnEveryGround, WithEveryTitleTag } from './variants.tsx';

/** A list's entries as the platform sends them. */
function items(...entries: readonly unknown[]) {
  return { value: entries.map((fields, at) => ({ id: `${at}`, name: `${at}`, fields })) };
}

function item(icon: string, title: string, text: string) {
  return { Icon: field(icon), Title: field(title), Text: field(text) };
}

const guarantee = item(
  'Shield',
  'Tolv månaders garanti',
  'Gäller motor, växellåda och elsystem på alla begagnade bilar.',
);
const linked = { ...guarantee, Link: linkField('/garanti', 'Så gäller garantin') };
const change = item('Handshake', 'Fjorton dagars bytesrätt', 'Ångrar du dig byter vi bilen.');
const protocol = item('Document', 'Protokoll i bilen', 'Se vad mekanikern har gått igenom.');
const hours = item('Clock', 'Öppet på lördagar', 'Verkstad och butik, klockan 10 till 15.');

const standard = {
  Title: field('Tryggt hela vägen'),
  TitleTag: field('h2'),
  Text: field('<p>Det här ingår, <a href="/villkor">utan stjärnor</a>.</p>'),
  Items: items(linked, change, protocol),
};

const onPhone = { viewport: { value: 'phone' } };
const onTablet = { viewport: { value: 'tablet' } };
const onDesktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Blocks/HighlightList',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('HighlightList', 'strip') },
  args: { componentName: 'HighlightList', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

function titlesOf(canvas: Canvas): (string | null)[] {
  return canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

export const OnADesktop: Story = {
  name: 'On a desktop',
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Tryggt hela vägen');
    await expect(canvas.getByRole('link', { name: 'utan stjärnor' })).toBeVisible();
    const points = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(onFirstLine(points)).toBe(3);
    await expect(titlesOf(canvas)).toEqual([
      'Tolv månaders garanti',
      'Fjorton dagars bytesrätt',
      'Protokoll i bilen',
    ]);
    await expect(canvas.getByText(/Gäller motor/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onPhone,
  play: async ({ canvas }) => {
    const points = canvas.getAllByRole('listitem');
    await expect(onFirstLine(points)).toBe(1);
    for (const point of points) {
      const sign = point.querySelector('svg');
      const { left } = box(within(point).getByRole('heading'));
      await expect(sign && box(sign).right).toBeLessThan(left);
    }
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const IconsAbove: Story = {
  name: 'Icons above the text',
  globals: onTablet,
  play: async ({ canvas }) => {
    for (const point of canvas.getAllByRole('listitem')) {
      const sign = point.querySelector('svg');
      const { top } = box(within(point).getByRole('heading'));
      await expect(sign && box(sign).bottom).toBeLessThan(top);
    }
    await expect(sidewaysScroll()).toBe(0);
  },
};

/** Expects these numbers of columns for lists of two, three, four, six and eight highlights. */
function columnsAt(viewport: string, columns: readonly number[]): Story {
  return {
    globals: { viewport: { value: viewport } },
    render: () => (
      <>
        {[2, 3, 4, 6, 8].map((count) => (
          <BlockExample
            key={count}
            componentName="HighlightList"
            fields={{ ...standard, Items: items(...Array.from({ length: count }, () => change)) }}
          />
        ))}
      </>
    ),
    play: async ({ canvas }) => {
      const lists = canvas.getAllByRole('list');
      const seen = lists.map((list) => onFirstLine(within(list).getAllByRole('listitem')));
      await expect(seen).toEqual(columns);
      await expect(sidewaysScroll()).toBe(0);
    },
  };
}

export const At768: Story = {
  ...columnsAt('tablet', [2, 3, 2, 3, 3]),
  name: 'Columns at 768 px',
};

export const At1280: Story = {
  ...columnsAt('desktop', [2, 3, 4, 3, 4]),
  name: 'Columns at 1280 px',
};

export const Links: Story = {
  name: 'Highlights with links',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Så gäller garantin' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/garanti');
  },
};

export const OnlyTitles: Story = {
  name: 'Only titles',
  args: { fields: { Items: items({ Title: field('Snabbt') }, { Title: field('Nära') }) } },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(['Snabbt', 'Nära']);
    await expect(canvas.queryByRole('paragraph')).toBeNull();
    await expect(canvas.getByRole('list').querySelector('svg')).toBeNull();
  },
};

export const Incomplete: Story = {
  name: 'Incomplete highlights left out',
  args: {
    fields: {
      ...standard,
      Items: items(
        { Icon: field('Star'), Text: field('Utan rubrik') },
        { Title: field('   ') },
        {},
        { ...change, Link: linkField('/byte', '') },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(titlesOf(canvas)).toEqual(['Fjorton dagars bytesrätt']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(within(canvas.getByRole('list')).queryByRole('link')).toBeNull();
  },
};

export const Duplicate: Story = {
  name: 'Same highlight twice',
  args: {
    fields: {
      ...standard,
      Items: {
        value: [
          { id: 'same', name: 'same', fields: change },
          { id: 'same', name: 'same', fields: change },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(titlesOf(canvas)).toHaveLength(2);
  },
};

export const Nothing: Story = {
  name: 'Without highlights',
  render: () => (
    <>
      <BlockExample componentName="HighlightList" />
      <BlockExample componentName="HighlightList" fields={{ ...standard, Items: items() }} />
      <BlockExample componentName="HighlightList" fields={{ ...standard, Items: items({}) }} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const TitleTags: Story = {
  name: 'Title tags',
  render: () => <WithEveryTitleTag componentName="HighlightList" fields={standard} />,
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    await expect(headings).toEqual([
      ...['H1', 'H2', 'H2', 'H2'],
      ...['H2', 'H3', 'H3', 'H3'],
      ...['H3', 'H4', 'H4', 'H4'],
    ]);
  },
};

export const Grounds: Story = {
  render: () => <OnEveryGround componentName="HighlightList" fields={standard} />,
  play: ({ canvasElement }) => expectDifferentGrounds(canvasElement),
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Title: field('<i>Snett</i>'),
      TitleTag: field('h9'),
      Text: null,
      BackgroundColor: field('Pink'),
      Items: {
        value: [
          'no item',
          null,
          {
            id: '1',
            fields: {
              Icon: field('Unicorn'),
              Title: field('<b>Ett</b>'),
              Text: { value: 5 },
              Link: { value: { href: 'javascript:alert(1)', text: 'Klicka' } },
            },
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('<i>Snett</i>');
    await expect(titlesOf(canvas)).toEqual(['<b>Ett</b>']);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ItemsOfAnotherType: Story = {
  name: 'Items that are no list',
  args: { fields: { ...standard, Items: field('three') } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

const longItem = {
  ...item(
    'Percent',
    'Moottoriajoneuvokatsastusasemanhoitaja',
    'Henkilötietojenkäsittelyperiaatteet, '.repeat(270),
  ),
  Link: linkField('/', 'Rahoitusvaihtoehtojenvertailulaskuri'.repeat(3)),
};
const tooMuch = {
  ...standard,
  Title: field('Moottoriajoneuvokatsastusasemanhoitaja'.repeat(3)),
  Items: items(longItem, longItem, longItem),
};

export const VeryLong: Story = {
  name: 'Very long text on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  args: { fields: tooMuch },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const VeryLongInColumns: Story = {
  name: 'Very long text in columns',
  globals: onTablet,
  args: { fields: tooMuch },
  play: async ({ canvas }) => {
    await expect(sidewaysScroll()).toBe(0);
    for (const point of canvas.getAllByRole('listitem')) {
      for (const part of [within(point).getByRole('heading'), within(point).getByRole('link')]) {
        await expect(box(part).right).toBeLessThanOrEqual(box(point).right + 1);
      }
    }
  },
};

const itemNames = ['Title', 'Text', 'Link'];
const emptyItem = Object.fromEntries(itemNames.map((name) => [name, field('')]));

export const Editing: Story = {
  name: 'Editing',
  args: {
    mode: 'edit',
    fields: editable({
      Title: field(''),
      Text: field(''),
      Items: items(editable(emptyItem), editable({ ...emptyItem, Title: field('Snabbt') })),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const own = ['Title', 'Text', 'Items'];
    await expect(markedFields(canvasElement)).toEqual([...own, ...itemNames, ...itemNames]);
    await expect(canvas.getAllByText('[Title]')).toHaveLength(2);
    await expect(canvas.getByText('Snabbt')).toBeVisible();
    await expect(canvas.getAllByText('[Text]')).toHaveLength(3);
    await expect(canvas.getAllByText('[Link]')).toHaveLength(2);
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty list',
  args: { mode: 'edit', fields: editable({ ...standard, Items: items() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[Items]')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="HighlightList" fields={standard} />
      <BlockExample
        componentName="HighlightList"
        fields={{
          ...standard,
          BackgroundColor: field('BackgroundColor1'),
          Items: items(linked, change, protocol, hours),
        }}
      />
      <BlockExample
        componentName="HighlightList"
        fields={{
          ...standard,
          BackgroundColor: field('BackgroundColor3'),
          Items: items(linked, change, protocol, hours, change, linked),
        }}
      />
      <BlockExample
        componentName="HighlightList"
        fields={{
          ...standard,
          BackgroundColor: field('BackgroundColor2'),
          Items: items(change, protocol),
        }}
      />
    </>
  ),
};
