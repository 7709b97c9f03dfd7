import { expect, type Page } from '@playwright/test';

/** Expects that none of the timings that scripts of the page can read contains a value of the visitor. */
export async function expectNoTimingOf(page: Page, personal: RegExp): Promise<void> {
  const found = async () => {
    const names = await page.evaluate(() => performance.getEntries().map(({ name }) => name));
    return names.filter((name) => personal.test(decodeURIComponent(name)));
  };
  await expect.poll(found, { message: 'timings with personal data' }).toEqual([]);
}

/** What the storage of the session holds, as one text. */
export function storedInSession(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...window.sessionStorage }));
}
