import type { Page } from '@playwright/test';
import { linkedSample, type SamplePage, samplePages, samplesOf } from '#scripts/samplePages.ts';
import { addressOf } from './support/addresses.ts';
import { showingPictures } from './support/browsers.ts';
import { excessWidth } from './support/excessWidth.ts';
import { phone } from './support/phone.ts';
import { copiesApart, escapedPictures, laidOutPictures } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import { triedSites } from './support/tried.ts';
import { watchPictures } from './support/watchPictures.ts';
import { brokenWords, lengthenWords } from './support/words.ts';

test.use({ launchOptions: showingPictures });

/*
 * Every kind of page of every site is opened once on a phone, and everything that may go wrong on any page is checked there:
 * opening a page takes longer than the checks.
 */

/** Maximum size of the pictures that a phone loads for a page before scrolling, in bytes. */
const maxBytes = 400 * 1024;

/** The device pixels per px of the phone. */
const density = 2;

const viewport = { width: 375, height: 812 };

/** Window widths on both sides of the breakpoints, in px. */
const windowWidths = [320, 360, 375, 412, 600, 768, 1024, 1280, 1440, 1920];

test.use({ ...phone, viewport, deviceScaleFactor: density });

for (const site of triedSites) {
  test(`${site.id}: pages are light, declare the widths of pictures, and have room for words`, async ({
    page,
  }) => {
    test.slow();
    const { origin } = new URL(addressOf(site.id));
    const watch = await watchPictures(page);
    for (const sample of samplesOf(site)) {
      await test.step(`${sample.kind} ${sample.path}`, async () => {
        const address = await linkedSample(page, origin, sample);
        // The sample comes right after the list that links to it, some of whose pictures may still be pending.
        watch.forget();
        await page.goto(address);
        expect.soft(await watch.bytes(), 'bytes of pictures').toBeLessThan(maxBytes);
        const first = page.locator('main img[fetchpriority="high"]');
        expect
          .soft(await first.count(), 'pictures that are fetched before all others')
          .toBeLessThanOrEqual(1);
        expect.soft(await escapedPictures(page), 'escaped pictures').toEqual([]);
        expect.soft(await lengthenWords(page), 'widened by a long word').toEqual([]);
        const faults = hasOwnLayout(sample)
          ? await layoutFaults(page)
          : await brokenIn(page, viewport.width);
        expect.soft(faults, 'sizes and broken words').toEqual([]);
      });
    }
  });
}

/**
 * Whether the pictures of a page may be laid out as on no other page: editors compose each start page and content page
 * themselves, and all others are the same on all sites of a theme.
 */
function hasOwnLayout({ site, kind, path }: SamplePage): boolean {
  if (kind === 'start' || kind === 'content') return true;
  const alike = samplePages.find((each) => each.kind === kind && each.site.theme === site.theme);
  return alike?.site === site && alike.path === path;
}

/** A transparent pixel, for pictures whose content doesn't matter. */
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** The pictures whose declared widths are wrong, the words that are broken, and how far the page is too wide, at all widths. */
async function layoutFaults(page: Page): Promise<readonly string[]> {
  await page.route('**/_i/**', (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
  const faults: string[] = [];
  for (const width of windowWidths) {
    await page.setViewportSize({ ...viewport, width });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    faults.push(
      ...(await wrongSizes(page, width)),
      ...(await brokenIn(page, width)),
      ...(await widerThan(page, width)),
    );
  }
  await page.setViewportSize(viewport);
  await page.unroute('**/_i/**');
  return [...new Set(faults)];
}

/** The pictures whose `sizes` differ so much from their width that browsers choose a copy that is far too large or small. */
async function wrongSizes(page: Page, width: number): Promise<readonly string[]> {
  const pictures = await laidOutPictures(page);
  return pictures.flatMap((picture) => {
    const { src, declared, shown } = picture;
    const isClose = Math.abs(declared / shown - 1) < 0.15;
    // Some layouts depend on more than the window; there, the next copy is good enough.
    if (isClose || copiesApart(picture, density) <= 1) return [];
    return [`${src} is ${shown} px wide and not ${Math.round(declared)} in ${width} px`];
  });
}

async function brokenIn(page: Page, width: number): Promise<readonly string[]> {
  return (await brokenWords(page)).map((word) => `${word} is broken in ${width} px`);
}

async function widerThan(page: Page, width: number): Promise<readonly string[]> {
  const excess = await excessWidth(page);
  return excess > 0 ? [`the page is ${excess} px wider than a window of ${width} px`] : [];
}
