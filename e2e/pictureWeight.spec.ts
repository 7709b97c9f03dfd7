import type { Browser } from '@playwright/test';
import { addressOfSample, samplePages } from '#scripts/samplePages.ts';
import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

/** Maximum size of the pictures that a phone loads for a page before scrolling, in bytes. */
const maxBytes = 400 * 1024;

/** A phone with a device pixel ratio of 2. */
const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 };

/** The pictures that a phone with an empty cache loads for the first view of a page. */
async function firstView(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const pictures = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const awaited = await page.locator('main img[fetchpriority="high"]').count();
  await context.close();
  return { bytes, awaited };
}

for (const sample of samplePages) {
  const { site, kind, path } = sample;
  test(`${site.id}: the first view of ${kind} at ${path} is light on a phone`, async ({
    page,
    browser,
  }) => {
    const url = await addressOfSample(page, addressOf(site.id, ''), sample);
    const { bytes, awaited } = await firstView(browser, url);
    expect(bytes).toBeLessThan(maxBytes);
    expect(awaited, 'pictures that are fetched before all others').toBeLessThanOrEqual(1);
  });
}
