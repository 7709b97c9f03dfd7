import type { Page } from '@playwright/test';
import { cards, list } from './support/carSteps.ts';
import { holdScripts } from './support/holdScripts.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

/* The code of a list of cars is fetched when the visitor first uses the page. */

test.use(phone);

const main = (page: Page) => page.getByRole('main');
const late = (page: Page) => page.locator('[data-late]');
const filters = (page: Page) => main(page).getByRole('button', { name: /^Filter/ });

/** Opens the list, with a count of the scripts that are requested from then on. */
async function openList(page: Page) {
  await page.goto(list);
  await expect(late(page)).toHaveCount(1);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  return requested;
}

const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a scroll': (page) => page.evaluate(() => window.scrollBy(0, 100)),
  'a key': (page) => page.keyboard.press('Tab'),
  'a pointer': (page) => page.mouse.move(100, 300),
  'a click of assistive technology': (page) => filters(page).dispatchEvent('click'),
};

for (const [name, use] of Object.entries(uses)) {
  test(`${name} fetches it`, async ({ page }) => {
    const requested = await openList(page);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await use(page);
    await expect(late(page)).toHaveCount(0);
    expect(requested).not.toEqual([]);
  });
}

test('what is pressed before is repeated: heart, comparison, order', async ({ page }) => {
  await openList(page);
  const release = await holdScripts(page);
  const pressed = ['Spara', 'Jämför'].map((name) =>
    main(page).getByRole('button', { name }).first(),
  );
  for (const button of pressed) await button.tap();
  await main(page).getByRole('combobox', { name: 'Sortera' }).selectOption({ index: 2 });
  await expect(late(page)).toHaveCount(1);
  release();
  await expect(late(page)).toHaveCount(0);
  await expect(page).toHaveURL(/sortName=/);
  await expect(page.getByRole('button', { name: /^Jämför \(1\)/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('savedCars'))).not.toBeNull();
});

test('the filters open by the press that fetches it', async ({ page }) => {
  await openList(page);
  const release = await holdScripts(page);
  await filters(page).tap();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('code that can’t be loaded is asked for again by the next press', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource|ERR_FAILED/);
  await openList(page);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(100, 300);
  await failed;
  await expect(cards(page).first()).toBeVisible();
  await page.unroute('**/_next/static/**/*.js');
  await filters(page).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a search in the address fetches it at once', async ({ page }) => {
  await page.goto(`${list}?car_fuel=Diesel`);
  await expect(late(page)).toHaveCount(0);
});

test.describe('for a visitor whose browser may translate the page', () => {
  test.use({ locale: 'en-US' });

  test('it is fetched at once, because its texts must be those of the server', async ({ page }) => {
    await page.goto(list);
    await expect(late(page)).toHaveCount(0);
  });
});
