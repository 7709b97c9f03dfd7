import type { Page } from '@playwright/test';
import { addressOf } from './support/addresses.ts';
import { accessibilityViolations } from './support/axe.ts';
import { joinedNames } from './support/heardNames.ts';
import { expect, test } from './support/test.ts';
import { triedCarSites } from './support/tried.ts';

test('a picture without an alternative text would be noticed', async ({ page }) => {
  await page.setContent('<main><h1>Volvo</h1><img src="data:," width="10" height="10"></main>');
  expect((await accessibilityViolations(page)).join()).toContain('image-alt');
});

test('a name of two texts with a comment between them would be noticed', async ({ page }) => {
  await page.setContent('<a href="/">Volvo<!-- --> <!-- -->V60</a> <a href="/">Volvo V90</a>');
  expect(await joinedNames(page)).toEqual(['VolvoV60']);
});

for (const [site, list, below] of triedCarSites) {
  test(`${site}: links and buttons of different cars have different names`, async ({ page }) => {
    await page.goto(addressOf(site, list));
    const names = await namesByCar(page, below);
    expect(names.length).toBeGreaterThan(10);
    const repeated = Map.groupBy(names, ({ name }) => name).values();
    // New cars to order may be the same in all that their cards say.
    const shared = [...repeated].filter((group) => new Set(group.map(({ card }) => card)).size > 1);
    expect(shared).toEqual([]);
  });
}

/** The links to cars below a path, and the buttons on their cards, with their names. */
function namesByCar(page: Page, below: string) {
  return page.locator(`main a[href^="${below}/"]`).evaluateAll((links) =>
    links.flatMap((link) => {
      const car = new URL(link instanceof HTMLAnchorElement ? link.href : '').pathname;
      const item = link.closest('li');
      const card = item?.textContent ?? car;
      const buttons = item?.querySelectorAll('button[aria-label]') ?? [];
      return [link, ...buttons].map((each) => ({
        car,
        card,
        name: each.getAttribute('aria-label') ?? each.textContent,
      }));
    }),
  );
}
