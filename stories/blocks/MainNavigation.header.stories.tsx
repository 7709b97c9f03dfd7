import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fail, ok } from '#domain/result.ts';
import { parseNavigation } from '#upstream/content/parseNavigation.ts';
import { field, imageField } from '../fixtures/fields.ts';
import fjord from '../fixtures/fjord.webp';
import { navigationEntry } from '../fixtures/navigation.ts';
import { BlockExample, type BlockExampleProps } from './BlockExample.tsx';
import {
  type Canvas,
  extra,
  groupOf,
  isOpen,
  logo,
  menuOf,
  navigationMeta,
  onPhone,
  standard,
} from './mainNavigationStates.tsx';

const meta = {
  title: 'Blocks/MainNavigation',
  ...navigationMeta,
  // The manual is generated from MainNavigation.stories.tsx.
  tags: ['!autodocs'],
} satisfies Meta<typeof BlockExample>;

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

/** A start page that begins with a picture. */
function abovePicture(textColor: 'White' | 'Black'): NonNullable<Story['decorators']> {
  const hero = {
    Image: imageField(fjord, 'En bil vid en fjord'),
    Title: field('Hitta din nästa bil'),
    TextColor: field(textColor),
    ContentPlacement: field('Top'),
  };
  return [
    (Story) => (
      <>
        <div style={{ blockSize: '6rem' }} />
        <header style={{ display: 'contents' }}>
          <Story />
        </header>
        <main>
          <BlockExample componentName="HeroBanner" fields={hero} path="/" />
        </main>
      </>
    ),
  ];
}

const twoLogos = { Logo: logo.src, LogoOnDark: '/-/media/stories/logo-light.svg' };

/** Expects this logo, and the picture's headline below the header. */
async function expectOverPicture(canvas: Canvas, seen: string) {
  const link = await canvas.findByRole('link', { name: 'Nordvik' });
  const title = await canvas.findByRole('heading', { name: 'Hitta din nästa bil' });
  const pictures = within(link).getAllByRole('img');
  await expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([seen]);
  const header = link.closest('[data-state]')?.getBoundingClientRect();
  await expect(title.getBoundingClientRect().top).toBeGreaterThan(header?.bottom ?? Infinity);
}

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
    await expect(more).toBeVisible();
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

export const OnTheStartPage: Story = {
  name: 'Transparent on the start page',
  args: { path: '/' },
  // Below the corner where the test’s mouse pointer is.
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: '6rem' }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('link', { name: 'Nordvik' });
    await expect(logo).toHaveAttribute('aria-current', 'page');
    const header = logo.closest('[data-state]');
    await expect(header).toHaveAttribute('data-state', 'top');
    const clear = 'rgba(0, 0, 0, 0)';
    const ground = () => header && getComputedStyle(header).backgroundColor;
    await waitFor(() => expect(ground()).toBe(clear));
    logo.focus();
    await waitFor(() => expect(ground()).not.toBe(clear));
    logo.blur();
    await waitFor(() => expect(ground()).toBe(clear));
  },
};

export const OverADarkPicture: Story = {
  name: 'Over a dark picture',
  args: {
    path: '/',
    fields: { ...standard, LogoOnDark: { value: { ...logo, src: twoLogos.LogoOnDark } } },
  },
  decorators: abovePicture('White'),
  play: async ({ canvas }) => await expectOverPicture(canvas, twoLogos.LogoOnDark),
};

export const OverALightPicture: Story = {
  name: 'Over a light picture',
  args: { ...OverADarkPicture.args },
  decorators: abovePicture('Black'),
  play: async ({ canvas }) => await expectOverPicture(canvas, twoLogos.Logo),
};

export const DarkOverALightPicture: Story = {
  name: 'Dark header over light picture',
  args: {
    path: '/',
    fields: { ...OverADarkPicture.args?.fields, HasDarkTheme: { value: '1' } },
  },
  decorators: abovePicture('Black'),
  play: async ({ canvas }) => await expectOverPicture(canvas, twoLogos.Logo),
};

export const SlimAndDark: Story = {
  args: {
    fields: { ...standard, SlimNav: { value: '1' }, HasDarkTheme: { value: '1' } },
  },
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('img', { name: 'Nordvik' });
    await expect(getComputedStyle(logo).filter).toContain('invert');
    await expect(logo.closest('a')?.parentElement?.getBoundingClientRect().height).toBeLessThan(64);
  },
};

export const LogoSizes: Story = {
  name: 'Logo with its own size',
  args: { fields: { ...standard, LogoWidth: { value: '200' }, LogoHeight: { value: 40 } } },
  play: async ({ canvas }) => {
    const { width, height } = (
      await canvas.findByRole('img', { name: 'Nordvik' })
    ).getBoundingClientRect();
    await expect(width).toBeCloseTo(200);
    await expect(height).toBeCloseTo(40);
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

export const WithoutLogo: Story = {
  args: { fields: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Till startsidan' })).toBeVisible();
  },
};

export const Editing: Story = {
  args: {
    mode: 'edit',
    path: '/',
    fields: { Logo: { value: '', metadata: { fieldId: 'Logo' } } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('[Logo]')).toBeVisible();
    const marks = canvasElement.querySelectorAll('code[chrometype="field"][kind="open"]');
    await expect(marks.length).toBeGreaterThan(0);
    // In the editor the header is never transparent, so it doesn’t cover fields.
    await expect(canvasElement.querySelector('[data-state="top"]')).toBeNull();
  },
};
