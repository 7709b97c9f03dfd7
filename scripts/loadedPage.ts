import type { Page } from 'playwright';

/**
 * Waits for what a screenshot of the window shows: fonts and images. A screenshot doesn't wait until images are decoded.
 */
export async function windowLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      // One beside the window, as in a row that scrolls, isn't loaded, so that it would never be decoded.
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isBeside = right <= 0 || left >= window.innerWidth;
      return width > 0 && bottom > 0 && top < window.innerHeight && !isBeside;
    });
    await Promise.allSettled(seen.map((image) => image.decode()));
  });
}

/** Waits for fonts, visible images and finite animations. */
export async function windowSettled(page: Page): Promise<void> {
  await windowLoaded(page);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Waits for what a screenshot of the full page shows. Images below the window, which load lazily, are loaded now. */
export async function pageLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    // Images without a source, and those of stories that show a missing one, can't be decoded.
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  });
}
