import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { holdScripts } from './support/holdScripts.ts';
import { layoutShift, withoutFonts } from './support/layoutShift.ts';
import { phoneWindow } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const menu = { name: 'Huvudmeny' } as const;
/** The menu's row once the script has run. */
const measured = 'nav ul[data-state="measured"]';

/** Counts documents; navigation without a reload requests none. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  return () => documents;
}

test.describe('in a row', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('by mouse: hover opens, a link opens a page without a reload, and the menu closes', async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await page.goto('/');
    const buy = page.getByRole('navigation', menu).locator('summary', { hasText: 'Köp bil' });
    await buy.hover();
    await page.getByRole('link', { name: 'Begagnade bilar' }).first().click();
    await expect(page).toHaveURL(/\/kop-bil\/begagnade-bilar$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('nav details[open]')).toHaveCount(0);
    expect(documents()).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    expect(documents()).toBe(1);
  });

  test('by keyboard: Enter opens, Tab moves into the group, Escape returns', async ({ page }) => {
    await page.goto('/kop-bil');
    // Before hydration, Escape does nothing.
    await expect(page.locator(measured)).toHaveCount(1);
    const buy = page.getByRole('navigation', menu).locator('summary', { hasText: 'Köp bil' });
    await buy.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Köp bil: översikt' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Köp bil: översikt' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(buy).toBeFocused();
    await expect(page.locator('nav details[open]')).toHaveCount(0);
  });

  test('on the start page the header is transparent until it is used', async ({ page }) => {
    await page.goto('/');
    const header = page.locator('header > [data-state]');
    await page.mouse.move(700, 500);
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 600);
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(header).toBeInViewport();
  });

  for (const opened of ['after', 'before'] as const) {
    test(`in a short window a long group opened ${opened} hydration scrolls to its last link`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      if (opened === 'after') release();
      await page.setViewportSize({ width: 1440, height: 320 });
      await page.goto('/', { waitUntil: opened === 'after' ? 'load' : 'commit' });
      if (opened === 'after') await expect(page.locator(measured)).toHaveCount(1);
      const buy = page.getByRole('navigation', menu).locator('summary', { hasText: 'Köp bil' });
      await buy.focus();
      await page.keyboard.press('Enter');
      const panel = page.locator('nav details[open] > div');
      await expect(panel).toBeVisible();
      release();
      await expect(page.locator(measured)).toHaveCount(1);
      const room = () =>
        panel.evaluate((element) => {
          const { bottom } = element.getBoundingClientRect();
          return {
            below: innerHeight - bottom,
            scrolls: element.scrollHeight > element.clientHeight,
            overflow: getComputedStyle(element).overflowY,
          };
        });
      await expect.poll(async () => (await room()).below).toBeGreaterThanOrEqual(0);
      expect(await room()).toMatchObject({ scrolls: true, overflow: 'auto' });
      const before = await page.evaluate(() => window.scrollY);
      await panel.getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(panel.getByRole('link').last()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });
  }

  test('a link with a modifier, to a file or to a place on the page is the browser’s own', async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await page.goto('/om-oss');
    // A trusted click would open a tab, and the headless browser loses one tab in twenty, even on an empty page.
    const isLeftToBrowser = await page
      .getByRole('link', { name: 'Personuppgifter' })
      .first()
      .evaluate((link) =>
        link.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
        ),
      );
    expect(isLeftToBrowser).toBe(true);
    await expect(page).toHaveURL(/\/om-oss$/);
    await page.keyboard.press('Tab');
    expect(documents()).toBe(1);
  });
});

test('a link opens the next page at its very top, above an alert', async ({ page }) => {
  await page.goto(addressOf('nordvik-auctions-se'));
  const link = page.getByRole('link').and(page.locator('[href="/sa-fungerar-det"]')).last();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/sa-fungerar-det$/);
  const alert = page.getByRole('region', { name: 'Meddelande' });
  await expect(alert).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use(phoneWindow);

  test('the panel opens, Escape closes it, and a link opens a page', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Öppna menyn' });
    await button.click();
    const panel = page.getByRole('navigation', menu);
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await panel.locator('summary', { hasText: 'Köp bil' }).click();
    await panel.getByRole('link', { name: 'Begagnade bilar' }).click();
    await expect(page).toHaveURL(/\/kop-bil\/begagnade-bilar$/);
    await expect(page.getByRole('navigation', menu)).toBeHidden();
  });
});

for (const width of [375, 1440]) {
  test.describe(`without script, ${width} px wide`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

    test('all links of the menu work', async ({ page }) => {
      await page.goto('/');
      if (width < 1280) await page.getByRole('button', { name: 'Öppna menyn' }).click();
      await page.locator('nav summary', { hasText: 'Köp bil' }).first().click();
      await page.getByRole('link', { name: 'Begagnade bilar' }).first().click();
      await expect(page).toHaveURL(/\/kop-bil\/begagnade-bilar$/);
    });
  });
}

test('a language leads to the same page, and only where it exists', async ({ page }) => {
  await page.goto(addressOf('carstore-se', '/salj-bil'));
  const languages = page.getByRole('list', { name: 'Språk' });
  await languages.getByRole('link', { name: /English/i }).click();
  await expect(page).toHaveURL(addressOf('carstore-se', '/en/salj-bil'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the menu doesn’t shift while the page loads, at any width', async ({ page }) => {
  await withoutFonts(page);
  for (const width of [375, 1280, 1500, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/kop-bil', { waitUntil: 'networkidle' });
    expect(await layoutShift(page), `${width} px`).toBe(0);
  }
});

test('the platform without a menu: the page is shown, and its logo leads home', {
  tag: '@alone',
}, async ({ page, breakUpstream }) => {
  await page.goto('/om-oss');
  await breakUpstream('content', { mode: 'failing' });
  await page.goto('/om-oss');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nordvik' }).first()).toBeVisible();
});
