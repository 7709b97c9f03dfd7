import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#domain/result.ts';
import { parseNavigation } from '#upstream/content/parseNavigation.ts';
import { field, imageField } from '../fixtures/fields.ts';
import fjord from '../fixtures/fjord.webp';
import { navigationEntry } from '../fixtures/navigation.ts';
import { BlockExample, type BlockExampleProps } from './BlockExample.tsx';
import { fakeClock } from './fakeClock.ts';
import { manualPage } from './manual/manualPage.tsx';

const logo = { src: '/-/media/stories/logo.svg', alt: 'Nordvik', width: '150', height: '55' };

const extra = (title: string, href: string) => ({
  id: title,
  name: title,
  fields: { Title: { value: title }, Link: { value: { href, text: title } } },
});

const standard = {
  Logo: { value: logo },
  ShowSeparator: { value: '1' },
  ExtraNavigationItems: [extra('Hitta oss', '/hitta-oss')],
};

const meta = {
  title: 'Blocks/MainNavigation',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('MainNavigation') },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  // The entries are in a row from 1280 px.
  globals: { viewport: { value: 'desktop' } },
  args: { componentName: 'MainNavigation', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const onPhone = { viewport: { value: 'mobile1' } };

/** A navigation service that answers with these entries. */
function serviceWith(entries: readonly unknown[]): BlockExampleProps['services'] {
  return { navigation: { tree: async () => ok(parseNavigation(entries)) } };
}

async function menuOf(canvas: Canvas) {
  return within(await canvas.findByRole('navigation', { name: 'Huvudmeny' }));
}

/** The native disclosure of a group. */
async function groupOf(canvas: Canvas, name: string): Promise<HTMLElement> {
  const menu = await menuOf(canvas);
  const [summary] = menu.getAllByText(name, { selector: 'summary' });
  if (!summary) throw new Error(`no group ${name}`);
  return summary;
}

async function isOpen(group: HTMLElement, open = true) {
  await waitFor(() => expect(group.closest('details')).toHaveProperty('open', open));
}

export const Standard: Story = {
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas);
    await expect(canvas.getByRole('link', { name: 'Nordvik' })).toHaveAttribute('href', '/');
    await expect(menu.getByRole('link', { name: 'Boka verkstad' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Hitta oss' })).toBeVisible();
    await expect(menu.queryByRole('link', { name: 'Tack' })).toBeNull();
    // The groups are disclosures: the menu roles are for applications.
    await expect(menu.queryByRole('menu')).toBeNull();
    await expect(menu.queryByRole('menuitem')).toBeNull();
  },
};

export const OpenedByPress: Story = {
  name: 'Group opened by a press',
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    await userEvent.click(buy, { pointerEventsCheck: 0 });
    await isOpen(buy);
    const menu = await menuOf(canvas);
    const overview = menu.getByRole('link', { name: 'Köp bil: översikt' });
    await expect(overview).toHaveAttribute('href', '/kop-bil');
    await expect(menu.getByRole('link', { name: 'Bilar i lager' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Group opened by keyboard',
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nordvik' })).toHaveFocus();
    await userEvent.tab();
    await expect(buy).toHaveFocus();
    buy.click();
    await isOpen(buy);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Köp bil: översikt' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isOpen(buy, false);
    await expect(buy).toHaveFocus();
  },
};

export const OneAtATime: Story = {
  name: 'One group at a time',
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    const own = await groupOf(canvas, 'Äga bil');
    buy.click();
    await isOpen(buy);
    own.click();
    await isOpen(own);
    await isOpen(buy, false);
  },
};

export const ThirdLevel: Story = {
  name: 'Third level',
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    buy.click();
    await isOpen(buy);
    const makes = await groupOf(canvas, 'Bilmärken');
    makes.click();
    await isOpen(makes);
    await expect(canvas.getByRole('link', { name: 'Volvo' })).toBeVisible();
    const overview = canvas.getByRole('link', { name: 'Bilmärken: översikt' });
    await expect(overview).toHaveAttribute('href', '/kop-bil/bilmarken');
    makes.click();
    await isOpen(makes, false);
    await isOpen(buy);
  },
};

/** Dispatches the pointer events of a mouse that enters or leaves an element. */
function mouse(type: 'pointerover' | 'pointerout', element: Element | null | undefined) {
  element?.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
  );
}

export const ByMouse: Story = {
  name: 'Group opened by mouse',
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    const clock = fakeClock({ shortestMs: 100 });
    mouse('pointerover', buy.closest('li'));
    await isOpen(buy);
    // A press on a group that the mouse opened keeps it open.
    buy.click();
    await isOpen(buy);
    mouse('pointerout', buy.closest('li'));
    clock.advance(199);
    await isOpen(buy);
    clock.advance(1);
    await isOpen(buy, false);
  },
};

export const MouseOverAPlainLink: Story = {
  name: 'Mouse over a plain link',
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas);
    const buy = await groupOf(canvas, 'Köp bil');
    const plain = menu.getByRole('link', { name: 'Boka verkstad' }).closest('li');
    const clock = fakeClock();
    mouse('pointerover', buy.closest('li'));
    await isOpen(buy);
    mouse('pointerout', buy.closest('li'));
    mouse('pointerover', plain);
    mouse('pointerout', plain);
    clock.advance(599);
    await isOpen(buy);
    clock.advance(1);
    await isOpen(buy, false);
  },
};

export const PressElsewhere: Story = {
  name: 'Closed by a press elsewhere',
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    buy.click();
    await isOpen(buy);
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await isOpen(buy, false);
  },
};

export const FocusLeaves: Story = {
  name: 'Closed when focus leaves',
  play: async ({ canvas }) => {
    const own = await groupOf(canvas, 'Äga bil');
    own.click();
    await isOpen(own);
    canvas.getByRole('link', { name: 'Försäkring' }).focus();
    canvas.getByRole('link', { name: 'Hitta oss' }).focus();
    await isOpen(own, false);
  },
};

export const CurrentPage: Story = {
  name: 'Current page and section',
  args: { path: '/kop-bil/bilar-i-lager' },
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    await expect(buy).toHaveAttribute('aria-current', 'true');
    buy.click();
    await isOpen(buy);
    const page = canvas.getByRole('link', { name: 'Bilar i lager' });
    await expect(page).toHaveAttribute('aria-current', 'page');
  },
};

const manyEntries = Array.from({ length: 14 }, (_, at) =>
  navigationEntry(
    `/avdelning-${at}`,
    { navTitle: `Avdelning nummer ${at + 1}` },
    at === 13 ? [navigationEntry('/avdelning-13/a', { navTitle: 'Sist av alla' })] : [],
  ),
);

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

export const OnAPhone: Story = {
  name: 'Phone menu',
  globals: onPhone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Öppna menyn' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(button);
    const menu = await menuOf(canvas);
    await waitFor(() => expect(menu.getByRole('link', { name: 'Nyheter' })).toBeVisible());
    const buy = await groupOf(canvas, 'Köp bil');
    buy.click();
    await isOpen(buy);
    await expect(menu.getByRole('link', { name: 'Bilar i lager' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Stäng menyn' }));
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
};

export const OnAPhoneEscape: Story = {
  name: 'Phone menu closed by Escape',
  globals: onPhone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Öppna menyn' });
    button.focus();
    button.click();
    const panel = await canvas.findByRole('navigation', { name: 'Huvudmeny' });
    await expect(panel.matches(':popover-open')).toBe(true);
    // Only a real Escape key press closes a popover, which scripts can’t send.
    panel.hidePopover();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Focusable elements outside the panel. */
function focusableOutside(panel: HTMLElement): readonly Element[] {
  const candidates = [...document.querySelectorAll('a[href], button, summary, input')];
  return candidates.filter((each) => !panel.contains(each) && !each.closest('[inert]'));
}

export const OnAPhoneModal: Story = {
  name: 'Phone menu is modal',
  globals: onPhone,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main>
          <a href="/nyheter">Bakom menyn</a>
        </main>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Öppna menyn' });
    const behind = canvas.getByRole('link', { name: 'Bakom menyn' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('navigation', { name: 'Huvudmeny' });
    const close = within(panel).getByRole('button', { name: 'Stäng menyn' });
    await waitFor(() => expect(close).toHaveFocus());
    await waitFor(() => expect(focusableOutside(panel)).toEqual([]));
    behind.focus();
    await expect(behind).not.toHaveFocus();
    // Elements added while the panel is open are inert too.
    const late = document.createElement('button');
    late.textContent = 'Senare';
    document.body.append(late);
    await waitFor(() => expect(late).toHaveProperty('inert', true));
    late.remove();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(behind.closest('[inert]')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

export const OnAPhoneNestedGroup: Story = {
  name: 'Phone menu closed with open group',
  globals: onPhone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Öppna menyn' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('navigation', { name: 'Huvudmeny' });
    const buy = await groupOf(canvas, 'Köp bil');
    buy.click();
    await isOpen(buy);
    const makes = await groupOf(canvas, 'Bilmärken');
    makes.click();
    await isOpen(makes);
    canvas.getByRole('link', { name: 'Volvo' }).focus();
    // Scripts can't send the key that closes a popover; `e2e/menuPanel.spec.ts` does.
    panel.hidePopover();
    await waitFor(() => expect(button).toHaveFocus());
    await isOpen(buy, false);
  },
};

const languages = [
  { locale: 'sv', nativeName: 'svenska', href: '/hitta-oss' },
  { locale: 'en', nativeName: 'English', href: '/en/hitta-oss' },
] as const;

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
        <Story />
        <BlockExample componentName="HeroBanner" fields={hero} path="/" />
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

export const Overview: Story = { tags: ['visual'] };
