import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const list = addressOf('nordvik-se', '/kop-bil/bilar-i-lager');
const cards = (page: Page) =>
  page.getByRole('main').locator('li', { has: page.locator('h2 a, h3 a') });

/** The size of the reduction on a card, as its text or as the difference to the struck price. */
async function reductionsOn(page: Page): Promise<readonly number[]> {
  const texts = await cards(page).evaluateAll((found) =>
    found.map((card) => card.querySelector('strong')?.parentElement?.textContent ?? ''),
  );
  return texts.map((text) => {
    const plain = text.replaceAll(/\s/g, '');
    const lowered = /Sänkt(\d+)kr/.exec(plain)?.[1];
    const [, price = '0', former = '0'] = /^(\d+)krTidigarepris(\d+)kr/.exec(plain) ?? [];
    return lowered === undefined ? Number(former) - Number(price) : Number(lowered);
  });
}

test('words for the largest reduction are the filter and the order', async ({ page }) => {
  await page.goto(`${list}?keyphrase=${encodeURIComponent('störst prissänkning')}`);
  await expect(page.getByRole('link', { name: 'Sänkt pris ta bort' })).toBeVisible();
  await expect(page.getByLabel('Sortera')).toHaveValue('car_price_reduction_desc');
  const reductions = await reductionsOn(page);
  expect(reductions.length).toBeGreaterThan(10);
  expect(Math.min(...reductions)).toBeGreaterThan(0);
  expect(reductions).toEqual([...reductions].sort((a, b) => b - a));
});

test('the page of a car lists its prices, and says by how much it was lowered', async ({
  page,
}) => {
  await page.goto(addressOf('nordvik-se', '/kop-bil/bil/10100011'));
  const main = page.getByRole('main');
  await expect(main.getByText(/^Sänkt 10\s000\skr$/).first()).toBeVisible();
  await main.getByText('Prishistorik').click();
  await expect(main.locator('details[open] ol > li')).toHaveCount(3);
});

test('a former price that breaks the rule is not struck through', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/kop-bil/bil/10100012'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const price = page.getByRole('main').locator('strong').first().locator('..');
  await expect(price.locator('s')).toHaveCount(0);
});
