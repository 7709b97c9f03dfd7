import type { Locator, Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { holdScripts } from './support/holdScripts.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const list = addressOf('nordvik-se', '/kop-bil/bilar-i-lager');

test.use(phone);

const main = (page: Page) => page.getByRole('main');

/** Presses a button on a page whose code has not arrived, then lets the code arrive. */
async function pressEarly(page: Page, address: string, button: (page: Page) => Locator) {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await button(page).tap();
  release();
}

async function firstCar(page: Page): Promise<string> {
  await page.goto(list);
  const car = main(page).locator('h2 a, h3 a').first();
  return car.evaluate((link: HTMLAnchorElement) => link.href);
}

test('the menu opens', async ({ page }) => {
  await pressEarly(page, list, () => page.getByRole('button', { name: 'Öppna menyn' }));
  await expect(page.getByRole('button', { name: 'Stäng menyn' })).toBeVisible();
});

test('the viewer of pictures opens', async ({ page }) => {
  const address = await firstCar(page);
  await pressEarly(page, address, () => page.getByRole('button', { name: 'Visa i helskärm' }));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the menu of actions opens, also after a second, impatient press', async ({ page }) => {
  const address = await firstCar(page);
  const share = page.getByRole('button', { name: 'Dela eller skriv ut' });
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await share.tap();
  await share.tap();
  release();
  // Inside a landmark, like its button.
  await expect(main(page).getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

test('cars are saved and compared', async ({ page }) => {
  const save = main(page).getByRole('button', { name: 'Spara' });
  const compare = main(page).getByRole('button', { name: 'Jämför' });
  const release = await holdScripts(page);
  await page.goto(list, { waitUntil: 'commit' });
  await save.first().tap();
  await save.nth(1).tap();
  release();
  await expect(main(page).getByRole('button', { name: 'Spara', pressed: true })).toHaveCount(2);
  await expect(compare.first()).toBeVisible();
});

test('the consent question is answered, and the focus is on the content and not lost', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(list, { waitUntil: 'commit' });
  const refuse = page.getByRole('button', { name: 'Avvisa' });
  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(refuse).toBeHidden();
  await expect(main(page)).toBeFocused();
  release();
  await expect(refuse).toHaveCount(0);
  await expect(main(page)).toBeFocused();
});
