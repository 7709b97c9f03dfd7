import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { showingPictures } from './support/browsers.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: showingPictures });

/** How far the first picture begins below the upper edge of the header that lies on it. */
function belowHeader(page: Page): Promise<number> {
  return page.evaluate(() => {
    const topOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    return topOf('main img') - topOf('header > div');
  });
}

// One asks for air above its banner, one has a line below its header, and one has a message above it.
for (const site of ['nordvik-restaurant-se', 'mercedes-smart-se', 'nordvik-se'] as const) {
  test(`${site}: the picture begins where its transparent header begins`, async ({ page }) => {
    await page.goto(addressOf(site));
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      expect(await belowHeader(page), `${width} px`).toBeCloseTo(0, 1);
    }
  });
}
