import type { Browser } from 'playwright';
import type { VisualMode } from './matrix.ts';
import { storyPath } from './storyIndex.ts';

const loadMs = 30_000;

/** Takes a full-page screenshot of a story and returns a PNG file. Throws if the story fails. */
export async function takePicture(
  browser: Browser,
  origin: string,
  id: string,
  mode: VisualMode,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: mode.viewport, height: 800 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  try {
    // Waits for the network to be idle, because the load event does not wait for the icon sprite.
    await page.goto(`${origin}${storyPath(id, mode)}`, {
      waitUntil: 'networkidle',
      timeout: loadMs,
    });
    await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor({ timeout: loadMs });
    const error = page.locator('.sb-show-errordisplay #error-message');
    if (await error.isVisible())
      throw new Error((await error.textContent()) ?? 'The story failed.');
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}
