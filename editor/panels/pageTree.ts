import type { PageEntry } from '../api/authoringApi.ts';

/** A page with the pages below it. */
export interface PageNode {
  readonly page: PageEntry;
  readonly children: readonly PageNode[];
}

/** The pages as a tree. A page whose parent isn't listed is at the top. */
export function pageTree(pages: readonly PageEntry[]): readonly PageNode[] {
  const known = new Set(pages.map(({ itemId }) => itemId));
  const byParent = Map.groupBy(pages, ({ parentId }) =>
    parentId !== undefined && known.has(parentId) ? parentId : undefined,
  );
  const below = (parentId: string | undefined): readonly PageNode[] =>
    (byParent.get(parentId) ?? []).map((page) => ({ page, children: below(page.itemId) }));
  return below(undefined);
}

/** The pages whose name or address has all words of a search. */
export function searchPages(pages: readonly PageEntry[], search: string): readonly PageEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ displayName, route }) => {
    const text = `${displayName} ${route}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
