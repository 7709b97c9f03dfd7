import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The pictures that a page loads. */
interface WatchedPictures {
  /** Begins with another page. */
  readonly forget: () => void;
  /** The sum of their sizes in bytes, once no picture is pending. */
  readonly bytes: () => Promise<number>;
}

/**
 * Watches which pictures pages load. A picture that the browser has from an earlier page counts as well, because a new
 * visitor would load it.
 */
export async function watchPictures(page: Page): Promise<WatchedPictures> {
  const session = await page.context().newCDPSession(page);
  const sizes = new Map<string, number>();
  const pending = new Map<string, string>();
  let loaded = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Image') pending.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = pending.get(requestId);
    if (url === undefined) return;
    pending.delete(requestId);
    loaded.add(url);
    // From the cache, it has no size.
    sizes.set(url, Math.max(sizes.get(url) ?? 0, encodedDataLength));
  });
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  return {
    forget: () => {
      pending.clear();
      loaded = new Set();
    },
    bytes: async () => {
      await expect.poll(() => pending.size, { timeout: 45_000 }).toBe(0);
      return [...loaded].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
    },
  };
}
