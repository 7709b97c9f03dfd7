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
