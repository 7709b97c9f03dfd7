import { expect, type Page } from '@playwright/test';

/**
 * Expects that no record of a request that scripts of the page can read contains a value of the visitor. How the document
 * itself was opened can't be removed (docs/security.md).
 */
export async function expectNoTimingOf(page: Page, personal: RegExp): Promise<void> {
  const found = async () => {
    const entries = await page.evaluate(() =>
      performance.getEntries().map(({ name, entryType }) => ({ name, entryType })),
    );
    return entries
      .filter(({ entryType }) => entryType !== 'navigation')
      .map(({ name }) => decodeURIComponent(name))
      .filter((name) => personal.test(name));
  };
  await expect.poll(found, { message: 'timings with personal data' }).toEqual([]);
}

/** What the storage of the session holds, as one text. */
export function storedInSession(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...window.sessionStorage }));
}
