import { linkedSample, samplesOf } from '#scripts/samplePages.ts';
import { addressOf } from './support/addresses.ts';
import { accessibilityViolations } from './support/axe.ts';
import { clippedRings } from './support/clippedRings.ts';
import { groundLuminance, lightPatches } from './support/darkness.ts';
import { joinedNames } from './support/heardNames.ts';
import { menuMeasured } from './support/menuMeasured.ts';
import { expect, test } from './support/test.ts';
import { triedSites } from './support/tried.ts';

/*
 * Every kind of page of every site is opened once on a desktop, by day, and then seen at night and in a narrow window: opening a
 * page takes longer than the checks. `samplePages.spec.ts` does the same on a phone.
 */

const viewport = { width: 1280, height: 812 };

test.use({ viewport, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

for (const site of triedSites) {
  test(`${site.id}: every kind of page is accessible, dark at night, and shows all focus rings`, async ({
    page,
  }) => {
    test.slow();
    const { origin } = new URL(addressOf(site.id));
    for (const sample of samplesOf(site)) {
      await test.step(`${sample.kind} ${sample.path}`, async () => {
        // The sample comes right after the list that links to it.
        await page.goto(await linkedSample(page, origin, sample));
        // Until then, entries that don't fit are clipped.
        await menuMeasured(page);
        expect.soft(await joinedNames(page), 'names that run words together').toEqual([]);
        expect.soft(await accessibilityViolations(page), 'violations by day').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await groundLuminance(page), 'the ground at night').toBeLessThan(0.03);
        expect.soft(await lightPatches(page), 'light patches at night').toEqual([]);
        const unreadable = await accessibilityViolations(page, ['color-contrast']);
        expect.soft(unreadable, 'unreadable at night').toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        expect.soft(await clippedRings(page), 'clipped focus rings').toEqual([]);
        await page.setViewportSize({ ...viewport, width: 375 });
        expect.soft(await clippedRings(page), 'clipped focus rings in 375 px').toEqual([]);
        await page.setViewportSize(viewport);
      });
    }
  });
}
