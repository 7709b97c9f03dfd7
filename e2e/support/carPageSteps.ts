import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The pictures of a car. */
export const pictures = (page: Page): Locator =>
  page.getByRole('region', { name: 'Bilder', exact: true });

/** The text that says which picture is shown, such as `1 av 6`. */
export const position = (page: Page, text: string | RegExp): Locator =>
  pictures(page).getByText(text, { exact: true });

/** Opens a car's page, and scrolls until its calculator has loaded. */
export async function openCalculator(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#finance').scrollIntoViewIfNeeded();
  await expect(page.locator('#finance input[type="range"]:enabled').first()).toBeVisible();
}

/** A slider of the calculator. */
export const slider = (page: Page, name: string): Locator => page.getByRole('slider', { name });
