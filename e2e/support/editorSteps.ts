import { type Browser, expect, type Frame, type Locator, type Page } from '@playwright/test';

/** The accounts of the demo. */
export const accounts = {
  publisher: { name: 'publisher', password: 'publish-the-demo' },
  editor: { name: 'editor', password: 'edit-the-demo' },
} as const;

/** Opens the editor of the services at a port, or a page of it, and signs in. */
export async function openEditorAt(
  browser: Browser,
  servicesPort: number,
  who: keyof typeof accounts,
  path = '/edit',
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${servicesPort}${path}`);
  await page.getByLabel('Name').fill(accounts[who].name);
  await page.getByLabel('Password').fill(accounts[who].password);
  await page.keyboard.press('Enter');
  return page;
}

/** Opens a page by its name, with its blocks beside it. */
export async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(name);
  await page.getByRole('navigation', { name: 'Found pages' }).getByRole('button').first().click();
  await page.getByRole('tab', { name: 'Blocks' }).click();
}

/** The frame with the edited page, once it shows a text. */
export async function editedFrame(page: Page, text: string): Promise<Frame> {
  let found: Frame | undefined;
  await expect
    .poll(async () => {
      for (const frame of page.frames()) {
        if (!frame.url().includes('/api/editing/render')) continue;
        const shown = await frame
          .locator('main')
          .innerText()
          .catch(() => '');
        if (shown.includes(text)) found = frame;
      }
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`The edited page doesn’t show ${text}.`);
  return found;
}

/** Types the title of the page where it stands, once the script of the editor runs there. */
export async function typeTitle(frame: Frame, text: string): Promise<void> {
  const { keyboard, mouse } = frame.page();
  const layer = frame.locator('forecourt-editor-layer');
  await expect(layer).toBeAttached();
  const box = await frame.getByRole('heading', { level: 1, includeHidden: true }).boundingBox();
  if (!box) throw new Error('The title has no place.');
  await mouse.dblclick(box.x + 20, box.y + 10);
  await expect(layer.locator('textarea')).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(text);
  await keyboard.press('Enter');
}

/** Adds the first block that a search finds at the end of the page that is open, by keyboard. */
export async function addBlock(page: Page, search: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Add a block (?:at the end of Main|in Main, which is empty)$/ })
    .focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Add a block' });
  await picker.getByRole('searchbox').fill(search);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
}

/** The fields of what is chosen. */
export const fieldsOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Fields' });

/** Uploads a dark drawing to the open library of pictures, and uses it. */
export async function uploadDrawing(library: Locator, name: string, alt: string): Promise<void> {
  await library.getByLabel('Upload a file').setInputFiles({
    name,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="60" height="40"/></svg>',
    ),
  });
  await library.getByRole('textbox', { name: 'Alternative text' }).fill(alt);
  await library.getByRole('button', { name: 'Upload and use' }).click();
}

/** Publishes the page that is open. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText('The page is published.')).toBeVisible();
  await page.keyboard.press('Escape');
}
