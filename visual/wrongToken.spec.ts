import { expect, test } from '@playwright/test';
import { storyAddress } from './storybook.ts';

const button = 'primitives-button--overview';

/** Proves that the comparison would notice: one colour, wrong by a step the eye hardly sees. */
test('a colour that is one step off is caught', async ({ page }, { config }) => {
  test.skip(config.updateSnapshots === 'all', 'it would become the reference');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(storyAddress(button, { theme: 'default', viewport: 1280 }));
  await page.locator('body.sb-show-main').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const root = document.documentElement;
    const action = getComputedStyle(root).getPropertyValue('--fc-surface-base-action');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = action;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    root.style.setProperty('--fc-surface-base-action', `rgb(${red} ${(green + 16) % 256} ${blue})`);
  });
  const comparison = expect(page).toHaveScreenshot(`${button}-default-1280.png`, {
    fullPage: true,
    timeout: 3_000,
  });
  await expect(comparison).rejects.toThrow(/pixels/);
});
