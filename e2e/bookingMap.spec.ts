import {
  chooseOilChange,
  enterVehicle,
  openTimes,
  showTimes,
  skipAddons,
} from './support/bookingSteps.ts';
import { drawingMaps } from './support/browsers.ts';
import { expect, test } from './support/test.ts';

test.slow();
test.use({ launchOptions: drawingMaps });

test('the map marks workshops once one is chosen, and a marker opens its times', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterVehicle(page, 'MLB112');
  await chooseOilChange(page);
  await skipAddons(page);
  const map = page.getByRole('region', { name: 'Karta över verkstäderna' });
  // The processor draws the map here, which takes a while on a busy machine.
  await expect(map).toBeVisible({ timeout: 20_000 });
  await expect(showTimes(page)).toHaveCount(5);
  const [list, beside] = await Promise.all([
    page.getByRole('region', { name: 'Bäst matchade anläggningar' }).boundingBox(),
    map.boundingBox(),
  ]);
  expect(beside?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  expect(beside?.height).toBe(500);
  // Far away, the map has no markers.
  const markers = page.getByRole('button', { name: /^Nordvik/, includeHidden: true });
  await expect(markers.first()).toBeHidden();
  await openTimes(page);
  await expect(markers.first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Nordvik/, pressed: true })).toHaveCount(1);
  const other = page.getByRole('button', { name: /^Nordvik/, pressed: false }).first();
  const name = (await other.getAttribute('aria-label')) ?? '';
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: `Lediga tider hos ${name}` })).toBeVisible();
});
