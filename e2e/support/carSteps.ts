import type { Locator, Page } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { hydrated } from './hydrated.ts';
import { expect } from './test.ts';

export const list = addressOf('nordvik-se', '/kop-bil/bilar-i-lager');

export const pageSize = 48;

export const box = (page: Page) =>
  page.getByRole('main').getByLabel('Sök märke, modell, utrustning').first();

export const cards = (page: Page) => page.getByRole('main').locator('h2 a, h3 a');

export const chosen = (page: Page) => page.getByRole('list', { name: 'Valda filter' });

export const names = (page: Page) => cards(page).allInnerTexts();

/** Ticks a filter; repeats the click if the page's script was not loaded yet. */
export async function tick(checkbox: Locator): Promise<void> {
  await expect(async () => {
    if (!(await checkbox.isChecked())) await checkbox.press('Space');
    await expect(checkbox).toBeChecked({ timeout: 1_000 });
  }).toPass();
}

/** Opens a group of filters. */
export async function unfold(within: Page | Locator, name: string): Promise<void> {
  await within.locator('summary, button[aria-expanded]', { hasText: name }).first().click();
}

export async function search(page: Page, words: string): Promise<void> {
  await hydrated(box(page));
  await box(page).fill(words);
  await box(page).press('Enter');
}
