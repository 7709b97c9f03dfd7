import { expect, test } from '@playwright/test';
import { themeNames } from '#tokens/names.ts';
import { visualMatrix, visualWidths } from './matrix.ts';
import { storyAddress, visualStories } from './storybook.ts';

/** Mostly painted pictures, several MB each at a desktop's width: the phone's width stands for both. */
const photographic = new Set(['blocks-herobanner--overview']);

for (const id of visualStories()) {
  const widths = photographic.has(id) ? [375] : visualWidths;
  for (const [name, mode] of Object.entries(visualMatrix(themeNames, widths))) {
    test(`${id}, ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: mode.viewport, height: 800 });
      // Icons come from a sprite that no load event waits for.
      await page.goto(storyAddress(id, mode), { waitUntil: 'networkidle' });
      await page.locator('body.sb-show-main').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id}-${name.replace(' ', '-')}.png`, {
        fullPage: true,
      });
    });
  }
}
