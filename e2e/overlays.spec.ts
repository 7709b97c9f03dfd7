import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { bookingAddress, chooseOilChange, enterVehicle } from './support/bookingSteps.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const list = addressOf('nordvik-se', '/kop-bil/bilar-i-lager');

test.use(phone);

/** The page that Back must not reach while something covers the next one. */
const before = addressOf('nordvik-se', '/nyheter');

/** Opens a page after another one. */
async function openSecond(page: Page, address: string): Promise<void> {
  await page.goto(before);
  await page.goto(address);
}

/** The next press of Back leaves the page. */
async function expectBackToLeave(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(before);
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Öppna menyn' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Huvudmeny' });

/** Waits until an overlay has its entry in the history. */
async function entryOf(page: Page, overlays: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.overlays ?? 0)).toBe(overlays);
}

test('the menu', async ({ page }) => {
  await openSecond(page, list);
  await menuButton(page).tap();
  await entryOf(page, 1);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(list);
  await menuButton(page).tap();
  await entryOf(page, 1);
  await menu(page).getByRole('button', { name: 'Stäng menyn' }).tap();
  await expect(menu(page)).toBeHidden();
  await entryOf(page, 0);
  await expectBackToLeave(page);
});

test('a group that covers the menu, then the menu', async ({ page }) => {
  const start = addressOf('mercedes-smart-se');
  await openSecond(page, start);
  await menuButton(page).tap();
  await entryOf(page, 1);
  const group = menu(page).locator('summary', { hasText: 'Modeller' });
  await group.tap();
  await entryOf(page, 2);
  await page.goBack();
  await expect(group).toBeFocused();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(start);
  await menuButton(page).tap();
  await group.tap();
  await entryOf(page, 2);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await entryOf(page, 0);
  await expectBackToLeave(page);
});

test('a link in the menu takes its entry', async ({ page }) => {
  await openSecond(page, list);
  await menuButton(page).tap();
  await entryOf(page, 1);
  await menu(page).locator('summary', { hasText: 'Köp bil' }).tap();
  await menu(page).getByRole('link', { name: 'Sparade bilar' }).tap();
  await expect(page).toHaveURL(addressOf('nordvik-se', '/kop-bil/sparade-bilar'));
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(menu(page)).toBeHidden();
  await expectBackToLeave(page);
});

test('the filters, which keep what was chosen', async ({ page }) => {
  await openSecond(page, list);
  await page.getByRole('button', { name: /^Filter/ }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await entryOf(page, 1);
  await drawer.getByRole('checkbox', { name: /^Volvo/ }).press('Space');
  await expect(page).toHaveURL(/car_brand=/);
  const filtered = page.url();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole('link', { name: /^Volvo/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expectBackToLeave(page);
});

test('the filters, closed by their button, show the cars', async ({ page }) => {
  await openSecond(page, list);
  await page.getByRole('button', { name: /^Filter/ }).tap();
  await entryOf(page, 1);
  await page.getByRole('button', { name: /^Visa träffar/ }).tap();
  await entryOf(page, 0);
  await expect(page.getByRole('main').locator('h2 a, h3 a').first()).toBeInViewport();
  await expectBackToLeave(page);
});

test('the comparison', async ({ page }) => {
  await openSecond(page, list);
  await page
    .getByRole('button', { name: /^Jämför/ })
    .first()
    .tap();
  await page.getByRole('button', { name: /^Jämför \(1\)/ }).tap();
  await entryOf(page, 1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(list);
  await expectBackToLeave(page);
});

test('the viewer of pictures, also after a reload', async ({ page }) => {
  await page.goto(list);
  const car = page.getByRole('main').locator('h2 a, h3 a').first();
  const address = await car.evaluate((link: HTMLAnchorElement) => link.href);
  await openSecond(page, address);
  const open = page.getByRole('button', { name: /helskärm/i }).first();
  await open.tap();
  await entryOf(page, 1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(address);
  await open.tap();
  await entryOf(page, 1);
  await page.reload();
  await entryOf(page, 0);
  await expectBackToLeave(page);
});

test('the summary of a booking', async ({ page }) => {
  await page.goto(before);
  await enterVehicle(page, 'MLB111');
  await chooseOilChange(page);
  await page.getByRole('button', { name: /^Summering av val/ }).tap();
  await entryOf(page, 1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(bookingAddress);
  await expect(page.getByText('Steg 3/4').first()).toBeVisible();
});
