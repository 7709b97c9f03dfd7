import type { Locator, Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

// A window of 1280 x 1024 px at 400 % zoom (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 } });

/** The share of the window's middle that fixed and sticky elements cover, from 0 to 1. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { innerWidth, innerHeight } = window;
    const heights = Array.from({ length: innerHeight }, (_, y) => y);
    const stays = (element: Element | null): boolean => {
      if (!element) return false;
      const { position } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky' || stays(element.parentElement);
    };
    const covered = heights.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y)));
    return covered.length / innerHeight;
  });
}

async function expectInWindow(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(256);
}

const cars = '/kop-bil/bilar-i-lager';

for (const [name, url] of [
  ['the start page', addressOf('nordvik-se')],
  ['the list of cars', addressOf('nordvik-se', cars)],
] as const) {
  test(`${name} with the consent question leaves room to read`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('button', { name: 'Avvisa' })).toBeVisible();
    for (const top of [0, 400, 1600]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      expect(await coveredShare(page), `at ${top} px`).toBeLessThanOrEqual(1 / 3);
    }
  });
}

test('the consent question is read and answered by keyboard', async ({ page }) => {
  await page.goto('/');
  const refuse = page.getByRole('button', { name: 'Avvisa' });
  await refuse.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(refuse).toBeFocused();
  await expectInWindow(refuse);
  await page.keyboard.press('Enter');
  await expect(refuse).toBeHidden();
});

test('cars are filtered and compared', async ({ page }) => {
  await page.goto(cars);
  await page.getByRole('button', { name: 'Avvisa' }).click();
  await page.getByRole('button', { name: 'Filter' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  const show = drawer.getByRole('button', { name: /^Visa träffar/ });
  const box = drawer.getByRole('checkbox', { name: /^Audi \(/ });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expectInWindow(box);
  await expectInWindow(show);
  await show.click();
  await expect(drawer).toBeHidden();
  await page
    .getByRole('button', { name: /^Jämför Audi/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Jämför bilar' })).toBeVisible();
  expect(await coveredShare(page)).toBeLessThanOrEqual(1 / 3);
});
