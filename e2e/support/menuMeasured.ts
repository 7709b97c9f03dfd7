import { expect, type Page } from '@playwright/test';

/** Resolves when it is known which entries of the menu fit in its row. The others are then in the group at its end. */
export async function menuMeasured(page: Page): Promise<void> {
  await expect(page.locator('header [data-state="unmeasured"]')).toHaveCount(0);
}
