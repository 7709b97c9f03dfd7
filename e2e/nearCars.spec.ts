import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { cards, chosen, list, search, unfold } from './support/carSteps.ts';
import { expect, failedRequest, test } from './support/test.ts';

const places = (page: Page) => page.getByRole('main').locator('li:has(h3) p');

/** Types into the field for a place. Its code is loaded when it is in the window, and replaces the plain field. */
async function typePlace(page: Page, text: string): Promise<void> {
  const plain = page.getByLabel('Ort eller postnummer');
  await plain.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await page.getByRole('combobox', { name: 'Ort eller postnummer' }).fill(text);
}

for (const [site, path, words, chip, distance] of [
  [
    'nordvik-se',
    '/kop-bil/bilar-i-lager',
    'volvo nära Uppsala',
    'inom 50 km från Uppsala',
    / km, /,
  ],
  [
    'nordvik-se',
    '/kop-bil/bilar-i-lager',
    'inom 5 mil från 753 20',
    'inom 50 km från Uppsala',
    / km, /,
  ],
  [
    'nordvik-no',
    '/kjop-bil/biler-pa-lager',
    'i nærheten av Bergen',
    'innen 50 km fra Bergen',
    / km, /,
  ],
  [
    'nordvik-uk',
    '/buy-a-car/cars-in-stock',
    'within 30 miles of Leeds',
    'within 30 mi of Leeds',
    / mi, /,
  ],
  [
    'carstore-fi',
    '/osta-auto/autot-varastossa',
    'lähellä Turkua',
    'enintään 50 km päässä: Turku',
    / km, /,
  ],
  ['carstore-sk', '/kupit-auto/auta-na-sklade', 'blízko Košíc', 'do 50 km: Košice', / km, /],
] as const) {
  test(`words about a place, ${site}: ${words}`, async ({ page }) => {
    await page.goto(`${addressOf(site, path)}?keyphrase=${encodeURIComponent(words)}`);
    await expect(page.getByRole('main').getByRole('link', { name: chip })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(distance);
  });
}

test('a place: by words, by suggestion, and nearest first', async ({ page }) => {
  await page.goto(list);
  await search(page, 'elbil nära Sigtuna');
  await expect(chosen(page)).toContainText('inom 50 km från Sigtuna');
  await expect(places(page).filter({ hasText: ' km, ' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Sortera' }).selectOption('Närmast');
  await expect(page).toHaveURL(/sortName=near_asc/);
  // The group of a chosen place is open.
  await typePlace(page, 'göteb');
  await page.getByRole('option', { name: /Göteborg/ }).click();
  await expect(chosen(page)).toContainText('inom 50 km från Göteborg');
  // The page of a car says how far it is.
  await cards(page).first().click();
  await expect(page.getByText(/· \d+ km från Göteborg/)).toBeVisible();
  await page.goBack();
  await expect(chosen(page)).toContainText('inom 50 km från Göteborg');
  await page.goBack();
  await expect(chosen(page)).toContainText('inom 50 km från Sigtuna');
  await expect(page.getByLabel('Ort eller postnummer')).toHaveValue('Sigtuna');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a place is a form', async ({ page }) => {
    await page.goto(list);
    await unfold(page, 'Avstånd');
    await page.getByRole('textbox', { name: 'Ort eller postnummer' }).fill('sigtuna');
    await page.getByRole('combobox', { name: 'Inom' }).selectOption('100 km');
    await page.getByRole('textbox', { name: 'Ort eller postnummer' }).press('Enter');
    await expect(chosen(page)).toContainText('inom 100 km från Sigtuna');
    await unfold(page, 'Drivmedel');
    await page.getByRole('checkbox', { name: /^Diesel \(/ }).press('Space');
    await page.getByRole('checkbox', { name: /^Diesel \(/ }).press('Enter');
    await expect(chosen(page)).toContainText('Diesel');
    await expect(chosen(page)).toContainText('inom 100 km från Sigtuna');
  });
});

test('while places fail, the rest of the search stands, and the page says so', {
  tag: '@alone',
}, async ({ page, breakUpstream, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  await breakUpstream('places', { mode: 'failing' });
  // Places that no other test looks up, because answers are kept for ten minutes.
  await page.goto(`${list}?keyphrase=${encodeURIComponent('volvo nära Trosa')}`);
  await expect(page.getByText(/^Just nu kan vi inte slå upp platsen ”Trosa”/)).toBeVisible();
  await expect(chosen(page)).toContainText('Volvo');
  await expect(cards(page).first()).toContainText('Volvo');
  await unfold(page, 'Avstånd');
  await typePlace(page, 'strängn');
  await expect(page.getByText(/^Platser kan inte sökas just nu/)).toBeVisible();
  // A town with a facility is known without the provider.
  await page.goto(`${list}?keyphrase=${encodeURIComponent('nära Uppsala')}`);
  await expect(chosen(page)).toContainText('inom 50 km från Uppsala');
});
