import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fail, ok } from '#domain/result.ts';
import { parseNavigation } from '#upstream/content/parseNavigation.ts';
import { navigationEntry } from '../fixtures/navigation.ts';
import type { BlockExampleProps } from './BlockExample.tsx';
import { groundOf } from './layout.ts';
import {
  extra,
  groupOf,
  isOpen,
  menuOf,
  navigationMeta,
  onColouredPage,
  onPhone,
  pageColour,
  standard,
} from './mainNavigationStates.tsx';

// The manual is generated from MainNavigation.stories.tsx.
const meta = { title: 'Blocks/MainNavigation', ...navigationMeta, tags: ['!autodocs'] };

export default meta;

type Story = StoryObj<typeof meta>;

/** A navigation service that answers with these entries. */
function serviceWith(entries: readonly unknown[]): BlockExampleProps['services'] {
  return { navigation: { tree: async () => ok(parseNavigation(entries)) } };
}

const manyEntries = Array.from({ length: 14 }, (_, at) =>
  navigationEntry(
    `/avdelning-${at}`,
    { navTitle: `Avdelning nummer ${at + 1}` },
    at === 13 ? [navigationEntry('/avdelning-13/a', { navTitle: 'Sist av alla' })] : [],
  ),
);

const languages = [
  { locale: 'sv', nativeName: 'svenska', href: '/hitta-oss' },
  { locale: 'en', nativeName: 'English', href: '/en/hitta-oss' },
] as const;

const longName = 'Ajoneuvoverotusjärjestelmäuudistusselvitystyöryhmä '.repeat(2).slice(0, 90);

const strange = [
  ...Array.from({ length: 200 }, (_, at) =>
    navigationEntry(`/sida-${at}`, { navTitle: `Sida ${at}` }),
  ),
  navigationEntry('/lang', { navTitle: longName }),
  navigationEntry('/ ', { navTitle: ' ' }),
  'no entry',
  null,
];

export const TooManyForTheRow: Story = {
  name: 'Too many entries for the row',
  args: { services: serviceWith(manyEntries) },
  play: async ({ canvas }) => {
    const more = await groupOf(canvas, 'Mer');
    // The row is measured in the next frame.
    await waitFor(() => expect(more).toBeVisible());
    more.click();
    await isOpen(more);
    const panel = within(more.closest('details') ?? document.body);
    await expect(panel.getByRole('link', { name: 'Avdelning nummer 13' })).toBeVisible();
    const last = panel.getByText('Avdelning nummer 14');
    last.click();
    await waitFor(() => expect(panel.getByRole('link', { name: 'Sist av alla' })).toBeVisible());
    // Entries under Mer are not in the row too.
    const menu = await menuOf(canvas);
    await expect(menu.getAllByRole('link', { name: 'Avdelning nummer 13' })).toHaveLength(1);
  },
};

export const AllFit: Story = {
  name: 'All entries fit',
  args: { services: serviceWith(manyEntries.slice(0, 2)) },
  play: async ({ canvas }) => {
    await expect(await groupOf(canvas, 'Mer')).not.toBeVisible();
  },
};

export const LessRoom: Story = {
  name: 'Less room than before',
  args: { services: serviceWith(manyEntries.slice(0, 6)) },
  play: async ({ canvas, canvasElement }) => {
    const menu = await menuOf(canvas);
    const last = () => menu.getByRole('link', { name: 'Avdelning nummer 6' });
    const more = await groupOf(canvas, 'Mer');
    canvasElement.style.width = '2000px';
    await waitFor(() => expect(more).not.toBeVisible());
    await expect(last()).toBeVisible();
    canvasElement.style.width = '800px';
    await waitFor(() => expect(more).toBeVisible());
    more.click();
    await isOpen(more);
    await expect(more.closest('details')).toContainElement(last());
    canvasElement.style.removeProperty('width');
  },
};

export const Languages: Story = {
  name: 'Language switcher',
  args: { frame: { languages } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Språk' }));
    const english = list.getByRole('link', { name: /English/i });
    await expect(english).toHaveAttribute('href', '/en/hitta-oss');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(list.getByRole('link', { name: /svenska/i })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const OneLanguage: Story = {
  name: 'One language',
  args: { frame: { languages: languages.slice(0, 1) } },
  play: async ({ canvas }) => {
    await menuOf(canvas);
    await expect(canvas.queryByRole('list', { name: 'Språk' })).toBeNull();
  },
};

export const IncompleteExtras: Story = {
  name: 'Incomplete extras left out',
  args: {
    fields: {
      ...standard,
      ExtraNavigationItems: [
        extra('', '/a'),
        extra(' ', '/b'),
        extra('Utan adress', ''),
        { id: '4', name: '4', fields: {} },
        extra('Kontakt', '/kontakt'),
      ],
    },
  },
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas);
    const list = menu.getByRole('link', { name: 'Kontakt' }).closest('ul');
    await expect(within(list ?? document.body).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const OtherSite: Story = {
  name: 'Link to another site',
  play: async ({ canvas }) => {
    const about = await groupOf(canvas, 'Om Nordvik');
    about.click();
    await isOpen(about);
    const jobs = canvas.getByRole('link', { name: 'Jobba hos oss' });
    await expect(jobs).toHaveAttribute('href', 'https://jobb.nordvik.example');
  },
};

export const ServiceFails: Story = {
  name: 'Navigation service fails',
  args: {
    services: { navigation: { tree: async () => fail({ kind: 'timeout', afterMs: 3000 }) } },
  },
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas);
    await expect(menu.getByRole('link', { name: 'Hitta oss' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nordvik' })).toBeVisible();
    await expect(menu.queryByText('Mer')).toBeNull();
  },
};

export const TwoHundredEntries: Story = {
  name: 'Two hundred entries on a phone',
  args: { services: serviceWith(strange) },
  globals: onPhone,
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Öppna menyn' })).click();
    const menu = await menuOf(canvas);
    await expect(menu.getByRole('link', { name: 'Sida 199' })).toBeInTheDocument();
    const panel = canvas.getByRole('navigation');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const TwoHundredInARow: Story = {
  name: 'Two hundred entries on a desktop',
  args: { services: serviceWith(strange) },
  play: async ({ canvas, canvasElement }) => {
    const more = await groupOf(canvas, 'Mer');
    more.click();
    await isOpen(more);
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

export const Editing: Story = {
  args: {
    mode: 'edit',
    path: '/',
    fields: { Logo: { value: '', metadata: { fieldId: 'Logo' } } },
  },
  decorators: [onColouredPage],
  play: async ({ canvas, canvasElement }) => {
    const logo = await canvas.findByText('[Logo]');
    await expect(logo).toBeVisible();
    const marks = canvasElement.querySelectorAll('code[chrometype="field"][kind="open"]');
    await expect(marks.length).toBeGreaterThan(0);
    // In the editor the header is never transparent, so it doesn’t cover fields.
    await expect(groundOf(logo)).not.toBe(pageColour);
  },
};
