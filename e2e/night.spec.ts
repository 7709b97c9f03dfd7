import { siteLooks } from '#app/page/siteLooks.css.ts';
import { pageColors } from '#themes/pageColors.css.ts';
import { addressOf, sitePort } from './support/addresses.ts';
import { groundLuminance, lightPatches } from './support/darkness.ts';
import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'dark' });

/** A demo site that editors keep light. */
const lightSite = 'nordvik-restaurant-se';

test('a light patch would be noticed', async ({ page }) => {
  await page.goto(addressOf('nordvik-se'));
  await page.evaluate(() => {
    const patch = document.createElement('p');
    patch.style.cssText = 'inline-size: 400px; block-size: 100px; background: #ddd';
    document.querySelector('main')?.prepend(patch);
  });
  expect(await lightPatches(page)).toHaveLength(1);
});

test('the browser’s bars have the colour of the page, by day and at night', async ({ page }) => {
  await page.goto(addressOf('carstore-se'));
  const colors = page.locator('meta[name="theme-color"]');
  await expect(colors).toHaveCount(2);
  await expect(colors.first()).toHaveAttribute('media', '(prefers-color-scheme:dark)');
  await expect(colors.first()).toHaveAttribute('content', pageColors.carstore.night);
  await expect(colors.last()).toHaveAttribute('content', pageColors.carstore.day);
});

test('the header has the logo for dark grounds, and for light ones on paper', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/kop-bil'));
  const logos = page.locator('header a[href="/"] img');
  await expect(logos.and(page.locator('[src$="/logo-light.svg"]'))).toBeVisible();
  await expect(logos.and(page.locator('[src$="/logo.svg"]'))).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(logos.and(page.locator('[src$="/logo.svg"]'))).toBeVisible();
  await expect(logos.and(page.locator('[src$="/logo-light.svg"]'))).toBeHidden();
});

test('native controls are dark, and paper and forced colours as by day', async ({ page }) => {
  await page.goto(addressOf('nordvik-se'));
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const ground = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--fc-surface-base-ground'),
    );
  expect(await scheme()).toBe('dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await scheme()).toBe('light');
  expect(await ground()).toMatch(/^#(?:fff){1,2}$/i);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark', forcedColors: 'active' });
  expect(await ground()).toMatch(/^#(?:fff){1,2}$/i);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is dark from its first rules on', async ({ page, request }) => {
    await page.goto(addressOf('carstore-se'));
    expect(await groundLuminance(page)).toBeLessThan(0.03);
    const headers = { host: 'carstore-se.localhost', accept: 'text/html' };
    await expect(async () => {
      const answer = await request.get(`http://127.0.0.1:${sitePort}/`, { headers });
      const [head = ''] = (await answer.text()).split('</head>');
      expect(head).toContain(`--fc-surface-base-ground:${pageColors.carstore.night}`);
    }).toPass();
  });

  test('a site that has switched the night off stays light', async ({ page }) => {
    const ground = siteLooks[lightSite]?.colors.day;
    expect(ground).toBeDefined();
    await page.goto(addressOf(lightSite));
    expect(await groundLuminance(page)).toBeGreaterThan(0.9);
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light');
    const colors = page.locator('meta[name="theme-color"]');
    await expect(colors).toHaveCount(1);
    await expect(colors).toHaveAttribute('content', `${ground}`);
  });
});

test.describe('by day', () => {
  test.use({ colorScheme: 'light' });

  test('pages are light', async ({ page }) => {
    await page.goto(addressOf('nordvik-se'));
    expect(await groundLuminance(page)).toBeGreaterThan(0.9);
  });
});
