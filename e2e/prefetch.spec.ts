import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const path = '/om-oss/cookies';

/** Hovers a link of the start page; answers what counts the requests for the page that it leads to. */
async function hoverLink(page: Page): Promise<() => number> {
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests += 1;
  });
  await page.goto('/');
  // Without script, a link requests nothing before the click.
  await expect(page.locator('nav ul[data-state="measured"]')).toHaveCount(1);
  await page.locator(`footer a[href="${path}"]`).hover();
  return () => requests;
}

test.use({ viewport: { width: 1440, height: 900 } });

test('a page is fetched when its link is hovered', async ({ page }) => {
  const requests = await hoverLink(page);
  await expect.poll(requests).toBeGreaterThan(0);
});

test('nothing is fetched ahead for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requests = await hoverLink(page);
  // A request that the hover had caused would have been sent before this one.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(requests()).toBe(0);
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
