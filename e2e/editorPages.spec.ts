import { gunzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { askBoth } from './support/askBoth.ts';
import { showingPictures } from './support/browsers.ts';
import { editedFrame, openEditorAt, publish, typeTitle } from './support/editorSteps.ts';
import { expectSoon } from './support/expectSoon.ts';
import { ownPorts } from './support/ownPorts.ts';
import { ownPublishedSite } from './support/ownPublishedSite.ts';

test.use({ launchOptions: showingPictures });

// Beside the ports of the other tests, because the content changes.
const { site: sitePort, services: servicesPort } = ownPorts('editorPages');

ownPublishedSite({ sitePort, servicesPort });

// Each goes on with what the ones before have changed.
test.describe.configure({ mode: 'serial' });

const ask = (path: string) => askBoth(path, { port: sitePort });

/** The statuses of an address, and where it leads. */
async function answersAt(path: string): Promise<readonly string[]> {
  return (await ask(path)).map(({ status, headers: { location = '' } }) =>
    `${status} ${location}`.trim(),
  );
}

async function shownAt(path: string, wanted: string): Promise<readonly boolean[]> {
  return (await ask(path)).map(({ text }) => text.includes(wanted));
}

/** Whether the site map lists an address. */
async function isInSitemap(path: string): Promise<boolean> {
  const [{ body }] = await ask('/sitemap-pages-sv.xml.gz');
  return gunzipSync(body).toString('utf8').includes(`${path}</loc>`);
}

/** Chooses an action of the menu of a page. */
async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const first = '/om-oss/var-historia-i-orebro';
const second = '/om-oss/sedan-1954';

test('a page that is made from another one is a draft until it is published, and then on the site', async ({
  browser,
}) => {
  await expect.poll(() => answersAt('/om-oss')).toEqual(['200', '200']);
  const page = await openEditorAt(browser, servicesPort, 'publisher');
  await choose(page, 'Om oss', 'New page below');
  const dialog = page.getByRole('dialog', { name: 'New page below Om oss' });
  await dialog.getByLabel('Title').fill('Vår historia i Örebro');
  await expect(dialog.getByLabel('Name in the address')).toHaveValue('var-historia-i-orebro');
  await dialog.getByRole('combobox', { name: 'Page to copy' }).fill('hållbarhet');
  await page.getByRole('option', { name: /^Hållbarhet/ }).click();
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(/^Vår historia i Örebro is made and open here/).first(),
  ).toBeVisible();
  const frame = await editedFrame(page, 'Det bästa vi kan göra är att få bilar att hålla');
  await typeTitle(frame, 'Det började med två lyftar');
  await editedFrame(page, 'Det började med två lyftar');
  await expect(page.getByText('All changes are saved')).toBeVisible();
  // A draft is for editors only.
  expect(await answersAt(first)).toEqual(['404', '404']);
  expect(await shownAt('/', 'Vår historia i Örebro')).toEqual([false, false]);
  expect(await isInSitemap(first)).toBe(false);
  await publish(page);
  await expectSoon(() => shownAt(first, 'Det började med två lyftar'), [true, true]);
  // The page that was copied stays as it is.
  expect(await shownAt('/om-oss/hallbarhet', 'Det började med')).toEqual([false, false]);
  await expect.poll(() => shownAt('/', 'Vår historia i Örebro')).toEqual([true, true]);
  await expect.poll(() => isInSitemap(first)).toBe(true);
  await page.close();
});

test('another name leads visitors from the old address to the new one', async ({ browser }) => {
  const page = await openEditorAt(browser, servicesPort, 'publisher');
  await choose(page, 'Vår historia i Örebro', 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename Vår historia i Örebro' });
  await dialog.getByLabel('Name in the address').fill('press');
  await expect(dialog.getByText('The page Press has this address already.')).toBeVisible();
  await dialog.getByLabel('Name in the address').fill('sedan-1954');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Pages of the site' })
    .getByRole('button', { name: /^Vår historia i Örebro/ })
    .click();
  await editedFrame(page, 'Det började med två lyftar');
  expect(await answersAt(first)).toEqual(['200', '200']);
  await publish(page);
  await expectSoon(() => answersAt(first), [`308 ${second}`, `308 ${second}`]);
  await expectSoon(() => shownAt(second, 'Det började med två lyftar'), [true, true]);
  await expect.poll(() => isInSitemap(second)).toBe(true);
  expect(await isInSitemap(first)).toBe(false);
  await page.close();
});

test('a deletion leads visitors from all its addresses to another page, and can be taken back', async ({
  browser,
}) => {
  const page = await openEditorAt(browser, servicesPort, 'publisher');
  await choose(page, 'Vår historia i Örebro', 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete Vår historia i Örebro' });
  await expect(dialog.getByRole('combobox', { name: 'Page to lead to' })).toHaveValue('/om-oss');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  expect(await answersAt(second)).toEqual(['200', '200']);
  await page.getByText('Deleted pages (1)').click();
  await page.getByRole('button', { name: 'Publish the deletion of Vår historia i Örebro' }).click();
  // In one hop, also from the address of before.
  for (const old of [second, first])
    await expectSoon(() => answersAt(old), ['308 /om-oss', '308 /om-oss']);
  await page.getByRole('button', { name: 'Restore Vår historia i Örebro' }).click();
  const entry = page
    .getByRole('navigation', { name: 'Pages of the site' })
    .getByRole('button', { name: /^Vår historia i Örebro/ });
  await entry.click();
  await editedFrame(page, 'Det började med två lyftar');
  expect(await answersAt(second)).toEqual(['308 /om-oss', '308 /om-oss']);
  await publish(page);
  await expectSoon(() => shownAt(second, 'Det började med två lyftar'), [true, true]);
  await page.close();
});

test('a page that the site needs says why it stays', async ({ browser }) => {
  const page = await openEditorAt(browser, servicesPort, 'editor');
  await choose(page, 'Köp bil', 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete Köp bil' });
  await expect(dialog.getByText(/such as those of cars or facilities/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.close();
});
