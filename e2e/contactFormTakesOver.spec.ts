import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
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

async function firstCar(page: Page): Promise<string> {
  await page.goto(list);
  return cards(page)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.href);
}

/** Opens a car and holds back the code of its form. */
async function openCar(page: Page, address?: string): Promise<() => void> {
  await page.goto(address ?? (await firstCar(page)));
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

test('keeps the chosen seller, also one without a department', async ({ page }) => {
  const release = await openCar(page, addressOf('nordvik-se', '/kop-bil/bil/10100080'));
  const seller = form(page).getByRole('combobox', { name: /^Säljare/ });
  await seller.selectOption({ label: 'Nordvik Byggverkstad Örebro' });
  release();
  await expect(form(page)).toHaveAttribute('novalidate');
  await expect(seller.locator('option:checked')).toHaveText('Nordvik Byggverkstad Örebro');
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
