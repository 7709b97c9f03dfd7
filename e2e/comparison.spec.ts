import type { Page } from '@playwright/test';
import { localizedPath } from '#domain/sites/site.ts';
import { addressOf } from './support/addresses.ts';
import { hydratedCard } from './support/hydrated.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { triedSites } from './support/tried.ts';
import { brokenWords } from './support/words.ts';

/** Longer than a column, and not a word. */
const chassisNumber = /^[\dA-Z]{17}$/;

test.use(phone);

for (const site of triedSites) {
  const [locale] = site.locales;
  const path = site.commonPages?.[locale]?.cars;
  if (!path) continue;
  test(`${site.id}: cars are compared on a phone without a broken or covered word`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(addressOf(site.id, localizedPath(site, locale, path)));
    const table = await compareThree(page);
    const collapsed = table.getByRole('button', { expanded: false });
    while ((await collapsed.count()) > 0) await collapsed.first().press('Enter');
    for (const width of [320, 360, 375, 430]) {
      await page.setViewportSize({ width, height: 740 });
      const broken = await brokenWords(page, '[role="dialog"]');
      expect
        .soft(
          broken.filter((word) => !chassisNumber.test(word)),
          `${width} px`,
        )
        .toEqual([]);
      expect.soft(await overflowing(page), `${width} px`).toEqual([]);
    }
  });
}

async function compareThree(page: Page) {
  const toggles = page.getByRole('main').locator('[data-compare]');
  await hydratedCard(toggles.first());
  for (const at of [0, 1, 2]) await toggles.nth(at).tap();
  await page
    .getByRole('button', { name: /\(3\)$/ })
    .last()
    .tap();
  const table = page.getByRole('dialog').getByRole('table');
  await expect(table).toBeVisible();
  return table;
}

/** The texts of the table that reach beyond their cell; not those for screen readers. */
function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('[role="dialog"] :is(th, td)')).flatMap((cell) => {
      const isForEyes = (element: Element | null): boolean =>
        element === cell.parentElement ||
        (element !== null &&
          getComputedStyle(element).position !== 'absolute' &&
          isForEyes(element.parentElement));
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const isWide = range.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1;
        if (isWide && isForEyes(walker.currentNode.parentElement)) texts.push(`${range}`);
      }
      return texts;
    }),
  );
}
