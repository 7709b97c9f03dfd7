import { type Browser, expect, type Page, test } from '@playwright/test';
import { parseRenderings, writeRenderings } from '#domain/content/renderings.ts';
import { hostOf } from './support/addresses.ts';
import { showingPictures } from './support/browsers.ts';
import {
  editedFrame,
  fieldsOf,
  openEditorAt,
  openPage,
  publish,
  uploadDrawing,
} from './support/editorSteps.ts';
import { ownPorts } from './support/ownPorts.ts';
import { ownPublishedSite } from './support/ownPublishedSite.ts';
import { sendRaw } from './support/rawRequest.ts';

test.use({ launchOptions: showingPictures });

// Beside the ports of the other tests, because the content changes.
const { site: sitePort, services: servicesPort } = ownPorts('editorBlocks');

ownPublishedSite({ sitePort, servicesPort });

// Each goes on with what the ones before have changed.
test.describe.configure({ mode: 'serial' });

const openEditor = (browser: Browser): Promise<Page> =>
  openEditorAt(browser, servicesPort, 'publisher');

/** The page as visitors get it. */
async function visitorsSee(path: string): Promise<string> {
  const headers = { host: hostOf('nordvik-se') };
  return (await sendRaw({ port: sitePort, path, headers })).text;
}

const path = '/om-oss';
const heading = 'Ett bilföretag med lång framförhållning';
const hidden = 'varav 270 i verkstäderna';

test('a block that is hidden by keyboard is gone for visitors and in the preview, and comes back', async ({
  browser,
}) => {
  const page = await openEditor(browser);
  await openPage(page, 'Om oss');
  await editedFrame(page, hidden);
  await page.getByRole('button', { name: 'Numbers block', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hide Numbers block' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show Numbers block' })).toBeFocused();
  const frame = await editedFrame(page, 'Hidden Rendering');
  await expect(frame.getByText(hidden)).toHaveCount(0);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe[title$="as visitors see it"]').last();
  await expect(preview.getByRole('heading', { name: heading })).toBeVisible();
  await expect(preview.getByText(hidden)).toHaveCount(0);
  await expect(preview.getByText('Hidden Rendering')).toHaveCount(0);
  expect(await visitorsSee(path)).toContain(hidden);
  await publish(page);
  await expect.poll(async () => (await visitorsSee(path)).includes(hidden)).toBe(false);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await editedFrame(page, hidden);
  await publish(page);
  await expect.poll(async () => (await visitorsSee(path)).includes(hidden)).toBe(true);
  await page.close();
});

test('a block is copied to another page, taken back, copied again and published there', async ({
  browser,
}) => {
  const page = await openEditor(browser);
  await openPage(page, 'Om oss');
  await editedFrame(page, hidden);
  await page.getByRole('button', { name: 'Numbers block', exact: true }).click();
  const copy = async () => {
    await page.getByRole('button', { name: 'Copy to another page: Numbers block' }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy Numbers block to another page' });
    await dialog.getByRole('combobox', { name: 'Page' }).fill('/kontakt');
    await dialog.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: 'Main' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Copy the block' }).click();
    await expect(dialog.getByText(/^Numbers block is on .* too$/)).toBeVisible();
    return dialog;
  };
  const first = await copy();
  await first.getByRole('button', { name: 'Take the copy back' }).click();
  await expect(first.getByText(/is as before$/)).toBeVisible();
  await page.keyboard.press('Escape');
  const second = await copy();
  expect(await visitorsSee('/kontakt')).not.toContain(hidden);
  await second.getByRole('button', { name: /^Open / }).click();
  await editedFrame(page, hidden);
  await expect(page.getByRole('button', { name: 'Numbers block', exact: true })).toHaveCount(1);
  await publish(page);
  await expect.poll(async () => (await visitorsSee('/kontakt')).includes(hidden)).toBe(true);
  await page.close();
});

test('a colour of text that doesn’t suit its picture is found, beside the field and among the checks', async ({
  browser,
}) => {
  const page = await openEditor(browser);
  await openPage(page, 'Om oss');
  await page.getByRole('button', { name: 'Hero banner', exact: true }).click();
  const fields = fieldsOf(page);
  await fields.getByRole('button', { name: 'Remove image phone' }).click();
  await fields.getByRole('button', { name: 'Change image', exact: true }).click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await uploadDrawing(library, 'Natt.svg', 'En natt utan måne');
  await expect(library).toBeHidden();
  const color = fields.getByRole('combobox', { name: 'Text color' });
  await color.selectOption('Black');
  const problem = /is black over a dark picture, which is veiled for it: white suits the picture/;
  await expect(color).toHaveAccessibleDescription(problem);
  await page.getByRole('tab', { name: 'Checks' }).click();
  await expect(page.getByRole('button', { name: problem })).toBeVisible();
  await color.selectOption('White');
  await expect(page.getByRole('button', { name: problem })).toBeHidden();
  await page.close();
});

/** Gives the page that is open many blocks: its own ones again and again. Returns how many there are with header and footer. */
async function fillWithBlocks(page: Page, count: number): Promise<number> {
  const ask = (query: string, variables: object) =>
    page.evaluate(
      async ([text, values]) => {
        const { csrf } = await (await fetch('/edit/api/session')).json();
        const answer = await fetch('/sitecore/api/authoring/graphql/v1', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
          body: JSON.stringify({ query: text, variables: values }),
        });
        return (await answer.json()).data;
      },
      [query, variables] as const,
    );
  const where = { itemId: page.url().split('/').at(-1), language: 'sv' };
  const read = `query ($where: ItemQueryInput!) { item(where: $where) {
    field(name: "__Final Renderings") { value } } }`;
  const { item } = await ask(read, { where });
  const placed = parseRenderings(item.field.value) ?? [];
  const main = placed.filter(({ placeholder }) => placeholder === 'headless-main');
  const many = Array.from({ length: count }, (_, at) => {
    const uid = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
    return main.slice(at % main.length, (at % main.length) + 1).map((each) => ({ ...each, uid }));
  });
  const uids = main.map(({ uid }) => uid);
  const around = placed.filter(
    ({ uid, parent = '' }) => !uids.includes(uid) && !uids.includes(parent),
  );
  const all = [...around, ...many.flat()];
  const fields = [{ name: '__Final Renderings', value: writeRenderings(all) }];
  const write =
    'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { version } } }';
  await ask(write, { input: { ...where, fields } });
  return all.length;
}

test('a page with a thousand blocks is shown in the editor', async ({ browser }) => {
  test.slow();
  const page = await openEditor(browser);
  await openPage(page, 'Om oss');
  await editedFrame(page, hidden);
  const blocks = await fillWithBlocks(page, 1_000);
  const rendered = page.waitForResponse((each) => each.url().includes('/api/editing/render'));
  await page.reload();
  const answer = await rendered;
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-security-policy']?.length).toBeLessThan(4_000);
  const frame = await editedFrame(page, heading);
  await expect(frame.locator('code[chrometype="rendering"][kind="open"]')).toHaveCount(blocks);
  // Its script runs under this policy, and finds all blocks.
  await expect(frame.locator('forecourt-editor-layer li').first()).toBeAttached();
  await page.close();
});
