import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

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
export async function tabTo(page: Page, target: Locator): Promise<void> {
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
