import type { Locator, Page } from '@playwright/test';
import { addressOf, ask, hostOf } from './support/addresses.ts';
import { holdScripts } from './support/holdScripts.ts';
import { hydrated } from './support/hydrated.ts';
import { phone } from './support/phone.ts';
import { readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/test.ts';
import { expectNoTimingOf } from './support/timings.ts';
import { tried } from './support/tried.ts';

/** A list of facilities, with the texts of its language. */
interface List {
  readonly site: Parameters<typeof addressOf>[0];
  readonly path: string;
  readonly city: string;
  readonly openNow: string;
  readonly nearest: string;
  readonly back: string;
  readonly allCars: string;
}

const swedish = {
  city: 'Ort',
  openNow: 'Öppet nu',
  nearest: 'Närmast mig',
  back: 'Tillbaka till alla anläggningar',
  allCars: 'Visa alla bilar här',
};
const norwegian = {
  city: 'Sted',
  openNow: 'Åpent nå',
  nearest: 'Nærmest meg',
  back: 'Tilbake til alle avdelinger',
  allCars: 'Vis alle bilene her',
};
const english = {
  city: 'Town',
  openNow: 'Open now',
  nearest: 'Nearest to me',
  back: 'Back to all branches',
  allCars: 'Show all cars here',
};
const finnish = {
  city: 'Paikkakunta',
  openNow: 'Avoinna nyt',
  nearest: 'Lähimmät',
  back: 'Takaisin kaikkiin toimipisteisiin',
  allCars: 'Näytä kaikki tämän toimipisteen autot',
};
const slovak = {
  city: 'Mesto',
  openNow: 'Otvorené teraz',
  nearest: 'Najbližšie ku mne',
  back: 'Späť na všetky pobočky',
  allCars: 'Zobraziť všetky autá na tejto pobočke',
};

const main: List = { site: 'nordvik-se', path: '/hitta-oss', ...swedish };

/** Each brand, miles and kilometres, and a site in its second language. */
const filteredLists: readonly List[] = [
  main,
  { site: 'nordvik-uk', path: '/find-us', ...english },
  { site: 'carstore-fi', path: '/sv/toimipisteet', ...swedish },
];

const lists: readonly List[] = [
  ...filteredLists,
  { site: 'nordvik-no', path: '/finn-oss', ...norwegian },
  { site: 'carstore-se', path: '/hitta-oss', ...swedish },
  { site: 'carstore-se', path: '/en/hitta-oss', ...english },
  { site: 'carstore-no', path: '/finn-oss', ...norwegian },
  { site: 'carstore-fi', path: '/toimipisteet', ...finnish },
  { site: 'carstore-sk', path: '/kde-nas-najdete', ...slovak },
];

/** A visitor who shares a location. */
const northernSweden = {
  permissions: ['geolocation'],
  geolocation: { latitude: 65.58, longitude: 22.16 },
};

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const box = (page: Page) => page.getByRole('combobox', { name: 'Ort, namn eller postnummer' });

/** Opens a list or the page of a facility, and waits until its script handles a control. */
async function openWithScript(page: Page, address: string, control: Locator): Promise<void> {
  await page.goto(address);
  await hydrated(control);
}

/** The structured data of a page, by type. */
async function dataOf(page: Page, type: string): Promise<Record<string, unknown> | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === type);
}

for (const list of tried(filteredLists, (list) => list === main)) {
  test.describe(`${list.site} ${list.path}`, () => {
    test.use(northernSweden);
    const address = addressOf(list.site, list.path);

    test('the list is filtered by town and opening hours, and sorted by distance', async ({
      page,
    }) => {
      test.slow();
      const town = page.getByRole('combobox', { name: list.city, exact: true });
      await openWithScript(page, address, town);
      const all = await names(page);
      await test.step('a town filters the list, and the address keeps it', async () => {
        expect(all.length).toBeGreaterThan(1);
        const value = await town.locator('option').nth(1).getAttribute('value');
        await town.selectOption(value);
        await expect(page).toHaveURL(/facility_city=/);
        await expect.poll(() => names(page).then(({ length }) => length)).toBeLessThan(all.length);
        const filtered = await names(page);
        await page.reload();
        expect(await names(page)).toEqual(filtered);
        await page.goBack();
        await expect.poll(() => names(page)).toEqual(all);
      });
      await test.step('only open facilities are shown on request', async () => {
        const open = page.getByRole('checkbox', { name: list.openNow });
        await hydrated(open);
        await open.press('Space');
        await expect(page).toHaveURL(/facility_open=now/);
        await expect(open).toBeChecked();
        await open.press('Space');
        await expect(page).not.toHaveURL(/facility_open/);
        await expect.poll(() => names(page)).toEqual(all);
      });
      await test.step('the nearest facility comes first', async () => {
        const nearest = page.getByRole('button', { name: list.nearest });
        await hydrated(nearest);
        await nearest.click();
        await expect(page).toHaveURL(/facility_near=65\.58%2C22\.16/);
        await expect(cards(page).first()).toContainText(/\d (?:km|mi)/);
        await expectNoTimingOf(page, /65\.5|22\.1/);
      });
    });
  });
}

for (const list of tried(lists, (list) => filteredLists.includes(list))) {
  test.describe(`${list.site} ${list.path}`, () => {
    const address = addressOf(list.site, list.path);

    test('a facility of the list is open at noon and closed at night, and its cars are filtered', async ({
      page,
    }) => {
      // A Wednesday at noon in Central Europe.
      await page.clock.setFixedTime('2026-11-25T11:00:00Z');
      const first = cards(page).first().getByRole('link').first();
      await openWithScript(page, address, first);
      await expect(page.getByRole('combobox', { name: list.city, exact: true })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: list.openNow })).toBeVisible();
      await expect(page.getByRole('button', { name: list.nearest })).toBeVisible();
      await first.click();
      // A busy machine may take long to render a page that nobody has visited.
      await expect(page.getByRole('link', { name: list.back })).toBeVisible({ timeout: 15_000 });
      await expect(page.locator('[data-state="open"]').first()).toBeVisible();
      await page.clock.setFixedTime('2026-11-25T02:00:00Z');
      await page.reload();
      await expect(page.locator('[data-state="closed"]').first()).toBeVisible();
      await expect(page.locator('[data-state="open"]')).toHaveCount(0);

      const crumbs = await dataOf(page, 'BreadcrumbList');
      expect(crumbs?.['itemListElement']).toHaveLength(2);
      const all = page.getByRole('link', { name: list.allCars });
      await expect(all).toHaveAttribute('href', /\?car_site_id=\d+$/);
    });

    test('an unknown facility redirects to the list', async ({ request }) => {
      const answer = await ask(request, hostOf(list.site), `${list.path}/finns-inte`);
      expect(answer.status()).toBe(302);
      expect(new URL(answer.headers()['location'] ?? '', address).pathname).toBe(list.path);
    });
  });
}

test('the link to the cars of a facility opens a list of those alone', async ({ page }) => {
  const total = async () => {
    const text = await page
      .getByText(/^Visar \d+ av [\d\s]+$/)
      .first()
      .innerText();
    return Number(/av ([\d\s]+)$/.exec(text)?.[1]?.replaceAll(/\s/g, ''));
  };
  await page.goto(addressOf(main.site, `${main.path}/uppsala`));
  const cars = page.getByRole('link', { name: main.allCars });
  const href = (await cars.getAttribute('href')) ?? '';
  await page.goto(addressOf(main.site, href));
  const filtered = await total();
  await page.goto(addressOf(main.site, href.replace(/\?.*/, '')));
  expect(filtered).toBeGreaterThan(0);
  expect(filtered).toBeLessThan(await total());
});

test('a choice that is made before the script runs filters the list', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(addressOf(main.site, main.path), { waitUntil: 'commit' });
  const town = page.getByRole('combobox', { name: main.city, exact: true });
  const value = await town.locator('option').nth(1).getAttribute('value');
  await town.selectOption(value);
  release();
  await expect(page).toHaveURL(/facility_city=/);
  await expect(town).toHaveValue(value ?? '');
});

test('a refused location is explained, and the list stays', async ({ page }) => {
  const nearest = page.getByRole('button', { name: main.nearest });
  await openWithScript(page, addressOf(main.site, main.path), nearest);
  const all = await names(page);
  await nearest.click();
  await expect(page.getByText('Webbläsaren delar inte din plats med oss.')).toBeVisible();
  expect(await names(page)).toEqual(all);
});

test('the link back returns to the filtered list, but only if the visitor came from it', async ({
  page,
}) => {
  const filtered = addressOf(main.site, `${main.path}?facility_city=Uppsala`);
  const first = cards(page).first().getByRole('link').first();
  await openWithScript(page, filtered, first);
  await first.click();
  const back = page.getByRole('link', { name: main.back });
  await hydrated(back);
  await back.click();
  await expect(page).toHaveURL(filtered);

  await page.goto(addressOf(main.site));
  await openWithScript(page, addressOf(main.site, `${main.path}/uppsala`), back);
  await back.click();
  await expect(page).toHaveURL(addressOf(main.site, main.path));
});

test('suggestions lead to a facility, a town and places nearby, by keyboard alone', async ({
  page,
}) => {
  await openWithScript(page, addressOf(main.site, main.path), box(page));
  await box(page).focus();
  await page.keyboard.type('sigtuna');
  await expect(page.getByRole('option', { name: 'Nära Sigtuna Stockholms län' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/facility_near=59\.62%2C17\.72/);
  await expect(cards(page).first()).toContainText('km bort');

  // The anchor in the address makes it a new document.
  await hydrated(box(page));
  await box(page).fill('');
  await page.keyboard.type('upps');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hitta-oss\/[^?]+$/);
});

test('a facility describes itself to search engines and is in the sitemap', async ({
  page,
  request,
}) => {
  await page.goto(addressOf(main.site, `${main.path}/uppsala`));
  expect(await dataOf(page, 'AutoDealer')).toMatchObject({
    url: 'https://nordvik.example/hitta-oss/nordvik-uppsala',
    geo: { '@type': 'GeoCoordinates' },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ opens: expect.stringMatching(/^\d\d:\d\d$/) }),
    ]),
  });
  const urls = (await readSitemap(request, main.site)).flatMap((part) => part.urls);
  expect(urls).toContain('https://nordvik.example/hitta-oss/nordvik-uppsala');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form finds facilities by their name', async ({ page }) => {
    await page.goto(addressOf(main.site, main.path));
    await box(page).fill('uppsala');
    await page.getByRole('button', { name: 'Sök', exact: true }).click();
    await expect(page).toHaveURL(/keyphrase=uppsala/);
    for (const name of await names(page)) expect(name).toContain('Uppsala');
    await cards(page).first().getByRole('link').first().click();
    await page.getByRole('link', { name: main.back }).click();
    await expect(page).toHaveURL(addressOf(main.site, main.path));
  });
});

test('while the index is down, an unvisited facility is unavailable and never missing', {
  tag: '@alone',
}, async ({ request, breakUpstream }) => {
  await breakUpstream('search', { mode: 'failing' });
  const answer = await ask(request, hostOf('carstore-sk'), '/kde-nas-najdete/nenavstivena');
  expect(answer.status()).toBe(503);
});

test('places are only for pages of the site', async ({ request }) => {
  const address = addressOf(main.site, '/api/places?q=sigtuna').replace('nordvik-se.', '');
  const own = await request.get(address);
  expect(await own.json()).toMatchObject({ places: [{ name: 'Sigtuna' }] });
  const foreign = await request.get(address, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status()).toBe(403);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('28 facilities are rows of less than 5 000 px, with targets for a finger and no pictures', async ({
    page,
  }) => {
    await page.goto(addressOf(main.site, main.path));
    const rows = await cards(page).all();
    expect(rows.length).toBeGreaterThan(20);
    const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
    const height = boxes.reduce((sum, box) => sum + (box?.height ?? 0), 0);
    expect(height / rows.length).toBeLessThan(5_000 / 28);
    await expect(cards(page).locator('img').first()).toBeHidden();
    const first = cards(page).first();
    await expect(first.getByText(/^(Öppet|Stängt) nu$/)).toBeVisible();
    for (const link of [/^0\d/, /^Vägbeskrivning/]) {
      const box = await first.getByRole('link', { name: link }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    // Distances are shown only to those who ask.
    await expect(page.getByText(/ km bort$/)).toHaveCount(0);
  });
});
