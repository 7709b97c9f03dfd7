import type { Page, Route } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import {
  box,
  cards,
  chosen,
  list,
  names,
  pageSize,
  search,
  tick,
  unfold,
} from './support/carSteps.ts';
import { hydrated, hydratedCard } from './support/hydrated.ts';
import { phoneWindow } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { triedCarSites } from './support/tried.ts';

const shown = (page: Page) => page.getByText(/^Visar \d+ av [\d\s]+$/).first();

/** The total number of cars that the list shows. */
async function total(page: Page): Promise<number> {
  const text = await shown(page).innerText();
  return Number(/av ([\d\s]+)$/.exec(text)?.[1]?.replaceAll(/\s/g, ''));
}

test('words that are filters become filters, and the address shows the same list to others', async ({
  page,
  browser,
}) => {
  await page.goto(list);
  await search(page, 'volvo diesel dragkrok');
  await expect(chosen(page)).toContainText('Volvo');
  await expect(chosen(page)).toContainText('Diesel');
  await expect(chosen(page)).toContainText('dragkrok');
  await expect(box(page)).toHaveValue('');
  await expect(page).toHaveURL(/keyphrase=dragkrok/);
  await expect(page).toHaveURL(/car_brand=Volvo/);
  await expect(page).toHaveURL(/car_fuel=Diesel/);
  await expect
    .poll(async () => new Set((await names(page)).map((name) => name.split(' ')[0])))
    .toEqual(new Set(['Volvo']));
  const seen = await names(page);

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(chosen(other)).toContainText('dragkrok');
    await expect.poll(() => names(other)).toEqual(seen);
    await context.close();
  }
});

test('a filter applies at once, other values of its facet keep their counts, and Back removes it', async ({
  page,
}) => {
  await page.goto(list);
  const all = await total(page);
  await unfold(page, 'Drivmedel');
  await tick(page.getByRole('checkbox', { name: /^El \(/ }));
  await expect(page).toHaveURL(/car_fuel=El/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  await expect(page.getByRole('checkbox', { name: /^Diesel \([1-9]/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect.poll(() => total(page)).toBe(all);
  await expect(page.getByRole('checkbox', { name: /^El \(/ })).not.toBeChecked();
});

test('the answer to a search is compressed', async ({ page }) => {
  await page.goto(list);
  const arrived = page.waitForResponse(/\/api\/cars\?/);
  await unfold(page, 'Drivmedel');
  await tick(page.getByRole('checkbox', { name: /^El \(/ }));
  expect(await (await arrived).headerValue('content-encoding')).toBe('gzip');
});

test('suggestions that are loaded after a search was sent don’t stay open', async ({ page }) => {
  await page.goto(list);
  await hydrated(box(page));
  const held: Route[] = [];
  let isSlow = true;
  await page.route('**/_next/static/**/*.js', (route) =>
    isSlow ? void held.push(route) : route.continue(),
  );
  const release = (routes: readonly Route[]) =>
    Promise.all(routes.map((route) => route.continue()));
  await box(page).fill('volvo');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const suggestions = held.splice(0);
  await box(page).press('Enter');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await release(suggestions);
  await expect(page.getByRole('listbox')).toBeVisible();
  isSlow = false;
  await release(held);
  await expect(chosen(page)).toContainText('Volvo');
  await expect(box(page)).toHaveValue('');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('Back from a car restores all shown cars and the scroll position', async ({ page }) => {
  await page.goto(list);
  const more = page
    .getByRole('link', { name: 'Visa fler' })
    .or(page.getByRole('button', { name: 'Visa fler' }));
  await hydrated(more);
  await more.click();
  await expect(cards(page)).toHaveCount(2 * pageSize);
  await expect(page).toHaveURL(/page=1/);
  const car = cards(page).nth(70);
  await car.scrollIntoViewIfNeeded();
  const name = await car.innerText();
  await car.click();
  await expect(page).toHaveURL(/\/kop-bil\/bil\/[\w-]+\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2 * pageSize);
  await expect(cards(page).nth(70)).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use(phoneWindow);

  test('one word of 500 letters doesn’t widen the page', async ({ page }) => {
    await page.goto(`${list}?keyphrase=${'a'.repeat(500)}`);
    await expect(page.getByText('Inga bilar matchar', { exact: false })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  test('by keyboard: filters open, show the number of cars, and return the focus', async ({
    page,
  }) => {
    await page.goto(list);
    const opener = page.getByRole('button', { name: /^Filter/ });
    await hydrated(opener);
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Drivmedel' }).focus();
    await page.keyboard.press('Enter');
    await drawer.getByRole('checkbox', { name: /^El \(/ }).focus();
    await page.keyboard.press('Space');
    const submit = drawer.getByRole('button', { name: /^Visa träffar \([\d\s]+\)$/ });
    await expect(submit).toBeVisible();
    await expect(page).toHaveURL(/car_fuel=El/);
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeHidden();
    await expect(chosen(page)).toContainText('El');
    await expect(page.getByRole('heading', { name: 'Bilar', exact: true })).toBeFocused();
  });
});

test('cars are compared side by side, and stay chosen on the next page', async ({ page }) => {
  await page.goto(list);
  const toggles = page.getByRole('button', { name: /^Jämför .+/, pressed: false });
  await hydratedCard(toggles.first());
  await toggles.nth(0).click();
  await toggles.nth(0).click();
  await page.getByRole('button', { name: 'Jämför (2)' }).click();
  const table = page.getByRole('dialog', { name: 'Jämför bilar' });
  await expect(table.getByRole('link', { name: /Visa bil/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(table).toBeHidden();
  await page.goto(`${list}?car_fuel=El`);
  await expect(page.getByRole('button', { name: 'Jämför (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Rensa', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Jämför (2)' })).toHaveCount(0);
});

test('the sites have a list of cars, and a page for each', async ({ page }) => {
  for (const [site, path] of triedCarSites) {
    await page.goto(addressOf(site, path));
    await expect(cards(page), site).toHaveCount(pageSize);
    const car = await cards(page).first().getAttribute('href');
    const answer = await page.goto(addressOf(site, car ?? ''));
    expect(answer?.status(), `${site} ${car}`).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
