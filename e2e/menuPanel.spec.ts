import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { holdScripts } from './support/holdScripts.ts';
import { phoneWindow } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { tried } from './support/tried.ts';

const menu = { name: 'Huvudmeny' } as const;
const openMenu = { name: 'Öppna menyn' } as const;

/**
 * The start tag of the focused element, unless it is in the menu. The document itself has the focus while it is in the
 * browser's own controls between the last and the first element.
 */
function focusOutsideMenu(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement: focused, body, documentElement } = document;
    if (!focused || focused === body || focused === documentElement) return undefined;
    return focused.closest('header nav') ? undefined : focused.outerHTML.replace(/>.*/s, '>');
  });
}

/** Keys are pressed within some milliseconds here; browsers report after them that the panel has opened. */
async function expectInertPage(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveAttribute('inert');
}

async function expectFocusToStay(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(key);
      expect(await focusOutsideMenu(page), `${key}, press ${press + 1}`).toBeUndefined();
    }
  }
}

for (const width of tried([320, 375, 1024], (width) => width !== 375)) {
  test.describe(`the panel at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('keeps the focus, keeps the page from scrolling, and Escape returns the focus', async ({
      page,
    }) => {
      await page.goto('/');
      const button = page.getByRole('button', openMenu);
      await button.focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('navigation', menu);
      await expect(panel.getByRole('button', { name: 'Stäng menyn' })).toBeFocused();
      await expectInertPage(page);
      await expectFocusToStay(page);
      await page.mouse.move(10, 600);
      await page.mouse.wheel(0, 500);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await panel.locator('summary', { hasText: 'Köp bil' }).click();
      await panel.getByRole('link', { name: 'Begagnade bilar' }).focus();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel.locator('details[open]')).toHaveCount(0);
    });

    test('a group of the mega menu: Back leads to its entry, Escape to the button', async ({
      page,
    }) => {
      await page.goto(addressOf('mercedes-smart-se'));
      const button = page.getByRole('button', openMenu);
      await button.click();
      await expectInertPage(page);
      const panel = page.getByRole('navigation', menu);
      const models = panel.locator('summary', { hasText: 'Modeller' });
      const back = panel.getByRole('button', { name: 'Tillbaka' });
      await models.focus();
      await page.keyboard.press('Enter');
      await expect(back).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(models).not.toBeFocused();
      await expectFocusToStay(page);
      await expect(models).toBeHidden();
      await back.focus();
      await page.keyboard.press('Enter');
      await expect(models).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(back).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}

test('a window that becomes wide closes the panel and makes the page usable again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.goto('/');
  await page.getByRole('button', openMenu).click();
  await expectInertPage(page);
  await page.setViewportSize({ width: 1400, height: 740 });
  await expect(page.locator('nav:popover-open')).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...phoneWindow });

  test('the panel keeps the focus too, and Escape returns it', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', openMenu);
    await button.focus();
    await page.keyboard.press('Enter');
    await expectFocusToStay(page);
    await page.getByRole('button', { name: 'Stäng menyn' }).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', menu)).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('in a row an open group closes when Tab leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/kop-bil');
  await page.getByRole('navigation', menu).locator('summary', { hasText: 'Köp bil' }).focus();
  await page.keyboard.press('Enter');
  const open = page.locator('nav details[open]');
  await page.keyboard.press('Tab');
  await expect(open).toHaveCount(1);
  for (let press = 0; press < 30 && (await open.count()) > 0; press += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(open).toHaveCount(0);
  await expect(page.locator(':focus')).toBeVisible();
});

test('a group opened before the script runs closes on Escape like any other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdScripts(page);
  await page.goto('/kop-bil', { waitUntil: 'commit' });
  const group = page.getByRole('navigation', menu).locator('summary', { hasText: 'Köp bil' });
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('nav details[open]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  release();
  // Measured entries show that the script runs.
  await expect(page.locator('nav ul[data-state="measured"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await expect(page.locator('nav details[open]')).toHaveCount(0);
});

test('a group that the focus has left before the script runs closes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdScripts(page);
  await page.goto('/kop-bil', { waitUntil: 'commit' });
  const navigation = page.getByRole('navigation', menu);
  await navigation.locator('summary', { hasText: 'Köp bil' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('nav details[open]')).toHaveCount(1);
  const later = page.locator('main a').first();
  await later.focus();
  release();
  await expect(page.locator('nav details[open]')).toHaveCount(0);
  await expect(later).toBeFocused();
});

test('a panel opened before the script runs keeps the focus', async ({ page }) => {
  await page.setViewportSize(phoneWindow.viewport);
  const release = await holdScripts(page);
  await page.goto('/kop-bil', { waitUntil: 'commit' });
  await page.getByRole('button', openMenu).click();
  release();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expectFocusToStay(page);
  await page.getByRole('button', { name: 'Stäng menyn' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', openMenu)).toBeFocused();
});
