import type { Page } from '@playwright/test';
import { samplesOf } from '#scripts/samplePages.ts';
import { sites } from '#sites/index.ts';
import { addressOf } from './support/addresses.ts';
import { copiesApart, laidOutPictures } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

/** Maximum size of the pictures that a phone loads for a page before scrolling, in bytes. */
const maxBytes = 400 * 1024;

/** The device pixels per px of the phone. */
const density = 2;

const phone = { width: 375, height: 812 };

/** Window widths on both sides of the breakpoints, in px. */
const windowWidths = [360, 412, 600, 768, 1024, 1280, 1440, 1920];

test.use({ viewport: phone, deviceScaleFactor: density });

/** The bytes of the pictures that a page loads. A new visitor's cache is empty for each page. */
async function watchPictures(page: Page) {
  const session = await page.context().newCDPSession(page);
  const pictures = new Map<string, number | 'pending'>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Image') pictures.set(requestId, 'pending');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) pictures.set(requestId, encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId }) => pictures.delete(requestId));
  return {
    forget: () => pictures.clear(),
    /** The sum, once no picture is pending. */
    bytes: async () => {
      await expect
        .poll(() => [...pictures.values()].filter((size) => size === 'pending').length, {
          timeout: 15_000,
        })
        .toBe(0);
      return [...pictures.values()].reduce<number>((sum, size) => sum + Number(size), 0);
    },
  };
}

/** A transparent pixel, for pictures whose content doesn't matter. */
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** The pictures whose `sizes` differ so much from their width that browsers choose a copy that is far too large or small. */
async function wrongSizes(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const width of windowWidths) {
    await page.setViewportSize({ width, height: phone.height });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    for (const picture of await laidOutPictures(page)) {
      const { src, declared, shown } = picture;
      const isClose = Math.abs(declared / shown - 1) < 0.15;
      // Some layouts depend on more than the window; there, the next copy is good enough.
      if (!isClose && copiesApart(picture, density) > 1) {
        wrong.push(`${src} is ${shown} px wide and not ${Math.round(declared)} in ${width} px`);
      }
    }
  }
  await page.setViewportSize(phone);
  return [...new Set(wrong)];
}

for (const site of sites) {
  test(`${site.id}: pages are light on a phone, and pictures declare how wide they are`, async ({
    page,
  }) => {
    test.slow();
    const watch = await watchPictures(page);
    for (const { path, below } of samplesOf(site)) {
      const address = addressOf(site.id, '');
      const link = below === undefined ? undefined : page.locator(`main a[href^="${below}"]`);
      // The sample comes right after the list that links to it.
      const target = link === undefined ? path : await link.first().getAttribute('href');
      watch.forget();
      await page.goto(`${address}${target}`);
      expect.soft(await watch.bytes(), `bytes of pictures of ${target}`).toBeLessThan(maxBytes);
      const first = page.locator('main img[fetchpriority="high"]');
      expect
        .soft(await first.count(), `pictures of ${target} that are fetched before all others`)
        .toBeLessThanOrEqual(1);
      await page.route('**/_i/**', (route) =>
        route.fulfill({ contentType: 'image/gif', body: pixel }),
      );
      expect.soft(await wrongSizes(page), `sizes of pictures of ${target}`).toEqual([]);
      await page.unroute('**/_i/**');
    }
  });
}
