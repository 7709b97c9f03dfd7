import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const list = addressOf('nordvik-se', '/kop-bil/bilar-i-lager');
const saved = addressOf('nordvik-se', '/kop-bil/sparade-bilar');

const names = (page: Page) => page.getByRole('main').locator('h2 a, h3 a');
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Spara / });
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Sparade bilar:' });

/** Saves a car of the list; repeats the click if the page's script was not loaded yet. */
async function save(page: Page, at: number): Promise<void> {
  const heart = hearts(page).nth(at);
  await expect(async () => {
    if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();
}

test('a saved car is on the page of saved cars, on the car’s own page, and in the next visit', async ({
  page,
  context,
}) => {
  await page.goto(list);
  const name = await names(page).nth(1).innerText();
  await save(page, 1);
  await page.getByRole('link', { name: 'Sparade bilar (1)' }).click();
  await expect(page).toHaveURL(saved);
  await expect(names(page)).toHaveText([name]);
  await names(page).first().click();
  const own = page.getByRole('main').getByRole('button', { name: 'Spara', exact: true });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.close();

  const later = await context.newPage();
  await later.goto(saved);
  await expect(status(later)).toHaveText('Sparade bilar: 1');
  await expect(names(later).first()).toHaveText(name);
  await expect(later.getByRole('region', { name: 'Senast visade bilar' })).toContainText(name);
});

test('two tabs show the same saved cars', async ({ page, context }) => {
  await page.goto(saved);
  const other = await context.newPage();
  await other.goto(list);
  await save(other, 0);
  await expect(status(page)).toHaveText('Sparade bilar: 1');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Spara / })
    .click();
  await expect(hearts(other).first()).toHaveAttribute('aria-pressed', 'false');
});

test('a car that is gone is named, and can be removed', async ({ page }) => {
  const car = { id: 'SOLD1', slug: 'x', brand: 'Volvo', model: 'V70', modelText: 'V70 D4' };
  await page.addInitScript(
    (stored) => {
      if (!localStorage.getItem('seen')) localStorage.setItem('savedCars', stored);
      localStorage.setItem('seen', '1');
    },
    JSON.stringify({ version: 1, cars: [car] }),
  );
  await page.goto(saved);
  await expect(page.getByText('Bilen är inte längre till salu.')).toBeVisible();
  await page.getByRole('button', { name: 'Ta bort Volvo V70 D4' }).click();
  await expect(page.getByText('Du har inte sparat någon bil än.')).toBeVisible();
});

test('the page of a car ends with the cars viewed before it, without itself', async ({ page }) => {
  await page.goto(list);
  const [first, second] = await names(page).evaluateAll((links) =>
    links.slice(0, 2).map((link) => ({
      href: link instanceof HTMLAnchorElement ? link.href : '',
      name: link.textContent,
    })),
  );
  if (!first || !second) throw new Error('The list has fewer than two cars.');
  for (const { href } of [first, second]) {
    await page.goto(href);
    await expect(page.getByRole('button', { name: 'Spara', exact: true })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('viewedCars') ?? ''))
      .toContain(new URL(href).pathname.split('/').at(-2) ?? 'no id');
  }
  const row = page.getByRole('heading', { name: 'Senast visade bilar' });
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const cards = row.locator('xpath=../..').locator('h3 a');
  await expect(cards).toHaveText([first.name]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no hearts, and the page says why', async ({ page }) => {
    await page.goto(list);
    await expect(names(page).first()).toBeVisible();
    await expect(hearts(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sparade bilar' })).toHaveCount(
      0,
    );
    await page.goto(saved);
    await expect(page.getByText('Slå på JavaScript för att se dina sparade bilar.')).toBeVisible();
  });
});
