import type { Page, Request } from 'playwright';

/** What a page requests. */
export interface PageRequests {
  /** Resolves once the page has requested nothing for half a second. Throws if it goes on for longer than this, in ms. */
  readonly end: (limitMs: number) => Promise<void>;
}

const quietMs = 500;
const pollMs = 50;

/**
 * Watches what a page requests. Playwright's `networkidle` comes once for each document, so it says nothing about what is
 * requested later, such as code that loads on approach.
 */
export function requestsOf(page: Page): PageRequests {
  const open = new Set<Request>();
  let changed = performance.now();
  const note = () => {
    changed = performance.now();
  };
  const close = (request: Request) => {
    open.delete(request);
    note();
  };
  page.on('request', (request) => {
    open.add(request);
    note();
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return {
    end: async (limitMs) => {
      note();
      const limit = changed + limitMs;
      while (open.size > 0 || performance.now() - changed < quietMs) {
        if (performance.now() > limit) throw new Error('The page goes on requesting.');
        await page.waitForTimeout(pollMs);
      }
    },
  };
}
