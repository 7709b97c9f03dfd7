import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More than the elements of any step. */
const maxStops = 60;

/** Whether sticky or fixed elements, such as the header or the summary, hide all of the focused one (WCAG 2.4.11). */
function isHidden(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const anchor = (element: Element | null): Element | null => {
    if (!element) return null;
    const { position } = getComputedStyle(element);
    return position === 'fixed' || position === 'sticky' ? element : anchor(element.parentElement);
  };
  const isCovered = (x: number, y: number) => {
    const bar = anchor(document.elementFromPoint(left + width * x, top + height * y));
    return bar !== null && !bar.contains(focused);
  };
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  return parts.every((x) => parts.every((y) => isCovered(x, y)));
}

/** Waits for an element, moves the focus forward to it, and checks that each stop is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    expect(await page.evaluate(isHidden), await focused.evaluate(describe)).toBe(false);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The focus does not get there.');
}

function describe(element: Element): string {
  return `hidden: ${element.outerHTML.slice(0, 120)}`;
}
