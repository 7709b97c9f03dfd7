import { addressOf, ask, hostOf } from './support/addresses.ts';
import { list } from './support/carSteps.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('more hits than are counted are 10000+', async ({ page }) => {
  await page.goto(`${list}?keyphrase=manyhits`);
  await expect(page.getByRole('status').filter({ hasText: 'Visar' })).toHaveText(
    'Visar 48 av 10000+',
  );
});

test('a facility without an id is not found', async ({ request }) => {
  const path = '/hitta-oss/facility-without-id';
  expect((await ask(request, hostOf('nordvik-se'), path)).status()).toBe(404);
});

test('a car to order at a facility without a department for it can’t be asked about', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(addressOf('nordvik-se', '/kop-bil/bil/10100080'));
  const form = page.getByRole('form', { name: 'Skicka en förfrågan' });
  await form.scrollIntoViewIfNeeded();
  const seller = form.getByRole('combobox');
  await hydrated(seller);
  await seller.selectOption({ label: 'Nordvik Byggverkstad Örebro' });
  await form.getByRole('textbox', { name: /^Namn/ }).fill('Kim Berg');
  await form.getByRole('textbox', { name: /^Telefon/ }).fill('070 174 06 01');
  await form.getByRole('textbox', { name: /^E-post/ }).fill('kim@example.com');
  await form.getByRole('button', { name: 'Skicka' }).click();
  await expect(form.getByText(/^Din förfrågan kunde inte skickas/)).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('DEPARTMENT_NOT_FOUND')]);
});
