import type { PageItem } from './model.ts';

/** The name of an item that stands for any segment of an address, as it is spelled in paths. */
const wildcard = ',-w-,';

/**
 * The page for an address that none has for itself: one that leaves open the segments in question.
 * Of several the one with the fewest open segments.
 */
export function wildcardPage(pages: readonly PageItem[], routePath: string): PageItem | undefined {
  const asked = routePath.split('/');
  return pages
    .filter(({ layout }) => matches(layout.routePath.toLowerCase().split('/'), asked))
    .sort((a, b) => openSegments(a) - openSegments(b))[0];
}

function matches(pattern: readonly string[], asked: readonly string[]): boolean {
  if (pattern.length !== asked.length || !pattern.includes(wildcard)) return false;
  return pattern.every((segment, index) => segment === wildcard || segment === asked[index]);
}

function openSegments({ layout }: PageItem): number {
  return layout.routePath.split('/').filter((segment) => segment === wildcard).length;
}
