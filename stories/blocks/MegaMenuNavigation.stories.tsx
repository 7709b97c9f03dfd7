import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { imageField } from '../fixtures/fields.ts';
import fjord from '../fixtures/fjord.webp';
import { onSmallPhone } from '../viewports.ts';
import type { BlockExample } from './BlockExample.tsx';
import { headerMeta } from './mainNavigationStates.tsx';
import { manualPage } from './manual/manualPage.tsx';

const logo = { src: '/-/media/stories/logo.svg', alt: 'Nordvik', width: '150', height: '55' };
const picture = imageField(fjord, '');

interface Entry {
  readonly href?: string;
  readonly image?: boolean;
  readonly top?: boolean;
  readonly hidden?: boolean;
  readonly children?: readonly unknown[];
}

/** An entry as the platform sends it. */
function entry(title: string, { href, image, top, hidden, children }: Entry = {}) {
  return {
    id: title,
    name: title,
    fields: {
      Title: { value: title },
      Url: { value: { href: href ?? '', text: title } },
      ...(image && { ImageUrl: picture }),
      TopSelected: { value: top ? '1' : '' },
      HideInNavigation: { value: hidden ? '1' : '' },
      Children: children ?? [],
    },
  };
}

const models = entry('Modeller', {
  children: [
    entry('EQA', { href: '/modeller/eqa', image: true }),
    entry('EQB', { href: '/modeller/eqb', image: true, top: true }),
    entry('GLC', { href: '/modeller/glc', image: true }),
  ],
});

const owning = entry('Äga', {
  href: '/aga',
  children: [
    entry('Service', {
      href: '/aga/service',
      children: [
        entry('Boka service', { href: '/aga/service/boka' }),
        entry('Serviceavtal', { href: '/aga/service/avtal' }),
      ],
    }),
    entry('Däck', { href: '/aga/dack', image: true }),
    entry('Försäkring', { href: '/aga/forsakring' }),
    entry('Tillbehör', { href: '/aga/tillbehor' }),
    entry('Assistans', { href: '/aga/assistans' }),
  ],
});

const fieldsOf = (...items: readonly unknown[]) => ({ Logo: { value: logo }, Items: items });

const meta = {
  title: 'Blocks/MegaMenuNavigation',
  ...headerMeta,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('MegaMenuNavigation') },
  args: {
    componentName: 'MegaMenuNavigation',
    fields: fieldsOf(models, owning, entry('Hitta oss', { href: '/hitta-oss' })),
  },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: Canvas, name: string) {
  const summary = canvas.getByText(name, { selector: 'summary' });
  summary.click();
  const group = summary.closest('details');
  await waitFor(() => expect(group).toHaveProperty('open', true));
  return { summary, group, panel: within(group ?? document.body) };
}

const pictureIn = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('link', { name, hidden: true }).closest('li')?.querySelector('picture');

export const FewEntries: Story = {
  name: 'Up to four entries',
  play: async ({ canvas, canvasElement }) => {
    const { panel } = await open(canvas, 'Modeller');
    await expect(panel.getByRole('link', { name: 'EQA' })).toBeVisible();
    await expect(pictureIn(canvasElement, 'EQA')).toBeVisible();
  },
};

export const ManyEntries: Story = {
  name: 'Five entries at 1280 px',
  play: async ({ canvas, canvasElement }) => {
    const { panel } = await open(canvas, 'Äga');
    await expect(panel.getByRole('link', { name: 'Serviceavtal' })).toBeVisible();
    await expect(pictureIn(canvasElement, 'Däck')).not.toBeVisible();
  },
};

export const ManyEntriesWide: Story = {
  name: 'Five entries above 1500 px',
  globals: { viewport: { value: 'max' } },
  play: async ({ canvas, canvasElement }) => {
    await open(canvas, 'Äga');
    await expect(window.innerWidth).toBeGreaterThan(1500);
    await expect(pictureIn(canvasElement, 'Däck')).toBeVisible();
  },
};

export const Exactly1500: Story = {
  name: 'Five entries at 1500 px',
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement }) => {
    await open(canvas, 'Äga');
    await expect(window.innerWidth).toBe(1500);
    await expect(pictureIn(canvasElement, 'Däck')).not.toBeVisible();
  },
};

export const TopEntriesFirst: Story = {
  name: 'Top entries first',
  play: async ({ canvas }) => {
    const { panel } = await open(canvas, 'Modeller');
    const names = panel.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['EQB', 'EQA', 'GLC']);
    await expect(panel.getByText('Populärt')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const { summary, group } = await open(canvas, 'Äga');
    summary.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Äga: översikt' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(group).toHaveProperty('open', false));
    await expect(summary).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Öppna menyn' }));
    const { group, panel } = await open(canvas, 'Modeller');
    await expect(panel.getByRole('link', { name: 'EQA' })).toBeVisible();
    const covered = canvas.getByRole('navigation').getBoundingClientRect();
    const cover = panel.getByText('Tillbaka').parentElement?.getBoundingClientRect();
    await expect(cover?.width).toBeCloseTo(covered.width, 0);
    // The group covers its entry, so it has a title of its own, or the link to its page.
    await expect(panel.getByText('Modeller', { ignore: 'summary' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Tillbaka' }));
    await waitFor(() => expect(group).toHaveProperty('open', false));
    const { panel: own } = await open(canvas, 'Äga');
    await expect(own.getByRole('link', { name: 'Äga: översikt' })).toBeVisible();
    await expect(own.queryByText('Äga', { ignore: 'summary' })).toBeNull();
    await userEvent.click(own.getByRole('button', { name: 'Tillbaka' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Stäng menyn' }));
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
};

export const OnAPhoneByKeyboard: Story = {
  name: 'On a phone by keyboard',
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Öppna menyn' }));
    const { summary, group, panel } = await open(canvas, 'Modeller');
    const back = panel.getByRole('button', { name: 'Tillbaka' });
    await waitFor(() => expect(back).toHaveFocus());
    // Covered entries are not focusable.
    await expect(summary).not.toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stäng menyn' })).toBeNull();
    await expect(panel.getByRole('link', { name: 'EQA' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(group).toHaveProperty('open', false));
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Stäng menyn' })).toBeVisible();
  },
};

export const Incomplete: Story = {
  name: 'Incomplete entries left out',
  args: {
    fields: fieldsOf(
      entry('Dold', { href: '/dold', hidden: true }),
      entry(' ', { href: '/utan-namn' }),
      entry('Utan mål'),
      entry('Bara dolda', { children: [entry('Dold', { href: '/d', hidden: true })] }),
      'no entry',
      { id: '1', name: '1', fields: null },
      entry('Hitta oss', { href: '/hitta-oss' }),
    ),
  },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Huvudmeny' }));
    const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Hitta oss']);
  },
};

export const WithoutEntries: Story = {
  args: { fields: fieldsOf() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nordvik' })).toBeVisible();
    await expect(canvas.queryByText('Mer')).toBeNull();
  },
};

export const OnTheStartPage: Story = { args: { path: '/' } };

export const Editing: Story = {
  args: {
    mode: 'edit',
    fields: {
      ...fieldsOf(models),
      Title: { value: '' },
      LogoOnDark: { value: '', metadata: { fieldId: 'LogoOnDark' } },
    },
  },
  play: async ({ canvasElement }) => {
    const marks = canvasElement.querySelectorAll('code[chrometype="field"][kind="open"]');
    await expect(marks.length).toBeGreaterThan(0);
  },
};

export const Overview: Story = {
  tags: ['visual', 'core'],
  play: async ({ canvas }) => {
    await open(canvas, 'Modeller');
  },
};
