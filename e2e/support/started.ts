import { expect, type Page } from '@playwright/test';
import { isHydrated } from './isHydrated.ts';

/**
 * Makes a page's navigations end when its code has started, because it is fetched after the first paint, maybe after the
 * page's `load` event. Tests of what happens before navigate with `waitUntil: 'commit'`.
 */
export function waitForStart(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = (url, options) => andStart(page, goto(url, options), options);
  page.reload = (options) => andStart(page, reload(options), options);
}

async function andStart<Answer>(
  page: Page,
  navigation: Promise<Answer>,
  options: { readonly waitUntil?: unknown } | undefined,
): Promise<Answer> {
  const answer = await navigation;
  if (options?.waitUntil === undefined) {
    // The page may navigate meanwhile.
    const check = () => hasStarted(page).catch(() => false);
    await expect.poll(check, { message: 'the page’s code starts', intervals: [20, 50] }).toBe(true);
  }
  return answer;
}

async function hasStarted(page: Page): Promise<boolean> {
  const hasCode = (await page.locator('script[data-sources]').count()) > 0;
  // React hydrates the body as one of the last elements.
  return !hasCode || page.locator('body').evaluate(isHydrated);
}
