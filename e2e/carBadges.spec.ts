import type { Page } from '@playwright/test';
import { localizedPath } from '#domain/sites/site.ts';
import { addressOf } from './support/addresses.ts';
import { cards } from './support/carSteps.ts';
import { expect, test } from './support/test.ts';
import { triedSites } from './support/tried.ts';
import { brokenWords } from './support/words.ts';

/** The first width with two cards side by side is among them. */
const widths = [320, 352, 360, 375, 430, 768, 1280, 1920];

const carCards = 'main li:has(img):has(h2, h3)';

for (const { site, locale, path } of carLists()) {
  test(`${site.id} in ${locale}: no badge hides a car or breaks a word, at any width`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(addressOf(site.id, path));
    await expect(cards(page).first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await textsOnPictures(page), `${width} px`).toEqual([]);
      expect.soft(await brokenWords(page, carCards), `${width} px`).toEqual([]);
    }
  });
}

/** The car lists of all sites in all languages. */
function carLists() {
  return triedSites.flatMap((site) =>
    site.locales.flatMap((locale) => {
      const path = site.commonPages?.[locale]?.cars;
      return path ? [{ site, locale, path: localizedPath(site, locale, path) }] : [];
    }),
  );
}

/** The texts of cards that cover part of the card's picture. */
function textsOnPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return Array.from(document.querySelectorAll(selector)).flatMap((card) => {
      const picture = card.querySelector('img')?.getBoundingClientRect();
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        if (picture && overlap(range.getBoundingClientRect(), picture)) texts.push(`${range}`);
      }
      return texts;
    });
  }, carCards);
}
