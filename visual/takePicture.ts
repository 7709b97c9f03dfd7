import type { Browser, Page } from 'playwright';
import { pageLoaded } from '../scripts/loadedPage.ts';
import type { VisualMode } from './matrix.ts';
import { storyPath } from './storyIndex.ts';

const loadMs = 30_000;

/** The time between two pictures that must be equal, and how often they may differ. */
const pauseMs = 250;
const maxChanges = 20;

/** Takes a full-page screenshot of a story and returns a PNG file. Throws if the story fails or keeps changing. */
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
    await approachAll(page);
    await pageLoaded(page);
    return await stablePicture(page);
  } finally {
    await page.close();
  }
}

/** Scrolls through the page, because carousels load when they come near the window. */
async function approachAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      // Intersection observers report once a frame, after its callbacks.
      await frame();
      await frame();
    }
    window.scrollTo(0, 0);
  });
}

/** A picture that equals the one before, so that everything has loaded. */
async function stablePicture(page: Page): Promise<Buffer> {
  let last = await shoot(page);
  for (let changes = 0; changes < maxChanges; changes += 1) {
    await page.waitForTimeout(pauseMs);
    const next = await shoot(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The story keeps changing.');
}

function shoot(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}
