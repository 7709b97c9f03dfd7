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

test('the slides advance every 5 s until the visitor pauses them', async ({ page }) => {
  await page.clock.install();
  await page.goto(campaign);
  const slides = page.getByRole('region', { name: 'Det här ingår' });
  await slides.scrollIntoViewIfNeeded();
  const shown = () => slides.getByRole('heading', { level: 3 }).filter({ visible: true });
  const pause = slides.getByRole('button', { name: 'Pausa bildspelet' });
  await expect(pause).toBeVisible();
  await expect(slides.getByRole('group', { name: '1 av 3' })).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(5_500);
  await expect(slides.getByRole('group', { name: '2 av 3' })).toBeInViewport({ ratio: 0.9 });
  await pause.click();
  await page.clock.runFor(20_000);
  await expect(slides.getByRole('group', { name: '2 av 3' })).toBeInViewport({ ratio: 0.9 });
  await expect(shown().first()).toBeVisible();
});

test('the form of the vendor is sent, and thanks the visitor', async ({ page }) => {
  await page.goto(campaign);
  const frame = page.frameLocator('iframe[title]').first();
  await page.getByRole('heading', { name: 'Boka provkörning' }).scrollIntoViewIfNeeded();
  await frame.getByLabel('Bil').fill('Kia EV6');
  await frame.getByLabel('Namn').fill('Anna Test');
  await frame.getByLabel('Telefon').fill('070-174 06 01');
  await frame.getByRole('button', { name: 'Boka' }).click();
  await expect(
    page
      .getByText('Tack, vi ringer och bestämmer en tid.')
      .or(frame.getByText('Tack, vi ringer och bestämmer en tid.')),
  ).toBeVisible();
});
