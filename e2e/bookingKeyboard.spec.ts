import type { Locator, Page } from '@playwright/test';
import {
  bookingAddress,
  confirmation,
  firstName,
  goOn,
  send,
  showTimes,
  stepOf,
  times,
} from './support/bookingSteps.ts';
import { expect, test } from './support/test.ts';

test.slow();

/** More than the elements of any step. */
const mostStops = 60;

/** Whether a sticky or fixed element, such as the header or the summary, covers the focused one. */
function covered(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  // What is taller than the window shows its top.
  const y = top + Math.min(height / 2, 20);
  const above = document.elementFromPoint(left + width / 2, y);
  const anchor = (element: Element | null): Element | null => {
    if (!element) return null;
    const { position } = getComputedStyle(element);
    return position === 'fixed' || position === 'sticky' ? element : anchor(element.parentElement);
  };
  const bar = anchor(above);
  return bar !== null && !bar.contains(focused);
}

/** Moves the focus forward to an element, and checks that nothing covers the stops before it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    expect(await page.evaluate(covered), await focused.evaluate(describe)).toBe(false);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The focus does not get there.');
}

function describe(element: Element): string {
  return `covered: ${element.outerHTML.slice(0, 120)}`;
}

for (const [name, viewport] of [
  ['a desktop', { width: 1280, height: 720 }],
  // 1280 x 1024 px at 400 % zoom (WCAG 1.4.10).
  ['a window at 400 % zoom', { width: 320, height: 256 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`by keyboard only, in ${name}`, async ({ page }) => {
      const { keyboard } = page;
      await page.goto(bookingAddress);
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
