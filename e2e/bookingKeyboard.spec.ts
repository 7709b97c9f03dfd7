import {
  bookingAddress,
  confirmation,
  firstName,
  goOn,
  nextWeek,
  send,
  showTimes,
  stepOf,
  times,
} from './support/bookingSteps.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test.slow();

for (const [name, viewport] of [
  ['a desktop', { width: 1280, height: 720 }],
  // 1280 x 1024 px at 400 % zoom (WCAG 1.4.10).
  ['a window at 400 % zoom', { width: 320, height: 256 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`by keyboard only, in ${name}`, async ({ page }) => {
      const { keyboard } = page;
      // Keys pressed before the script is loaded would be lost.
      await page.goto(bookingAddress, { waitUntil: 'networkidle' });
      await tabTo(page, page.getByRole('button', { name: 'Avvisa' }));
      await keyboard.press('Enter');
      await tabTo(page, page.getByRole('textbox', { name: 'Registreringsnummer' }));
      await keyboard.type('mlb 112');
      await keyboard.press('Tab');
      await keyboard.type('stockh');
      await expect(page.getByRole('option', { name: /^Stockholm/ })).toBeVisible();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await tabTo(page, goOn(page));
      await keyboard.press('Enter');
      await expect(stepOf(page, /Steg 2\/4/)).toBeFocused();
      await tabTo(page, page.getByRole('checkbox', { name: 'Oljebyte' }));
      await keyboard.press('Space');
      await tabTo(page, goOn(page));
      await keyboard.press('Enter');
      await expect(stepOf(page, /Steg 3\/4/)).toBeFocused();
      await tabTo(page, page.getByRole('button', { name: 'Fortsätt utan tillval' }));
      await keyboard.press('Enter');
      await expect(stepOf(page, /Steg 4\/4/)).toBeFocused();
      await expect(showTimes(page)).toHaveCount(5);
      await tabTo(page, showTimes(page).first());
      await keyboard.press('Enter');
      await expect(times(page).first()).toBeVisible();
      await tabTo(page, nextWeek(page));
      await keyboard.press('Enter');
      await expect(times(page).first()).toBeVisible();
      await tabTo(page, times(page).nth(viewport.width === 320 ? 12 : 13));
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Vald verkstad och tid' })).toBeFocused();
      await tabTo(page, firstName(page));
      for (const text of ['Kim', 'Berg', '070 123 45 67', 'kim@example.com', '']) {
        await keyboard.type(text);
        await keyboard.press('Tab');
      }
      await expect(send(page)).toBeFocused();
      await keyboard.press('Enter');
      await expect(confirmation(page)).toBeFocused();
      // The booking is made: Back leads to no form that could book once more.
      await page.goBack();
      await expect(confirmation(page)).toBeVisible();
      await expect(firstName(page)).toHaveCount(0);
      await tabTo(page, page.getByRole('button', { name: 'Ny bokning' }));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(viewport.width);
    });
  });
}
