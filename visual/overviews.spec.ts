import { expect, test } from '@playwright/test';
import { visualMatrix } from './matrix.ts';
import { storyAddress, visualStories } from './storybook.ts';

for (const id of visualStories()) {
  for (const [name, mode] of Object.entries(visualMatrix())) {
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
