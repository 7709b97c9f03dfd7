import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const campaign = addressOf('nordvik-se', '/kop-bil/kampanjer/elbilsdagarna');

test('a campaign has only the logo above it, which leads to the start page', async ({ page }) => {
  await page.goto(campaign);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveCount(1);
  await expect(header.getByRole('navigation')).toHaveCount(0);
  await header.getByRole('link', { name: 'Nordvik' }).click();
  await expect(page).toHaveURL(addressOf('nordvik-se'));
});

test('the cars that editors chose are shown in their order', async ({ page }) => {
  await page.goto(campaign);
  const cars = page.getByRole('main').locator('section', { hasText: 'Bilarna du kan provköra' });
  await expect(cars.getByRole('heading', { level: 3 })).toHaveText([
    'Volvo EX40',
    'Volvo EC40',
    'Kia EV6',
    'Volkswagen ID.7',
  ]);
});

test('the slides move every five seconds, and stay when they are paused', async ({ page }) => {
  await page.clock.install();
  await page.goto(campaign);
  const slides = page.getByRole('region', { name: 'Det här ingår' });
  await slides.scrollIntoViewIfNeeded();
  const pause = slides.getByRole('button', { name: 'Pausa bildspelet' });
  await expect(pause).toBeVisible();
  await expect(slides.getByText('1 av 3', { exact: true })).toBeVisible();
  await expect(slides.locator('[data-state="ready"]')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(slides.getByText('2 av 3', { exact: true })).toBeVisible();
  await pause.click();
  await page.clock.runFor(20_000);
  await expect(slides.getByText('2 av 3', { exact: true })).toBeVisible();
});

test('the form of the vendor is sent, and thanks the visitor', async ({ page }) => {
  await page.goto(campaign);
  await page.getByRole('heading', { name: 'Boka provkörning' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Visa formuläret' }).click();
  const form = page.frameLocator('main iframe').first();
  await form.getByLabel('Bil').fill('Kia EV6');
  await form.getByLabel('Namn').fill('Kim Berg');
  await form.getByLabel('Telefon').fill('070-174 06 01');
  await form.getByRole('button').click();
  const place = page.getByRole('group', { name: 'Boka provkörning' });
  await expect(place.getByText('Tack! Vi har tagit emot ditt meddelande.')).toBeVisible();
  await expect(place.getByRole('listitem')).toHaveText(['Bil', 'Namn', 'Telefon']);
});
