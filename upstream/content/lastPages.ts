import type { Page } from '#domain/content/page.ts';
import type { PageAddress } from '#domain/content/service.ts';
import { fitsWildcards, wildcard } from '#domain/content/wildcards.ts';

/** Keeps the last layout of each page for outages of the platform. */
export interface LastPages {
  readonly keep: (address: PageAddress, page: Page) => void;
  /**
   * The page at an address. A page with open segments is found for all addresses it serves, so that
   * a car that was never opened can be shown with the layout of another.
   */
  readonly find: (address: PageAddress) => Page | undefined;
}

/**
 * Keeps pages in memory.
 *
 * @param maxPages - Maximum number of pages; the least recently loaded one is dropped first.
 */
export function createLastPages(maxPages: number): LastPages {
  const kept = new Map<string, Entry>();
  return {
    keep: (address, page) => {
      const key = keyOf(address, page.itemPath);
      kept.delete(key);
      kept.set(key, { address, page });
      const oldest = kept.keys().next();
      if (kept.size > maxPages && !oldest.done) kept.delete(oldest.value);
    },
    find: (address) => {
      const exact = kept.get(keyOf(address, address.path));
      return (exact ?? findOpen([...kept.values()], address))?.page;
    },
  };
}

interface Entry {
  readonly address: PageAddress;
  readonly page: Page;
}

/** Paths are compared case-insensitively, as on the platform. */
function keyOf({ site, language }: PageAddress, path: string): string {
  return `${site} ${language} ${path.toLowerCase()}`;
}

/** If several pages serve the address, the one with the fewest open segments. */
function findOpen(entries: readonly Entry[], address: PageAddress): Entry | undefined {
  const path = address.path.toLowerCase();
  return entries
    .filter(({ address: { site, language } }) => {
      return site === address.site && language === address.language;
    })
    .filter(({ page }) => fitsWildcards(page.itemPath.toLowerCase(), path))
    .sort((a, b) => openSegments(a.page) - openSegments(b.page))[0];
}

function openSegments({ itemPath }: Page): number {
  return itemPath.split('/').filter((segment) => segment === wildcard).length;
}
