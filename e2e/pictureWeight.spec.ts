import type { Page } from '@playwright/test';
import { addressOfSample, samplePages } from '#scripts/samplePages.ts';
import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

/** No page makes a phone fetch more pictures than this before it is scrolled; in bytes. */
const most = 400 * 1024;

test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });

/** Counts the bytes of pictures that come over the wire. */
async function countPictures(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const pictures = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

for (const sample of samplePages) {
  const { site, kind, path } = sample;
  test(`${site.id}: the first view of ${kind} at ${path} is light on a phone`, async ({
    page,
    browser,
  }) => {
    const origin = addressOf(site.id, '');
    const url = await addressOfSample(page, origin, sample);
    // What the list fetched on the way must not spare the page its pictures.
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
    });
    const visit = await context.newPage();
    const weight = await countPictures(visit);
    await visit.goto(url, { waitUntil: 'networkidle' });
    expect(weight()).toBeLessThan(most);
    const awaited = visit.locator('main img[fetchpriority="high"]');
    expect(await awaited.count(), 'pictures that are fetched first').toBeLessThanOrEqual(2);
    await context.close();
  });
}
