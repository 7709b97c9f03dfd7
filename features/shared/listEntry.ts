/** A page that the visitor has seen, in the history of the tab. */
export interface VisitedPage {
  readonly key: string;
  readonly url: string | null;
}

/** Where the address of a list has its filters. */
export type ListFilters = 'query' | 'path';

/**
 * The list that the visitor came from: the last page before this one, if it is the list. Links within this page don't count as pages.
 *
 * @param visited - The pages up to and including this one.
 * @param listPath - The path of the list.
 * @param filters - Whether the list has its filters in the query, or in further segments of the path.
 */
export function listEntry(
  visited: readonly VisitedPage[],
  listPath: string,
  filters: ListFilters,
): VisitedPage | undefined {
  const here = pathOf(visited.at(-1));
  const before = visited.findLast((page) => pathOf(page) !== here);
  const path = pathOf(before);
  const isList = filters === 'query' ? path === listPath : `${path}/`.startsWith(`${listPath}/`);
  return isList ? before : undefined;
}

/** Browsers hide the addresses of some pages. */
function pathOf(page: VisitedPage | undefined): string | undefined {
  return page?.url ? URL.parse(page.url)?.pathname : undefined;
}
