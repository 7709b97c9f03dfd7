import type { Locator } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const smartPage = addressOf('mercedes-smart-se', '/smart');

/** The inherited values by which brands differ. */
function brandOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { fontFamily, accentColor } = getComputedStyle(element);
    return { fontFamily, accentColor };
  });
}

test('the consent question has the brand of the page, not of its site', async ({ page }) => {
  await page.goto(smartPage);
  const brand = await brandOf(page.getByRole('main'));
  const siteBrand = await brandOf(page.locator('html'));
  expect(brand.fontFamily).not.toBe(siteBrand.fontFamily);
  expect(brand.accentColor).not.toBe(siteBrand.accentColor);

  const question = page.getByRole('region', { name: 'Kakor för statistik' });
  await question.getByRole('button', { name: 'Avvisa' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Kakinställningar' }).click();
  await expect(question).toBeVisible();
  expect(await brandOf(question)).toEqual(brand);
});

test('a page of another brand brings its font, without a new document', async ({ page }) => {
  await page.goto(addressOf('mercedes-smart-se'));
  // Set by an effect; the one that handles links runs with it.
  await expect(page.locator('header ul[data-state="measured"]')).toHaveCount(1);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await page.locator('a[href="/smart"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/smart$/);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loaded).toContain('Outfit');
  expect(documents).toEqual([]);
});
