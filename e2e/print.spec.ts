import { addressOf } from './support/addresses.ts';
import { showingPictures } from './support/browsers.ts';
import { equippedCar } from './support/carSites.ts';
import { expect, test } from './support/test.ts';
import { triedCarSites, triedStartPages } from './support/tried.ts';

test.use({ launchOptions: showingPictures });

/** What would waste ink or repeat on every sheet: large gradients, films, and parts that stay. */
function unprintable(): string[] {
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true })) continue;
    const { position } = getComputedStyle(element);
    if (element.tagName === 'VIDEO') faults.push('a film');
    if (position === 'fixed' || position === 'sticky') {
      faults.push(`${position}: ${element.tagName} ${element.className}`);
    }
    for (const part of [null, '::before', '::after']) {
      const { display, backgroundImage, blockSize } = getComputedStyle(element, part);
      const isDrawn = display !== 'none' && backgroundImage.includes('gradient');
      if (isDrawn && Number.parseFloat(blockSize) > 50) {
        faults.push(`gradient: ${element.tagName} ${element.className} ${part ?? ''}`);
      }
    }
  }
  return faults;
}

for (const { site, locale, url } of triedStartPages) {
  test(`${site} in ${locale} prints with a logo for light paper`, async ({ page }) => {
    await page.goto(url);
    await page.emulateMedia({ media: 'print' });
    const logo = page.locator('header a img').filter({ visible: true });
    await expect(logo).toHaveCount(1);
    const isForPaper = await logo.evaluate((img: HTMLImageElement) => {
      const isDarkened = getComputedStyle(img).filter === 'brightness(0)';
      return isDarkened || !/light|white|inverted/.test(img.src);
    });
    expect(isForPaper).toBe(true);
    expect(await page.evaluate(unprintable)).toEqual([]);
  });
}

for (const where of triedCarSites) {
  const [site] = where;
  test(`${site}: a car with all its equipment takes two pages at most`, async ({
    page,
    request,
  }) => {
    await page.goto(addressOf(site, await equippedCar(request, where)));
    // Loan and quote are loaded as they come near.
    await page.locator('#finance').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const document = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(document.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  });
}
