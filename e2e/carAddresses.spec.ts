import type { Page } from '@playwright/test';
import { addressOf, ask, hostOf } from './support/addresses.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const path = '/kop-bil/bilar-i-lager';
const list = addressOf('nordvik-se', path);
const host = hostOf('nordvik-se');

const chips = (page: Page) => page.getByRole('list', { name: 'Valda filter' });
const shown = (page: Page) => page.getByText(/^Visar \d+ av [\d\s]+$/).first();

/** The total number of cars of a list. */
async function totalAt(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const text = await shown(page).innerText();
  return Number(/av ([\d\s]+)$/.exec(text)?.[1]?.replaceAll(/\s/g, ''));
}

for (const [query, chip] of [
  ['car_condition=Begagnad', 'Begagnad'],
  ['car_condition=begagnad', 'Begagnad'],
  ['car_site_id=101', 'Nordvik'],
  ['car_is_used=false', 'Ny bil'],
  ['car_vehicle_type=Personbil', 'Personbil'],
  ['car_vehicle_type=Transportbil', 'Transportbil'],
  ['car_site_region=Stockholm', 'Stockholm'],
] as const) {
  test(`${query} applies although the list doesn’t offer it, and can be removed`, async ({
    page,
  }) => {
    const all = await totalAt(page, list);
    const some = await totalAt(page, `${list}?${query}`);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    const removed = chips(page).getByRole('link', { name: chip });
    await hydrated(removed);
    await expect(shown(page)).toContainText(new RegExp(`av ${spaced(some)}$`));
    await removed.click();
    await expect(shown(page)).toContainText(new RegExp(`av ${spaced(all)}$`));
    await expect(page).toHaveURL(list);
  });
}

/** A number as it is shown, as the source of a pattern. */
function spaced(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\\s');
}

test('an unknown value is named, and the other filters apply', async ({ page }) => {
  const volvos = await totalAt(page, `${list}?car_brand=Volvo`);
  const found = await totalAt(page, `${list}?car_brand=Volvo&car_condition=Dammig`);
  expect(found).toBe(volvos);
  const notice = page.getByRole('status').filter({ hasText: 'Dammig' });
  await expect(notice).toBeVisible();
  await expect(chips(page)).not.toContainText('Dammig');
  const volvo = chips(page).getByRole('link', { name: 'Volvo' });
  await hydrated(volvo);
  await volvo.click();
  await expect(notice).toBeHidden();
});

test('a range beyond the bounds is shown within them', async ({ page }) => {
  await page.goto(`${list}?car_price=-5&car_price=200000`);
  await expect(chips(page)).toContainText(/Pris [1-9][\d\s]*–200\s000/);
});

for (const [asked, spelled] of [
  ['/volvo%2Fxc60', '/volvo/xc60'],
  ['/Volvo%2fXC60?car_fuel=El', '/volvo/xc60?car_fuel=El'],
  ['/xc60/volvo', '/volvo/xc60'],
  ['/xc60', '/volvo/xc60'],
  ['/xc60?car_fuel=Diesel', '/volvo/xc60?car_fuel=Diesel'],
  ['/diesel/VOLVO', '/volvo/diesel'],
] as const) {
  test(`${asked} redirects to ${spelled}`, async ({ request }) => {
    const answer = await ask(request, host, `${path}${asked}`);
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe(`${path}${spelled}`);
    expect((await ask(request, host, `${path}${spelled}`)).status()).toBe(200);
  });
}

test('an escaped slash doesn’t make other pages', async ({ request }) => {
  expect((await ask(request, host, `${path}/finns%2Finte`)).status()).toBe(404);
});

test('clearing all filters clears those of the path', async ({ page }) => {
  await page.goto(`${list}/volvo?car_fuel=Diesel`);
  const clear = chips(page).getByRole('link', { name: /^Rensa/ });
  await hydrated(clear);
  await clear.click();
  await expect(page).toHaveURL(list);
  await expect(chips(page)).toHaveCount(0);
});

test('removing the brand of the path removes its models', async ({ page }) => {
  await page.goto(`${list}/volvo?car_model=V60&car_fuel=Diesel`);
  await chips(page).getByRole('link', { name: 'Volvo', exact: false }).first().click();
  await expect(page).toHaveURL(`${list}?car_fuel=Diesel`);
  await expect(chips(page)).not.toContainText('V60');
});

test('a brand that the list’s search box suggests is a filter that can be changed', async ({
  page,
}) => {
  await page.goto(list);
  const box = page.getByRole('main').getByLabel('Sök märke, modell, utrustning').first();
  await hydrated(box);
  await box.fill('volv');
  await page
    .getByRole('option', { name: /^Volvo/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${list}?car_brand=Volvo`);
  await expect(chips(page)).toContainText('Volvo');
});

for (const javaScriptEnabled of [true, false]) {
  test(`the home search finds what the list’s own box finds, with script: ${javaScriptEnabled}`, async ({
    page,
    browser,
  }) => {
    const wanted = await totalAt(page, `${list}?car_brand=Volvo&car_year=2021`);
    const context = await browser.newContext({ javaScriptEnabled });
    const home = await context.newPage();
    await home.goto(addressOf('nordvik-se', '/'));
    const box = home.getByRole('main').locator('input[name=keyphrase]').first();
    await box.fill('2021 volvo');
    await box.press('Enter');
    await expect(shown(home)).toContainText(new RegExp(`av ${spaced(wanted)}$`));
    await context.close();
  });
}
