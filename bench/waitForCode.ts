import type { Page } from 'playwright';
import { isHydrated } from '../e2e/support/isHydrated.ts';

/** Waits until the code of a page runs. Scripts are fetched after the first paint, maybe when the line has been idle for a while. */
export async function waitForCode(page: Page): Promise<void> {
  const body = await page.waitForSelector('body', { state: 'attached' });
  await page.waitForFunction(isHydrated, body, { polling: 50 });
}
