import type { FrameLocator, Locator, Page } from 'playwright';
import type { ShotName } from '#stories/firstPage/shots.ts';
import type { Desk } from './desk.ts';

/** What a picture shows. */
export interface Pictured {
  /** The whole window, or a part of it. */
  readonly shown: Page | Locator;
  /** What the next words of the manual are about, which gets a ring. */
  readonly marked?: Locator;
  /** Of a part of the window that is mostly empty below, in px. */
  readonly height?: number;
  /** How much is shown around a part of the window, in px. */
  readonly around?: number;
}

/** Enough for the shadow of a dialog. */
const around = 16;

type Step = (desk: Desk) => Promise<Pictured>;

const site = { name: 'nordvik-uk', title: 'Nordvik UK' } as const;
const headline = {
  before: 'A car company that started in the workshop',
  after: 'A workshop that became a car company',
} as const;
const added = {
  page: 'Saturdays in the workshop',
  title: 'Come and see the workshop',
  text: 'On the first Saturday of each month, our technicians show you round. There is coffee.',
  alternativeText: 'A car raised on the ramp in a bright workshop',
} as const;

/** The page in its frame, when there is only one: while a page is rendered again, there are two. */
async function pageInFrame(page: Page, text: string): Promise<FrameLocator> {
  const frames = page.getByTitle(/^About us, /);
  await frames.and(page.locator('[data-state="shown"]')).waitFor();
  const frame = frames.first().contentFrame();
  await frame.getByRole('main', { includeHidden: true }).filter({ hasText: text }).waitFor();
  await page.locator('iframe[data-state="loading"]').waitFor({ state: 'detached' });
  return frame;
}

const saved = (page: Page) => page.getByText('All changes are saved').waitFor();
const fields = (page: Page) => page.getByRole('complementary', { name: 'Fields' });
const panels = (page: Page) => page.getByRole('complementary', { name: 'Pages and blocks' });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** How each picture is reached from the one before, by what an editor sees and presses. A step that can't be taken throws. */
export const steps: Readonly<Record<ShotName, Step>> = {
  'front-page': async ({ page, servicesUrl }) => {
    await page.goto(servicesUrl);
    const panel = page.getByRole('region', { name: 'Editing' });
    return {
      shown: panel,
      around,
      marked: panel.getByRole('link', { name: 'Edit pages', exact: true }),
    };
  },
  'sign-in': async ({ page }) => {
    await page.getByRole('link', { name: 'Edit pages', exact: true }).click();
    await page.getByLabel('Name').fill('publisher');
    await page.getByLabel('Password').fill('publish-the-demo');
    const form = page.getByRole('main').locator('> div');
    return { shown: form, around, marked: page.getByRole('button', { name: 'Sign in' }) };
  },
  editor: async ({ page }) => {
    await press(page, 'Sign in');
    await page.getByLabel('Site').selectOption({ label: site.title });
    await page.getByTitle('Home, to edit').waitFor();
    return { shown: page, marked: page.getByLabel('Site') };
  },
  'open-page': async ({ page }) => {
    await openTab(page, 'Pages');
    await page.getByRole('searchbox', { name: 'Search pages' }).fill('about');
    const found = page.getByRole('navigation', { name: 'Found pages' });
    return { shown: page, marked: found.getByRole('button', { name: /^About us/ }) };
  },
  'type-in-place': async ({ page }) => {
    await page.getByRole('button', { name: /^About us/ }).click();
    await openTab(page, 'Blocks');
    const frame = await pageInFrame(page, headline.before);
    const layer = frame.locator('forecourt-editor-layer');
    await layer.waitFor({ state: 'attached' });
    const heading = frame.getByRole('heading', { level: 1, includeHidden: true });
    await heading.click({ force: true, position: { x: 20, y: 10 } });
    const field = layer.getByRole('textbox');
    await field.fill(headline.after);
    return { shown: page };
  },
  undo: async ({ page }) => {
    await page.keyboard.press('Enter');
    await saved(page);
    await pageInFrame(page, headline.after);
    return {
      shown: page.getByRole('banner'),
      marked: page.getByRole('group', { name: 'Undo and redo' }),
    };
  },
  'add-block': async ({ page }) => {
    await page.getByRole('button', { name: 'Add a block at the end of Main' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a block' });
    await dialog.getByRole('searchbox').fill('picture beside text');
    const block = dialog.getByRole('button', { name: 'Blurb', exact: true });
    return { shown: dialog, around, marked: block };
  },
  'fill-in': async ({ page }) => {
    await press(page, 'Blurb');
    await fields(page).getByRole('heading', { name: 'Blurb' }).waitFor();
    await fields(page).getByLabel('Title', { exact: true }).fill(added.title);
    await fields(page).getByRole('textbox', { name: 'Rich text' }).fill(added.text);
    await saved(page);
    await pageInFrame(page, added.title);
    return { shown: page };
  },
  'choose-picture': async ({ page }) => {
    await press(page, 'Choose image desktop');
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByRole('searchbox').fill('nordvik-uk');
    return { shown: dialog, around, marked: dialog.getByRole('button', { name: /^workshop/ }) };
  },
  checks: async ({ page }) => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /workshop/ })
      .click();
    await saved(page);
    await openTab(page, 'Checks');
    const next = panels(page).getByRole('button', { name: 'Next' });
    await next.waitFor();
    return { shown: panels(page), marked: next, height: 260 };
  },
  'alternative-text': async ({ page }) => {
    await panels(page).getByRole('button', { name: 'Next' }).click();
    const field = fields(page).getByLabel('Alternative text of image desktop');
    await field.fill(added.alternativeText);
    await field.blur();
    await saved(page);
    await pageInFrame(page, added.title);
    return { shown: page, marked: field };
  },
  'preview-phone': async ({ page }) => {
    await press(page, 'Preview');
    await press(page, '375 pixels');
    await pageInFrame(page, headline.after);
    return { shown: page, marked: page.getByRole('group', { name: 'Width of the window' }) };
  },
  'preview-wide': async ({ page }) => {
    await press(page, '1920 pixels');
    await pageInFrame(page, headline.after);
    return { shown: page, marked: page.getByRole('group', { name: 'Width of the window' }) };
  },
  'preview-link': async ({ page }) => {
    await press(page, 'Send a preview');
    await press(page, 'Make a link');
    const dialog = page.getByRole('dialog', { name: 'Send a preview' });
    await dialog.getByLabel('Link to the preview').waitFor();
    return { shown: dialog, around, marked: dialog.getByLabel('Link to the preview') };
  },
  publish: async ({ page }) => {
    await page.keyboard.press('Escape');
    await press(page, 'Publish');
    const dialog = page.getByRole('dialog', { name: 'Publish this page' });
    await dialog.getByRole('list', { name: 'Changes that are published' }).waitFor();
    return {
      shown: dialog,
      around,
      marked: dialog.getByRole('button', { name: 'Publish', exact: true }),
    };
  },
  visitors: async ({ page, openVisitor, urlOn }) => {
    const dialog = page.getByRole('dialog', { name: 'Publish this page' });
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByText('The page is published.').waitFor();
    await page.keyboard.press('Escape');
    const visitor = await openVisitor();
    await visitor.goto(urlOn(site.name, '/about-us'));
    await visitor.getByRole('heading', { level: 1, name: headline.after }).waitFor();
    return { shown: visitor };
  },
  history: async ({ page }) => {
    await press(page, 'Edit');
    await press(page, '1280 pixels');
    await openTab(page, 'Blocks');
    await panels(page).getByRole('button', { name: 'Blurb', exact: true }).first().click();
    await openTab(page, 'History');
    const versions = page.getByRole('tabpanel', { name: 'History' });
    await versions.getByRole('button', { expanded: false }).last().click();
    const restore = versions.getByRole('button', { name: 'Restore this version' });
    await restore.waitFor();
    return { shown: page, marked: restore };
  },
  'new-page': async ({ page }) => {
    await openTab(page, 'Pages');
    await press(page, 'New page');
    const dialog = page.getByRole('dialog', { name: 'New page below About us' });
    await dialog.getByLabel('Title').fill(added.page);
    return { shown: dialog, around, marked: dialog.getByLabel('Name in the address') };
  },
  'page-menu': async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Search pages' }).fill('');
    await page.getByRole('button', { name: 'Actions for About us', exact: true }).click();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    return { shown: page, marked: menu };
  },
};
