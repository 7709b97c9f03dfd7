import type { Page } from '@playwright/test';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { triedStartPages } from './support/tried.ts';

/** Minimum target sizes in CSS px: that of WCAG 2.5.8, and that for fingers. */
const smallest = { mouse: 24, finger: 44 };

/**
 * The links and buttons below an element that are smaller than `px` in either direction, except those in
 * running text. A link whose `::after` covers its card is as large as the card.
 */
function tooSmall(page: Page, below: string, px: number): Promise<readonly string[]> {
  return page.evaluate(
    ({ below, px }) => {
      const targets = document.querySelectorAll(`${below} :is(a[href], button, summary)`);
      return [...targets].filter(isShown).filter(isAlone).filter(isSmall).map(describe);

      function isShown(target: Element): boolean {
        const { width, height } = target.getBoundingClientRect();
        const isVisible = target.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        // Elements of up to 2 px are for screen readers, or visible only when focused.
        return isVisible && width > 2 && height > 2;
      }
      function isAlone(target: Element): boolean {
        const text = target.closest('p, li, dd, td')?.textContent?.trim() ?? '';
        const isInline = getComputedStyle(target).display === 'inline';
        return !isInline || text === target.textContent?.trim();
      }
      function isSmall(target: Element): boolean {
        const { width, height } = target.getBoundingClientRect();
        const after = getComputedStyle(target, '::after');
        const isCard = after.position === 'absolute' && Number.parseFloat(after.height) > height;
        // Layout rounds to 1/64 px.
        return !isCard && Math.min(width, height) < px - 0.05;
      }
      function describe(target: Element): string {
        const { width, height } = target.getBoundingClientRect();
        return `${target.outerHTML.slice(0, 100)}: ${width.toFixed(1)} x ${height.toFixed(1)}`;
      }
    },
    { below, px },
  );
}

/** Opens the menu panel, where the window has a button for it. */
async function openPanel(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('header button[popovertarget]');
    if (button?.checkVisibility()) button.click();
  });
}

/** Measures the menu with each of its groups open in turn, since only one is open at a time. */
async function smallInMenus(page: Page, px: number): Promise<readonly string[]> {
  const small = [...(await tooSmall(page, 'header', px))];
  for (const group of await page.locator('header nav details').all()) {
    await group.evaluate((details) => details.setAttribute('open', ''));
    await expect(group).toHaveAttribute('open');
    small.push(...(await tooSmall(page, 'header', px)));
  }
  return [...new Set(small)];
}

for (const { site, locale, url } of triedStartPages) {
  test(`${site} ${locale} on a desktop: every target is 24 px or larger`, async ({ page }) => {
    await page.goto(url);
    expect(await tooSmall(page, 'body', smallest.mouse)).toEqual([]);
    await openPanel(page);
    expect(await smallInMenus(page, smallest.mouse)).toEqual([]);
  });
}

test.describe('on a touch screen', () => {
  test.use(phone);

  for (const { site, locale, url } of triedStartPages) {
    test(`${site} ${locale}: every target is 24 px or larger, and menus and footer have room for a finger`, async ({
      page,
    }) => {
      await page.goto(url);
      expect(await tooSmall(page, 'body', smallest.mouse)).toEqual([]);
      expect(await tooSmall(page, 'footer', smallest.finger)).toEqual([]);
      await openPanel(page);
      expect(await smallInMenus(page, smallest.finger)).toEqual([]);
    });
  }
});
