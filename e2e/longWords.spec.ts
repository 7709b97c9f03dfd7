import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import * as booking from './support/bookingSteps.ts';
import { showingPictures } from './support/browsers.ts';
import { cards, list } from './support/carSteps.ts';
import { hydrated } from './support/hydrated.ts';
import { phone } from './support/phone.ts';
import { escapedPictures } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import * as tireHotel from './support/tireHotelSteps.ts';
import { brokenWords, lengthenWords } from './support/words.ts';

test.use({ launchOptions: showingPictures });

test.use(phone);

const longWord = 'Ord'.padEnd(80, 'ordbok');

/** Nothing of the page is widened by a long word, once it stands still. */
async function expectRoom(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
  expect.soft(await lengthenWords(page)).toEqual([]);
}

test('the booking: no step is widened', async ({ page }) => {
  test.slow();
  await page.goto(booking.bookingAddress);
  await hydrated(page.getByRole('combobox', { name: 'Plats' }));
  await page.getByText('Märken vi är auktoriserade för').tap();
  await expect(page.getByRole('main').getByText('Volkswagen', { exact: true })).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  expect(await escapedPictures(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Plats' }).pressSequentially('stockh');
  await expect(page.getByRole('option', { name: /^Stockholm/ })).toBeVisible();
  await expectRoom(page);
  expect(await escapedPictures(page)).toEqual([]);
  await booking.enterVehicle(page, 'MLB112');
  await expect(booking.stepOf(page, /Steg 2\/4/)).toBeFocused();
  await expect(page.locator('main img[src*="/makes/"]')).toBeVisible();
  expect(await escapedPictures(page)).toEqual([]);
  await expectRoom(page);
  await booking.chooseOilChange(page);
  await expect(page.getByRole('button', { name: 'Fortsätt utan tillval' })).toBeVisible();
  await expectRoom(page);
  await booking.skipAddons(page);
  await expect(booking.showTimes(page).first()).toBeVisible();
  await expectRoom(page);
  await booking.openTimes(page);
  await expectRoom(page);
  await booking.times(page).nth(3).click();
  await expect(booking.firstName(page)).toBeVisible();
  await expectRoom(page);
  await booking.fillIn(page);
  await booking.firstName(page).fill(longWord.slice(0, 50));
  await page.getByRole('textbox', { name: /^Meddelande/ }).fill(longWord);
  await page.getByRole('button', { name: /^Summering av val/ }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectRoom(page);
  await page.keyboard.press('Escape');
  await booking.send(page).click();
  await expect(booking.confirmation(page)).toBeVisible();
  await expectRoom(page);
});

test('the tire hotel: no page is widened', async ({ page, request }) => {
  test.slow();
  await page.goto(tireHotel.tireHotelAddress);
  await hydrated(tireHotel.registration(page));
  await expectRoom(page);
  await tireHotel.search(page, 'MLB10A');
  await expect(tireHotel.button(page, 'Skicka kod')).toBeVisible();
  await expectRoom(page);
  await tireHotel.button(page, 'Skicka kod').click();
  await expect(tireHotel.title(page, 'Fyll i koden nedan')).toBeVisible();
  await expectRoom(page);
  await tireHotel.enterCode(page, await tireHotel.newestCode(request, 'MLB10A'));
  await expect(tireHotel.title(page, 'Ditt fordon')).toBeVisible();
  await expectRoom(page);
  await tireHotel.chooseSlot(page);
  await tireHotel.fillIn(page);
  await expectRoom(page);
});

test('what opens over a list of cars, and the comparison', async ({ page }) => {
  await page.goto(list);
  await page.getByRole('button', { name: /^Filter/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await expectRoom(page);
  await page.keyboard.press('Escape');
  const compare = page.getByRole('main').getByRole('button', { name: /^Jämför / });
  for (const at of [0, 1]) await compare.nth(at).tap();
  await expectRoom(page);
  await page.getByRole('button', { name: /^Jämför \(2\)/ }).tap();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await expectRoom(page);
});

test('what opens over the page of a car, and its form', async ({ page }) => {
  await page.goto(list);
  await cards(page).first().tap();
  await expect(page).toHaveURL(/\/kop-bil\/bil\//);
  const form = page.getByRole('form', { name: 'Skicka en förfrågan' });
  await form.scrollIntoViewIfNeeded();
  const send = form.getByRole('button', { name: 'Skicka' });
  // Before, the browser itself says which field is empty.
  await hydrated(send);
  await send.tap();
  await expect(page.getByRole('link', { name: /^Namn: / })).toBeVisible();
  await expectRoom(page);
  const fullScreen = page.getByRole('button', { name: 'Visa i helskärm' });
  await hydrated(fullScreen);
  await fullScreen.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectRoom(page);
});

test('the menu, the search and the question of consent', async ({ page }) => {
  await page.goto(addressOf('nordvik-se'));
  await expect(page.getByRole('region', { name: 'Kakor för statistik' })).toBeVisible();
  await expectRoom(page);
  await page.getByRole('button', { name: 'Öppna menyn' }).tap();
  const menu = page.getByRole('navigation', { name: 'Huvudmeny' });
  await menu.locator('summary').first().tap();
  await expectRoom(page);
});
