import type { Locator, Page } from '@playwright/test';
import { localizedPath } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';
import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';
import { tried } from './support/tried.ts';

/** The list of facilities of each site that has some, in each language. */
const lists = sites.flatMap((site) =>
  site.locales.flatMap((locale) => {
    const path = site.indices && site.commonPages?.[locale]?.facilities;
    const { id, country } = site;
    return path ? [{ id, country, path: localizedPath(site, locale, path) }] : [];
  }),
);

/** A list of each brand, and one in a site's second language: by which keys lists are used doesn't depend on the country. */
const usedLists = lists.filter(({ id, path }) =>
  ['nordvik-se /hitta-oss', 'nordvik-uk /find-us', 'carstore-fi /sv/toimipisteet'].includes(
    `${id} ${path}`,
  ),
);

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const firstLink = (page: Page) => cards(page).first().getByRole('link').first();

test('each site with facilities has a list in each of its languages', () => {
  const all = sites
    .filter(({ indices }) => indices)
    .flatMap(({ id, locales }) => locales.map(() => id));
  expect(lists.map(({ id }) => id)).toEqual(all);
  expect(usedLists).toHaveLength(3);
});

for (const { id, path } of tried(usedLists, ({ id }) => id !== 'nordvik-uk')) {
  const address = addressOf(id, path);

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${id} ${path}: a town is found, and its facility says when and where`, async ({
      page,
    }) => {
      await page.goto(address);
      const all = await cards(page).count();
      const town = page.locator('select[name="facility_city"]');
      const city = (await town.locator('option').nth(1).getAttribute('value')) ?? '';
      await town.selectOption(city);
      await page.locator('search button[type="submit"]').click();
      await expect(page).toHaveURL(/facility_city=/);
      expect(await cards(page).count()).toBeLessThan(all);
      for (const text of await cards(page).allInnerTexts()) expect(text).toContain(city);

      const name = await firstLink(page).innerText();
      await firstLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const main = page.getByRole('main');
      await expect(main.getByRole('table').first().getByRole('row')).toHaveCount(7);
      await expect(main.locator('a[href^="https://www.google.com/maps/"]')).toBeVisible();
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
      await main.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(address);
    });
  });

  test(`${id} ${path}: by keyboard alone, a suggestion leads to a facility and back`, async ({
    page,
  }) => {
    await page.goto(address);
    const name = await firstLink(page).innerText();
    await page.waitForLoadState('networkidle');
    await press(page, 'Tab');
    await press(page, 'Enter');
    await tabTo(page, page.getByRole('search').getByRole('combobox').first());
    await page.keyboard.type(name);
    await expect(page.getByRole('option').first()).toContainText(name);
    await press(page, 'ArrowDown');
    await press(page, 'Enter');
    await page.waitForURL(({ pathname }) => pathname.startsWith(`${path}/`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    await tabTo(page, page.getByRole('main').locator(`a[href="${path}"]`));
    await press(page, 'Enter');
    await expect(page).toHaveURL(new RegExp(`${path}(?:[?#].*)?$`));
  });
}

for (const { id, path } of lists.filter(({ country }) => country === 'SE')) {
  test(`${id} ${path}: a workshop links to the page where services are booked`, async ({
    page,
  }) => {
    await page.goto(addressOf(id, `${path}?facility_department=Workshop`));
    await firstLink(page).click();
    const booking = page.getByRole('main').locator('a[href$="/boka-verkstad"]');
    await expect(booking).toBeVisible();
    const answer = await page.goto(addressOf(id, (await booking.getAttribute('href')) ?? ''));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Boka|Book)/);
  });
}

function press(page: Page, key: string): Promise<void> {
  return page.keyboard.press(key);
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    if (await element.evaluate((each) => each === document.activeElement)) break;
    await press(page, 'Tab');
  }
  await expect(element).toBeFocused();
}
