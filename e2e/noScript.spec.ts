import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');

test('a film has no controls that do nothing', async ({ page }) => {
  await page.goto(addressOf('nordvik-no'));
  await expect(page.locator('video')).toHaveCount(1);
  await expect(page.locator('video + div')).toBeHidden();
});

test('a form that needs script says so and offers the phone instead', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/nyheter'));
  await expect(page.getByText('Formuläret hämtas från en annan leverantör')).toBeHidden();
  await expect(page.getByText('Formuläret fungerar bara med JavaScript')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
});

test('a filter form keeps the filters that it has no boxes for', async ({ page }) => {
  const list = '/kop-bil/bilar-i-lager?car_is_used=true&car_model=V60&car_fuel=Diesel';
  await page.goto(addressOf('nordvik-se', list));
  await page.locator('summary', { hasText: 'Växellåda' }).click();
  await page.locator('label', { hasText: 'Automat' }).click();
  await page.getByRole('button', { name: /^Visa träffar/ }).click();
  await page.waitForURL(/car_gearbox=Automat/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.getAll('car_is_used')).toEqual(['true']);
  expect(searchParams.getAll('car_model')).toEqual(['V60']);
  expect(searchParams.getAll('car_fuel')).toEqual(['Diesel']);
  expect([...searchParams.values()]).not.toContain('');
});

test('years are ticked where the selects can’t work', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/kop-bil/bilar-i-lager'));
  await page.locator('summary', { hasText: 'Modellår' }).click();
  await expect(main(page).getByRole('combobox', { name: 'Från' })).toHaveCount(0);
  await main(page).getByRole('listbox', { name: 'Modellår' }).selectOption(['2022', '2019']);
  await page.getByRole('button', { name: /^Visa träffar/ }).click();
  await page.waitForURL(/car_year=2022/);
  expect(new URL(page.url()).searchParams.getAll('car_year')).toEqual(['2022', '2019']);
});

test('the values of a long list are chosen beside its first ones', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/kop-bil/bilar-i-lager'));
  await main(page)
    .locator('label', { hasText: /^Volvo/ })
    .click();
  await main(page).getByRole('listbox', { name: 'Märke' }).selectOption('Subaru');
  await page.getByRole('button', { name: /^Visa träffar/ }).click();
  await page.waitForURL(/car_brand=/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.getAll('car_brand').toSorted()).toEqual(['Subaru', 'Volvo']);
  // What was chosen is a box among the first ones.
  await expect(main(page).getByRole('checkbox', { name: /^Subaru/ })).toBeChecked();
});
