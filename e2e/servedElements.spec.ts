import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { holdScripts } from './support/holdScripts.ts';
import { hydrated } from './support/hydrated.ts';
import { menuMeasured } from './support/menuMeasured.ts';
import { expect, test } from './support/test.ts';

const facility = addressOf('nordvik-se', '/hitta-oss/nordvik-uppsala');
const content = addressOf('nordvik-se', '/aga-bil/serviceavtal');

const main = (page: Page) => page.getByRole('main');
const served = (page: Page) => page.locator('[data-served]');

/** The headings, links and texts of the page. */
async function contentOf(page: Page): Promise<readonly string[]> {
  await menuMeasured(page);
  return page.locator('header, main, footer').locator('h1, h2, h3, p, a').allTextContents();
}

test('what is only HTML isn’t in the data a second time', async ({ page }) => {
  const html = await (await page.goto(facility))?.text();
  expect(html?.match(/ data-served=""/g)?.length).toBeGreaterThan(10);
  // The link to the facility on a map.
  expect(html).toContain('api=1&amp;query=Nordvik+Uppsala');
  expect(html).not.toContain('api=1\\u0026query');
});

test('a page has its content when the visitor returns', async ({ page }) => {
  await page.goto(content);
  await hydrated(main(page));
  const before = await contentOf(page);
  expect(await served(page).count()).toBeGreaterThan(5);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await page.getByRole('contentinfo').getByRole('link', { name: /\S/ }).first().click();
  await expect(page).not.toHaveURL(content);
  await expect(served(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(content);
  await expect.poll(() => contentOf(page)).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('a page keeps its content when React renders it again because another program has changed the document', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(content);
  await hydrated(main(page));
  const usual = await contentOf(page);
  const release = await holdScripts(page);
  await page.goto(content, { waitUntil: 'commit' });
  const copy = page.getByRole('button', { name: /^Kopiera/ }).first();
  await copy.waitFor();
  await page.waitForFunction(() => document.readyState !== 'loading');
  await copy.evaluate((button) => button.replaceWith(document.createElement('b')));
  release();
  await expect(copy).toBeVisible();
  await hydrated(main(page));
  await expect(served(page)).toHaveCount(0);
  expect(await contentOf(page)).toEqual(usual);
  expect(consoleErrors.splice(0).join()).toMatch(/418/);
});
