import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPagePath } from '#editor/state/openPage.ts';
import { editorPlacesOf } from '#scripts/triedPages/editorPlacesOf.ts';
import { askBoth } from './support/askBoth.ts';
import { showingPictures } from './support/browsers.ts';
import {
  accounts,
  addBlock,
  editedFrame,
  fieldsOf,
  openEditorAt,
  openPage,
  publish,
  typeTitle,
  uploadDrawing,
} from './support/editorSteps.ts';
import { expectSoon } from './support/expectSoon.ts';
import { ownPorts } from './support/ownPorts.ts';
import { ownPublishedSite } from './support/ownPublishedSite.ts';

test.use({ launchOptions: showingPictures });

// Beside the ports of the other tests, because the content changes.
const { site: sitePort, services: servicesPort } = ownPorts('editor');

const own = ownPublishedSite({ sitePort, servicesPort });

// Each goes on with what the ones before have changed.
test.describe.configure({ mode: 'serial' });

const openEditor = (browser: Browser, who: keyof typeof accounts, path?: string): Promise<Page> =>
  openEditorAt(browser, servicesPort, who, path);

/** The page as visitors get it from both processes. */
async function visitorsSee(path: string): Promise<readonly string[]> {
  return (await askBoth(path, { port: sitePort })).map(({ text }) => text);
}

const path = '/om-oss';
const before = 'Ett bilföretag med lång framförhållning';
const typed = 'Ett bilföretag som tänker tio år framåt';

test('a title that is typed where it stands is seen by visitors within two seconds of its publication', async ({
  browser,
}) => {
  await expect
    .poll(async () => (await visitorsSee(path)).every((html) => html.includes(before)))
    .toBe(true);
  const page = await openEditor(browser, 'publisher');
  await openPage(page, 'Om oss');
  const frame = await editedFrame(page, before);
  await typeTitle(frame, typed);
  // It is rendered again when it is saved.
  await editedFrame(page, typed);
  // A draft is for editors only.
  expect((await visitorsSee(path)).some((html) => html.includes(typed))).toBe(false);
  await publish(page);
  await expectSoon(
    async () => (await visitorsSee(path)).every((html) => html.includes(typed)),
    true,
  );
  await page.close();
});

test('a block that is added and filled in by keyboard alone goes live, and other pages stay as they are', async ({
  browser,
}) => {
  const page = await openEditor(browser, 'publisher');
  await openPage(page, 'Om oss');
  await editedFrame(page, typed);
  await addBlock(page, 'blurb');
  const title = fieldsOf(page).getByLabel('Title', { exact: true });
  await title.focus();
  await page.keyboard.type('Vi bygger ut i Luleå');
  await expect(page.getByText('All changes are saved')).toBeVisible();
  await editedFrame(page, 'Vi bygger ut i Luleå');
  await publish(page);
  await expect
    .poll(async () =>
      (await visitorsSee(path)).every((html) => html.includes('Vi bygger ut i Luleå')),
    )
    .toBe(true);
  // The new block has the page's own ids, so nothing else is new.
  const others = await askBoth('/kop-bil', { port: sitePort });
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
  await page.close();
});

test('the link in a block’s manual opens a page with the block, which is chosen and in view', async ({
  browser,
}) => {
  const places = editorPlacesOf(
    { GROUP_DIR: own().group.folder, SERVICES_PORT: String(servicesPort) },
    { isDevelopment: true },
  );
  const place = places?.places['FAQList'];
  if (!place) throw new Error('No page has the block.');
  expect(places?.origin).toBe(`http://localhost:${servicesPort}`);
  const page = await openEditor(browser, 'editor', openPagePath(place));
  const blocks = page.getByRole('complementary', { name: 'Pages and blocks' });
  await expect(blocks.getByRole('button', { name: 'FAQ list', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(fieldsOf(page).getByRole('heading', { name: 'FAQ list' })).toBeVisible();
  const frame = await editedFrame(page, '');
  await expect(frame.locator('forecourt-editor-layer')).toBeAttached();
  await expect.poll(() => frame.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.close();
});

test('what two people change at once is shown to the second, who chooses', async ({ browser }) => {
  const first = await openEditor(browser, 'publisher');
  const second = await openEditor(browser, 'editor');
  for (const page of [first, second]) {
    await openPage(page, 'Kontakt');
    await fieldsOf(page).getByLabel('Nav title').waitFor();
  }
  const navTitle = (page: Page) => fieldsOf(page).getByLabel('Nav title');
  await navTitle(first).fill('Hör av dig');
  await expect(first.getByText('All changes are saved')).toBeVisible();
  await navTitle(second).fill('Skriv till oss');
  await second.getByRole('button', { name: 'Choose which to keep' }).click();
  const dialog = second.getByRole('dialog', {
    name: /Somebody else has changed it too: navTitle/i,
  });
  await expect(dialog).toContainText('Skriv');
  await expect(dialog).toContainText('Hör');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(navTitle(second)).toHaveValue('Hör av dig');
  await expect(second.getByText('All changes are saved')).toBeVisible();
  // Undo takes back what was typed, and only that.
  await navTitle(first).fill('Kontakt');
  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(navTitle(first)).toHaveValue('Hör av dig');
  await second.getByRole('button', { name: 'Publish' }).click();
  const refused = second.getByRole('dialog', { name: 'Publish this page' });
  await expect(refused.getByText(/You can edit, but not publish/)).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await first.close();
  await second.close();
});

test('a version of the history is restored', async ({ browser }) => {
  const page = await openEditor(browser, 'editor');
  await openPage(page, 'Kontakt');
  const navTitle = fieldsOf(page).getByLabel('Nav title');
  await expect(navTitle).toHaveValue('Hör av dig');
  await page.getByRole('tab', { name: 'History' }).click();
  const versions = page
    .getByRole('tabpanel', { name: 'History' })
    .getByRole('button', { expanded: false });
  await versions.last().click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(navTitle).not.toHaveValue('Hör av dig');
  await expect(page.getByText('All changes are saved')).toBeVisible();
  await page.close();
});

test('a colleague sees a draft by a link, without signing in, and no other page by it', async ({
  browser,
}) => {
  const page = await openEditor(browser, 'editor');
  await openPage(page, 'Om oss');
  const frame = await editedFrame(page, typed);
  await typeTitle(frame, 'Bara ett utkast');
  // It is rendered again when it is saved.
  await editedFrame(page, 'Bara ett utkast');
  await page.getByRole('button', { name: 'Send a preview' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(link);
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Bara ett utkast');
  await expect(colleague.locator('code.scpm')).toHaveCount(0);
  const other = new URL(link);
  other.searchParams.set('route', '/kop-bil');
  expect((await colleague.goto(other.href))?.status()).toBe(403);
  expect((await visitorsSee(path)).some((html) => html.includes('Bara ett utkast'))).toBe(false);
  await colleague.close();
  await page.close();
});

/** Waits until what was just changed is saved. */
async function savedAgain(page: Page): Promise<void> {
  await expect(page.getByText('Saving …')).toBeVisible();
  await expect(page.getByText('All changes are saved')).toBeVisible();
}

test('an upload is changed where it is used, and deleted when no page uses it any more', async ({
  browser,
}) => {
  const page = await openEditor(browser, 'editor');
  await openPage(page, 'Om oss');
  const blocks = page.getByRole('complementary', { name: 'Pages and blocks' });
  await blocks.getByRole('button', { name: 'Blurb', exact: true }).first().click();
  const fields = fieldsOf(page);
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await fields.getByRole('button', { name: /^(?:Choose|Change) image phone$/ }).click();
  await uploadDrawing(library, 'Grå bil.svg', 'En grå bil');
  await savedAgain(page);
  const openUpload = async () => {
    await fields.getByRole('button', { name: /^(?:Choose|Change) image phone$/ }).click();
    await library.getByRole('button', { name: /^Change gra-bil-/ }).click();
  };
  await openUpload();
  await expect(library.getByText('Om oss (nordvik-se, sv)')).toBeVisible();
  await library.getByRole('textbox', { name: 'Alternative text' }).fill('En bil i grått');
  await library.getByRole('button', { name: 'Save' }).click();
  await expect(library.getByText(/^gra-bil-.* is changed\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await fields.getByRole('button', { name: 'Remove image phone' }).click();
  await savedAgain(page);
  await openUpload();
  await expect(library.getByRole('textbox', { name: 'Alternative text' })).toHaveValue(
    'En bil i grått',
  );
  await library.getByRole('button', { name: 'Delete it' }).click();
  await library.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(library.getByText(/^gra-bil-.* is deleted\.$/)).toBeVisible();
  await expect(library.getByRole('button', { name: /gra-bil-/ })).toHaveCount(0);
  await page.close();
});

test('words that are typed while the service is down are kept and saved later', async ({
  browser,
}) => {
  const page = await openEditor(browser, 'publisher');
  await openPage(page, 'Kontakt');
  const navTitle = fieldsOf(page).getByLabel('Nav title');
  await navTitle.waitFor();
  await own().services.end('SIGKILL');
  await navTitle.fill('Hör gärna av dig');
  await expect(page.getByText('The content service doesn’t answer')).toBeVisible();
  await own().services.start();
  // The session had a key of the process, so it has ended with it.
  await page.getByRole('dialog').getByLabel('Password').fill(accounts.publisher.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('All changes are saved')).toBeVisible();
  await page.reload();
  await openPage(page, 'Kontakt');
  await expect(navTitle).toHaveValue('Hör gärna av dig');
  await page.close();
});
