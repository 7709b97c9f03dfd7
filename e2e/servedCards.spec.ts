import type { Page } from '@playwright/test';
import { cards, list } from './support/carSteps.ts';
import { hydratedCard } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const hearts = (page: Page) => page.getByRole('main').locator('[data-save]');
const compares = (page: Page) => page.getByRole('main').locator('[data-compare]');

/** Whether React has made the element, or taken it over. Runs in the browser. */
function isOwned(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactProps$'));
}

test.beforeEach(async ({ page }) => {
  await page.goto(list);
  await hydratedCard(hearts(page).first());
});

test('cards are left as the server rendered them, until something about their car changes', async ({
  page,
}) => {
  const isLive = (at: number) => cards(page).nth(at).evaluate(isOwned);
  expect(await isLive(0)).toBe(false);
  await hearts(page).nth(1).click();
  await expect.poll(() => isLive(1)).toBe(true);
  expect(await isLive(0)).toBe(false);
});

test('by keyboard: a card whose car is compared or saved keeps the focus', async ({ page }) => {
  for (const button of [compares(page).nth(1), hearts(page).nth(2)]) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button.evaluate(isOwned)).toBe(true);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  }
});

test('a car that was saved before shows it', async ({ page }) => {
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
});

test('without a connection, a car is saved, and its heart says so', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  const heart = hearts(page).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
