import type { Locator, Page } from '@playwright/test';
import { choose, enterVehicle, goOn, stepOf } from './support/bookingSteps.ts';
import { expect, test } from './support/test.ts';
import { button, chooseSlot, field, logIn } from './support/tireHotelSteps.ts';

test.slow();

/** Presses a button near its upper edge for as long as people do, in which the page is drawn again. */
async function pressSlowly(page: Page, pressed: Locator): Promise<void> {
  await pressed.hover({ position: { x: 20, y: 4 } });
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
}

test('in the booking, a press counts that shows an error in the field before', async ({ page }) => {
  await enterVehicle(page, 'MLB112');
  await expect(stepOf(page, /Steg 2\/4/)).toBeFocused();
  await choose(page, /^Originalservice$/);
  const mileage = page.getByRole('textbox', { name: 'Miltal' });
  await mileage.click();
  await pressSlowly(page, goOn(page));
  await expect(mileage).toBeFocused();
  await expect(mileage).toHaveAccessibleDescription(/Ange miltal/);
});

test('in the tire hotel, a press counts that shows an error in the field before', async ({
  page,
  request,
}) => {
  await logIn(page, request, 'MLB10A');
  await chooseSlot(page);
  await field(page, 'Email').fill('kim');
  await pressSlowly(page, button(page, 'Tillbaka'));
  await expect(field(page, 'Email')).toBeHidden();
});

test('a counted field has its height before the code of its counter', async ({ page }) => {
  const { promise: late, resolve: release } = Promise.withResolvers<void>();
  await enterVehicle(page, 'MLB112');
  await expect(stepOf(page, /Steg 2\/4/)).toBeFocused();
  await page.getByRole('button', { name: /^Felsökning och reparation/ }).click();
  await page.route('**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await choose(page, /^Felsökning$/);
  await expect(page.getByRole('textbox', { name: 'Meddelande till verkstaden' })).toBeVisible();
  const top = async () => (await goOn(page).boundingBox())?.y;
  const before = await top();
  release();
  await expect(page.getByText('0/80').first()).toBeVisible();
  expect(await top()).toBe(before);
});
