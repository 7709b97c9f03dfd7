import type { Page } from '@playwright/test';
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

/** The number of A4 sheets of a page, with the margins of its style sheet. */
async function sheetsOf(page: Page): Promise<number | undefined> {
  const document = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return document.match(/\/Type\s*\/Page\b/g)?.length;
}

/** The pictures that are printed as an empty area. */
function emptyPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((img) => img.checkVisibility() && !(img.complete && img.naturalWidth > 0))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

for (const where of triedCarSites) {
  const [site] = where;
  test(`${site}: a car with all its equipment is one sheet, with its whole address`, async ({
    page,
    request,
  }) => {
    const address = await equippedCar(request, where);
    await page.goto(addressOf(site, address));
    // Loan and quote are loaded as they come near.
    await page.locator('#finance').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await emptyPictures(page)).toEqual([]);
    const printed = await page.locator('body').innerText();
    expect(printed).toMatch(new RegExp(`https?://\\S*${address}`));
    expect(printed).not.toContain('(/');
  });
}

test('a facility is two sheets at most, with its hours and its whole address', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/hitta-oss'));
  const first = page.getByRole('main').getByRole('article').getByRole('link').first();
  const path = (await first.getAttribute('href')) ?? '';
  await page.goto(addressOf('nordvik-se', path));
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  expect(await emptyPictures(page)).toEqual([]);
  const printed = await page.locator('body').innerText();
  expect(printed).toMatch(new RegExp(`https?://\\S*${path}`));
  expect(printed).toContain('Måndag');
  expect(printed).not.toContain('google.com');
});
