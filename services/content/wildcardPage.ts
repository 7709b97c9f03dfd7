import type { PageItem } from './model.ts';

/** The name of an item that matches any segment of an address, as paths spell it. */
const wildcard = ',-w-,';

/** Whether a page leaves segments of its address open. */
export function isWildcardPage(page: PageItem): boolean {
  return wildcardCount(page) > 0;
}

/**
 * The page for an address without its own page: a page whose wildcards match the differing segments.
 * Of several, the one with the fewest open segments.
 */
export function wildcardPage(pages: readonly PageItem[], routePath: string): PageItem | undefined {
  const asked = routePath.split('/');
  return pages
    .filter(({ layout }) => matches(layout.routePath.toLowerCase().split('/'), asked))
    .sort((a, b) => wildcardCount(a) - wildcardCount(b))[0];
}

function matches(pattern: readonly string[], asked: readonly string[]): boolean {
  if (pattern.length !== asked.length || !pattern.includes(wildcard)) return false;
  return pattern.every((segment, index) => segment === wildcard || segment === asked[index]);
}

function wildcardCount({ layout }: PageItem): number {
  return layout.routePath.split('/').filter((segment) => segment === wildcard).length;
}
