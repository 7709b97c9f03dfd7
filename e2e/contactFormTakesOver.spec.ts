import type { Page } from '@playwright/test';
import { cards, list } from './support/carSteps.ts';
import { holdScripts } from './support/holdScripts.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/*
 * The contact form of a car works without script, and is replaced when its code arrives. Whatever the visitor is
 * doing at that moment goes on.
 */

const form = (page: Page) => page.getByRole('form', { name: 'Skicka en förfrågan' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Skicka' });
const missingName = (page: Page) => page.getByRole('link', { name: /^Namn: / });

/** Opens a car and holds back the code of its form. */
async function openCar(page: Page): Promise<() => void> {
  await page.goto(list);
  const address = await cards(page)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.href);
  await page.goto(address);
  await hydrated(send(page));
  const release = await holdScripts(page);
  const code = page.waitForRequest(/\.js/);
  await form(page).scrollIntoViewIfNeeded();
  await code;
  return release;
}

test('says which fields are missing after the browser refused to send them', async ({ page }) => {
  const release = await openCar(page);
  await send(page).click();
  await expect(form(page).getByRole('textbox', { name: /^Namn/ })).toBeFocused();
  await expect(missingName(page)).toHaveCount(0);
  release();
  await expect(missingName(page)).toBeVisible();
});

test('says nothing of fields that the visitor has gone on to fill in', async ({ page }) => {
  const release = await openCar(page);
  await send(page).click();
  await form(page).getByRole('textbox', { name: /^Namn/ }).fill('Ada Berg');
  release();
  await expect(form(page)).toHaveAttribute('novalidate');
  await expect(form(page).getByRole('textbox', { name: /^Namn/ })).toHaveValue('Ada Berg');
  await expect(page.getByRole('link', { name: /^Telefon: / })).toHaveCount(0);
});

test('waits for the end of a press', async ({ page }) => {
  const release = await openCar(page);
  await send(page).hover();
  await page.mouse.down();
  const arrived = page.waitForResponse(/\.js/);
  release();
  await arrived;
  // The code runs at once when it has arrived, so this round trip comes after it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(form(page)).not.toHaveAttribute('novalidate');
  await page.mouse.up();
  await expect(missingName(page)).toBeVisible();
});
