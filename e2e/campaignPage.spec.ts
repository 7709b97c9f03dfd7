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
