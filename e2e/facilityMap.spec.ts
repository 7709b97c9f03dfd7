import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { accessibilityViolations } from './support/axe.ts';
import { drawingMaps } from './support/browsers.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: drawingMaps });

const list = addressOf('nordvik-se', '/hitta-oss');
const detail = addressOf('nordvik-se', '/hitta-oss/nordvik-uppsala');

// A map is drawn by the processor here, which takes a while on a busy machine.
const slow = { timeout: 20_000 };

/** Collects the addresses of tiles, which are only fetched with the code of the map. */
function tileRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\.pbf$/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

const mapOf = (page: Page, name: string) => page.getByRole('region', { name });

test('a map is fetched from the site when it comes near, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 480 });
  const tiles = tileRequests(page);
  await page.goto(detail);
  const cars = page.getByRole('heading', { name: 'Senast inkomna bilar' });
  const topOf = async () => (await cars.boundingBox())?.y;
  await expect(page.getByRole('status').filter({ hasText: 'Kartan laddas' })).toBeAttached();
  expect(tiles).toEqual([]);

  await cars.scrollIntoViewIfNeeded();
  const before = await topOf();
  await expect(mapOf(page, 'Karta över Nordvik Uppsala')).toBeVisible(slow);
  await expect(page.getByRole('img', { name: 'Nordvik Uppsala' })).toBeVisible(slow);
  expect(await topOf()).toBe(before);
  expect(tiles.length).toBeGreaterThan(0);
  expect(new Set(tiles.map((url) => new URL(url).origin))).toEqual(new Set([new URL(list).origin]));
});

test('a marker leads to its card, by keyboard', async ({ page }) => {
  await page.goto(`${list}?facility_city=Uppsala`);
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  const marker = page.getByRole('button', { name: 'Nordvik Uppsala', exact: true });
  await expect(marker).toBeVisible(slow);
  await marker.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('link', { name: 'Nordvik Uppsala', exact: true });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
});

test('markers that would hide each other are one, which enlarges the map, by keyboard', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  const markers = page.getByRole('listitem').getByRole('button', { pressed: false });
  const groups = page.getByRole('button', { name: / anläggningar, zooma in$/ });
  await expect(groups.first()).toBeVisible(slow);
  const before = await markers.count();
  const [count = 0] = ((await groups.first().getAttribute('aria-label')) ?? '').match(/^\d+/) ?? [];
  await groups.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => markers.count(), slow).toBeGreaterThan(before);
  expect(Number(count)).toBeGreaterThan(1);
  await expect(
    page.getByRole('listitem').getByRole('button').and(page.locator(':focus')),
  ).toBeVisible();
});

test('markers and cards are accessible', async ({ page }) => {
  await page.goto(list);
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  const groups = page.getByRole('button', { name: / anläggningar, zooma in$/ });
  await expect(groups.first()).toBeVisible(slow);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the map follows the filters and has the order of the list', async ({ page }) => {
  await page.goto(`${list}?facility_city=Uppsala`);
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect(mapOf(page, 'Karta över anläggningarna')).toBeVisible(slow);
  const markers = page.locator('li > button[aria-pressed]');
  await expect(markers).toHaveCount(names.length, slow);
  const labels = await markers.evaluateAll((all) =>
    all.map((marker) => marker.getAttribute('aria-label')),
  );
  expect(labels).toEqual(names);
});

test('a map that fails leaves the address', async ({ page, consoleErrors }) => {
  await page.route('**/*.pbf', (route) => route.abort());
  await page.goto(detail);
  const message = page.getByText('Kartan kan inte visas just nu.');
  await page.getByRole('heading', { name: 'Senast inkomna bilar' }).scrollIntoViewIfNeeded();
  await expect(message).toBeVisible(slow);
  await expect(page.getByRole('link', { name: /^Stålgatan 4/ })).toHaveAttribute(
    'href',
    /google\.com\/maps\/search/,
  );
  expect(consoleErrors.splice(0).join()).toContain('Failed to load Google Maps API');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no empty map, and the addresses remain', async ({ page }) => {
    await page.goto(detail);
    await expect(page.getByText('Kartan laddas')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Stålgatan 4/ })).toBeVisible();
  });
});
