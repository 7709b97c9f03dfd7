import { startPages } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

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

for (const { site, locale, url } of startPages) {
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
