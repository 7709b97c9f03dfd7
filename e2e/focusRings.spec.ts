import { linkedSample, samplesOf } from '#scripts/samplePages.ts';
import { addressOf } from './support/addresses.ts';
import { clippedRings } from './support/clippedRings.ts';
import { expect, test } from './support/test.ts';
import { triedSites } from './support/tried.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [375, 1280]) {
  for (const site of triedSites) {
    test(`${site.id} in ${width} px: no focus ring is cut off`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 812 });
      const { origin } = new URL(addressOf(site.id));
      for (const sample of samplesOf(site)) {
        await test.step(`${sample.kind} ${sample.path}`, async () => {
          // The sample comes right after the list that links to it.
          await page.goto(await linkedSample(page, origin, sample));
          // Until it is known which entries of the menu fit, those that don't are clipped.
          if (width > 1024) {
            await expect(page.locator('header [data-state="unmeasured"]')).toHaveCount(0);
          }
          expect.soft(await clippedRings(page)).toEqual([]);
        });
      }
    });
  }
}
