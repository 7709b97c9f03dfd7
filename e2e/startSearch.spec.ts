import type { Page } from '@playwright/test';
import { localizedPath } from '#domain/sites/site.ts';
import { findSite, sites } from '#sites/index.ts';
import { addressOf } from './support/addresses.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, failedRequest, test } from './support/test.ts';
import { triedCarSites } from './support/tried.ts';

const starts = triedCarSites.flatMap(([id, list]) => {
  const site = findSite(id);
  return (site?.locales ?? []).map((locale) => {
    const [home, address] = ['/', list].map((path) => site && localizedPath(site, locale, path));
    return { id, locale, home: home ?? '/', list: address ?? list };
  });
});

/** The hero's field, where the page's script handles its events. */
async function heroField(page: Page) {
  const field = page.getByRole('main').getByRole('combobox').first();
  await hydrated(field);
  return field;
}

for (const { id, locale, home, list } of starts) {
  test(`the start page of ${id} in ${locale} suggests makes, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(addressOf(id, home));
    const field = await heroField(page);
    await field.focus();
    await page.keyboard.type('volv');
    await expect(page.getByRole('option', { name: /^Volvo \d/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const active = page.getByRole('option', { selected: true });
    await expect(active).toHaveText(/^Volvo \d/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf(id, `${list}/volvo`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Volvo');
  });
}

test('the code and the texts of suggestions are loaded when the field gets the focus', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', async (response) => {
    const url = response.url();
    if (url.endsWith('.js')) loaded.push(await response.text().catch(() => ''));
    if (url.includes('/api/cars/')) loaded.push(url);
  });
  const suggesting = () => loaded.filter((text) => text.includes('/api/cars/sugges'));
  const answer = await page.goto('/');
  expect(await answer?.text()).not.toContain('suggestions');
  const field = await heroField(page);
  await page.waitForLoadState('networkidle');
  expect(loaded.length).toBeGreaterThan(3);
  expect(suggesting()).toEqual([]);
  await field.focus();
  await expect.poll(() => suggesting().length).toBeGreaterThan(1);
});

test('without the texts of suggestions, the search works', async ({ page, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  await page.route('**/api/cars/suggest-setup?*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  const field = await heroField(page);
  const asked = page.waitForResponse('**/api/cars/suggest-setup?*');
  await field.focus();
  await page.keyboard.type('volvo');
  expect((await asked).status()).toBe(503);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kop-bil\/bilar-i-lager\?keyphrase=volvo$/);
});

const withoutCars = sites.filter(({ indices }) => indices === undefined).map(({ id }) => id);

for (const id of withoutCars) {
  test(`the start page of ${id}, which lists no cars, suggests none`, async ({ page }) => {
    await page.goto(addressOf(id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  });
}
