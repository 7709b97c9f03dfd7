import type { Locator } from '@playwright/test';
import { showingPictures } from './support/browsers.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: showingPictures });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the car of the week stays in the middle of a resized window, reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/');
    const row = page.locator('[data-state]:has(> ul > li[aria-current])');
    await row.scrollIntoViewIfNeeded();
    await expect(row).toHaveAttribute('data-state', 'ready');
    await expect.poll(() => offCentre(row)).toBeLessThan(1);
    await page.setViewportSize({ width: 420, height: 800 });
    await expect.poll(() => slideWidth(row)).toBeGreaterThan(330);
    await expect.poll(() => offCentre(row)).toBeLessThan(1);
  });
}

/** How far the middle of the current slide is from the middle of its row, in px. */
async function offCentre(row: Locator): Promise<number> {
  return row.evaluate((element) => {
    const middle = (box: DOMRect | undefined) => (box ? box.left + box.width / 2 : Number.NaN);
    const slide = element.querySelector('li[aria-current]')?.getBoundingClientRect();
    return Math.abs(middle(slide) - middle(element.getBoundingClientRect()));
  });
}

function slideWidth(row: Locator): Promise<number> {
  return row
    .locator('li')
    .first()
    .evaluate(({ clientWidth }) => clientWidth);
}
