import type { Page } from '@playwright/test';
import { siteLooks } from '#app/page/siteLooks.css.ts';
import { linkedSample, samplesOf } from '#scripts/samplePages.ts';
import { pageColors } from '#themes/pageColors.css.ts';
import { addressOf, sitePort } from './support/addresses.ts';
import { accessibilityViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { triedSites } from './support/tried.ts';

test.use({ colorScheme: 'dark' });

/** A demo site that editors keep light. */
const lightSite = 'nordvik-restaurant-se';

/** The relative luminance of the page's ground. */
function groundLuminance(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map((each) => {
      const share = Number(each) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

/** What a law wants in black on white. */
const prescribed = /^Att låna kostar pengar!/;

/** Large elements with a light fill, except pictures and what is pressed: a main action may be bright. */
function lightPatches(page: Page): Promise<readonly string[]> {
  return page.evaluate((allowed) => {
    const largest = 320 * 64;
    const isLight = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha > 0.3 && 0.3 * red + 0.6 * green + 0.1 * blue > 140;
    };
    return [...document.querySelectorAll('body, body :not(a, button)')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width * height > largest && isLight(getComputedStyle(element).backgroundColor);
      })
      .filter((element) => !new RegExp(allowed).test(element.textContent))
      .map(
        (element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 40)}`,
      );
  }, prescribed.source);
}

for (const site of triedSites) {
  test(`${site.id}: every kind of page is dark, without a light patch, and readable`, async ({
    page,
  }) => {
    test.slow();
    const { origin } = new URL(addressOf(site.id));
    for (const sample of samplesOf(site)) {
      await test.step(`${sample.kind} ${sample.path}`, async () => {
        await page.goto(await linkedSample(page, origin, sample));
        expect.soft(await groundLuminance(page)).toBeLessThan(0.03);
        expect.soft(await lightPatches(page)).toEqual([]);
        expect.soft(await accessibilityViolations(page, ['color-contrast'])).toEqual([]);
      });
    }
  });
}

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
