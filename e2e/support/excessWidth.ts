import type { Page } from '@playwright/test';

/** How much wider a page is than its window, in px; 0 if it fits. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
