import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { equippedCar } from './support/carSites.ts';
import { expect, test } from './support/test.ts';
import { triedCarSites } from './support/tried.ts';

const widths = [320, 360, 375, 430, 768, 1024, 1280, 1920];

for (const where of triedCarSites) {
  const [site, list] = where;

  test(`${site}: bars on the car page start where the header ends, and equipment is whole`, async ({
    page,
    request,
  }) => {
    await page.goto(addressOf(site, await equippedCar(request, where)));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('#equipment').scrollIntoViewIfNeeded();
      const bars = await barsBelowHeader(page);
      expect.soft(bars.length, `${width} px`).toBe(1);
      for (const slot of bars) expectNoSlot(slot, width);
      expect.soft(await cutPieces(page), `${width} px`).toEqual([]);
    }
  });

  test(`${site}: the bar of the list starts where the header ends`, async ({ page }) => {
    await page.goto(addressOf(site, list));
    for (const width of widths.filter((it) => it < 768)) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 1500));
      const bars = await barsBelowHeader(page);
      expect.soft(bars.length, `${width} px`).toBe(1);
      for (const slot of bars) expectNoSlot(slot, width);
    }
  });
}

/** The header's border may lie over the bar. */
function expectNoSlot(slot: number, width: number): void {
  expect.soft(slot, `${width} px`).toBeLessThanOrEqual(0);
  expect.soft(slot, `${width} px`).toBeGreaterThanOrEqual(-2);
}

/** How far below the header the bars as wide as the window begin that stick near it, in px. */
function barsBelowHeader(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const isSticky = (element: Element) => getComputedStyle(element).position === 'sticky';
    const header = Array.from(document.querySelectorAll('header, header *')).find(isSticky);
    const end = header?.getBoundingClientRect().bottom ?? Number.NaN;
    return Array.from(document.querySelectorAll('main *'))
      .filter((element) => isSticky(element) && element.clientWidth > innerWidth - 20)
      .map((element) => element.getBoundingClientRect().top - end)
      .filter((slot) => Math.abs(slot) < 100);
  });
}

/** The pieces of equipment of which only a part is visible while the list is collapsed. */
function cutPieces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const content = document.querySelector('#equipment details > :not(summary)');
    const frame = content?.getBoundingClientRect();
    if (!frame) return ['no collapsed equipment'];
    return Array.from(content?.querySelectorAll('li') ?? []).flatMap((piece) => {
      const { left, top, bottom } = piece.getBoundingClientRect();
      const isSeen = left < frame.right && top < frame.bottom - 1;
      return isSeen && bottom > frame.bottom + 1 ? [piece.textContent] : [];
    });
  });
}
