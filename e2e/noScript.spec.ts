import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

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
  const years = page.getByRole('group', { name: 'Modellår' });
  await expect(years.getByRole('combobox')).toHaveCount(0);
  await years.locator('label', { hasText: '2022' }).click();
  await page.getByRole('button', { name: /^Visa träffar/ }).click();
  await page.waitForURL(/car_year=2022/);
});
