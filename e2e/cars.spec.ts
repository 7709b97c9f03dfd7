import type { Locator, Page, Route } from '@playwright/test';
import { addressOf, ask, hostOf } from './support/addresses.ts';
import { hydrated } from './support/hydrated.ts';
import { phoneWindow } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const list = addressOf('nordvik-se', '/kop-bil/bilar-i-lager');
const pageSize = 48;

const box = (page: Page) =>
  page.getByRole('main').getByLabel('Sök märke, modell, utrustning').first();
const cards = (page: Page) => page.getByRole('main').locator('h2 a, h3 a');
const chosen = (page: Page) => page.getByRole('list', { name: 'Valda filter' });
const shown = (page: Page) => page.getByText(/^Visar \d+ av [\d\s]+$/).first();
const names = (page: Page) => cards(page).allInnerTexts();

/** The total number of cars that the list shows. */
async function total(page: Page): Promise<number> {
  const text = await shown(page).innerText();
  return Number(/av ([\d\s]+)$/.exec(text)?.[1]?.replaceAll(/\s/g, ''));
}

/** Ticks a filter; repeats the click if the page's script was not loaded yet. */
async function tick(checkbox: Locator): Promise<void> {
  await expect(async () => {
    if (!(await checkbox.isChecked())) await checkbox.press('Space');
    await expect(checkbox).toBeChecked({ timeout: 1_000 });
  }).toPass();
}

/** Opens a group of filters. */
async function unfold(within: Page | Locator, name: string): Promise<void> {
  await within.locator('summary, button[aria-expanded]', { hasText: name }).first().click();
}

async function search(page: Page, words: string): Promise<void> {
  await hydrated(box(page));
  await box(page).fill(words);
  await box(page).press('Enter');
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a filter, an order and more cars are forms and links', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(pageSize);
    await page.getByRole('link', { name: 'Visa fler' }).click();
    await expect(cards(page)).toHaveCount(2 * pageSize);
    await page.goto(list);
    await unfold(page, 'Drivmedel');
    await page.getByRole('checkbox', { name: /^Diesel \(/ }).press('Space');
    await page.getByRole('checkbox', { name: /^Diesel \(/ }).press('Enter');
    await expect(page).toHaveURL(/car_fuel=Diesel/);
    await expect(chosen(page)).toContainText('Diesel');
  });

  test('a late page has three pages of cars, and links to those before and after', async ({
    page,
    request,
  }) => {
    await page.goto(`${list}?page=19`);
    await expect(cards(page)).toHaveCount(3 * pageSize);
    await expect(page.getByRole('link', { name: 'Visa fler' })).toHaveCount(0);
    await expect(page.getByText(/^Listan visar högst 960\sbilar/)).toBeVisible();
    await page.getByRole('link', { name: 'Visa tidigare' }).click();
    await expect(page).toHaveURL(/page=16/);
    await expect(page.getByText(/^Visar 673–816 av/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Visa fler' }).click();
    await expect(page).toHaveURL(/page=17/);
    const answer = await ask(request, hostOf('nordvik-se'), '/kop-bil/bilar-i-lager?page=19');
    expect((await answer.body()).length).toBeLessThan(1_100_000);
  });
});

test('slow cars: nothing for 200 ms, then 24 placeholders, and no card moves', {
  tag: '@alone',
}, async ({ page, breakUpstream, consoleErrors }) => {
  await page.goto(list);
  await page.waitForLoadState('networkidle');
  const moved = await watchShifts(page.getByRole('region', { name: 'Bilar', exact: true }));
  await breakUpstream('search', { mode: 'slow', delayMs: 1_500 });
  // A choice that no other test makes, because answers are kept for a minute.
  await unfold(page, 'Växellåda');
  await tick(page.getByRole('checkbox', { name: /^Manuell \(/ }));
  const placeholders = page.getByRole('main').locator('li[aria-hidden]');
  await expect(placeholders).toHaveCount(24);
  await expect(cards(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(pageSize);
  await expect(placeholders).toHaveCount(0);
  expect(await moved()).toEqual([]);
  consoleErrors.length = 0;
});

/**
 * Records which elements within one move by themselves, that is more than half a second after an input.
 * Filters may lose values, and move.
 */
async function watchShifts(within: Locator): Promise<() => Promise<readonly string[]>> {
  const moved = await within.evaluateHandle((root) => {
    const names: string[] = [];
    new PerformanceObserver((entries) => {
      for (const { node } of entries
        .getEntries()
        .filter((entry) => !Reflect.get(entry, 'hadRecentInput'))
        .flatMap((entry) => Reflect.get(entry, 'sources'))) {
        if (node instanceof Element && root.contains(node))
          names.push(node.outerHTML.slice(0, 200));
      }
    }).observe({ type: 'layout-shift' });
    return names;
  });
  return () => moved.jsonValue();
}

test('a path with make and model is a list; an unknown one is missing', async ({
  page,
  request,
}) => {
  await page.goto(`${list}/volvo/v60`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo V60 i lager');
  await expect(page).toHaveTitle(/^Volvo V60 i lager/);
  await expect(
    page
      .getByRole('navigation', { name: 'Brödsmulor' })
      .or(page.getByRole('navigation', { name: /sökväg|smul/i })),
  ).toContainText('Volvo');
  const host = hostOf('nordvik-se');
  for (const path of ['/finns-inte', '/volvo/finns-inte', '/%2C-w-%2C', '/volvo/golf']) {
    const answer = await ask(request, host, `/kop-bil/bilar-i-lager${path}`);
    expect(answer.status(), path).toBe(404);
  }
});

test('no hits and an outage have different messages', { tag: '@alone' }, async ({
  page,
  breakUpstream,
  consoleErrors,
}) => {
  await page.goto(`${list}?keyphrase=finnsabsolutinte`);
  await expect(page.getByText('Inga bilar matchar din sökning.', { exact: false })).toBeVisible();
  await breakUpstream('search', { mode: 'failing' });
  await page.goto(`${list}?keyphrase=ovanligt-${Date.now()}`);
  await expect(
    page.getByText('Bilarna kunde inte hämtas just nu.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('Inga bilar matchar', { exact: false })).toHaveCount(0);
  consoleErrors.length = 0;
});

test('an outage while filtering can be retried', { tag: '@alone' }, async ({
  page,
  breakUpstream,
  consoleErrors,
  request,
}) => {
  await page.goto(list);
  await hydrated(box(page));
  await breakUpstream('search', { mode: 'garbage' });
  await search(page, `ord${Date.now()}`);
  await expect(
    page.getByText('Bilarna kunde inte hämtas just nu.', { exact: false }),
  ).toBeVisible();
  await request.delete('http://127.0.0.1:4300/faults');
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByText('Inga bilar matchar din sökning.', { exact: false })).toBeVisible();
  // The browser logs the failed requests.
  consoleErrors.length = 0;
});

for (const query of [
  'page=-1',
  'page=99999',
  'car_price=5',
  'car_price=900000&car_price=100',
  'car_finns_inte=1&car_fuel=El',
  `keyphrase=${'a'.repeat(3_000)}`,
  `keyphrase=${encodeURIComponent("'; DROP TABLE cars; -- .*+?^()|[]\\ 🚗")}`,
  Array.from({ length: 200 }, (_, at) => `car_brand=b${at}`).join('&'),
]) {
  test(`a malformed address shows a list: ${query.slice(0, 40)}`, async ({ page }) => {
    const answer = await page.goto(`${list}?${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilar i lager');
    await expect(
      page.getByText('Bilarna kunde inte hämtas just nu.', { exact: false }),
    ).toHaveCount(0);
  });
}

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
  await hydrated(toggles.first());
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

test('every site with cars has a list, a car and a dealer, each with its page', async ({
  page,
}) => {
  for (const [site, path] of [
    ['nordvik-no', '/kjop-bil/biler-pa-lager'],
    ['nordvik-uk', '/buy-a-car/cars-in-stock'],
    ['carstore-se', '/en/kop-bil/bilar-i-lager'],
    ['carstore-no', '/kjop-bil/biler-pa-lager'],
    ['carstore-fi', '/osta-auto/autot-varastossa'],
    ['carstore-sk', '/kupit-auto/auta-na-sklade'],
  ] as const) {
    await page.goto(addressOf(site, path));
    await expect(cards(page), site).toHaveCount(pageSize);
    const car = await cards(page).first().getAttribute('href');
    const answer = await page.goto(addressOf(site, car ?? ''));
    expect(answer?.status(), `${site} ${car}`).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
