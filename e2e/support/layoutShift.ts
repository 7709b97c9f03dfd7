import type { Page } from '@playwright/test';

/**
 * Lets no font arrive. Machines without the local fallback fonts show another one until the brand's font arrives, so
 * the text changes its width if that is after the first paint. The fit of the fallbacks is tested with the fonts.
 */
export async function withoutFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 200, body: '' }));
}

/** By how much the content of the page has moved since its navigation; 0 if it hasn't. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
  });
}

/** Waits until the fonts have arrived and the page is laid out with them: lines can break elsewhere than with the fallback fonts. */
export async function fontsShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((shown) => requestAnimationFrame(shown));
    await frame();
    await frame();
  });
}
