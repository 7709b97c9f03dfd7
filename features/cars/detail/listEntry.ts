/** A page that the visitor has seen, in the history of the tab. */
export interface VisitedPage {
  readonly key: string;
  readonly url: string | null;
}

/**
 * The list of cars that the visitor came from: the last page before this one, if it is the list or one
 * of its filtered forms. Links within this page don't count as pages.
 *
 * @param visited - The pages up to and including this one.
 * @param listPath - The path of the list.
 */
export function listEntry(
  visited: readonly VisitedPage[],
  listPath: string,
): VisitedPage | undefined {
  const here = pathOf(visited.at(-1));
  const before = visited.findLast((page) => pathOf(page) !== here);
  const isList = before && `${pathOf(before)}/`.startsWith(`${listPath}/`);
  return isList ? before : undefined;
}

/** Browsers hide the addresses of some pages. */
function pathOf(page: VisitedPage | undefined): string | undefined {
  return page?.url ? URL.parse(page.url)?.pathname : undefined;
}
