/** How many cars a page of a list of cars has. */
export const carListPageSize = 48;

/** How many hits a page of any other search has. */
export const defaultPageSize = 24;

/** Index of the last page that a list shows; whoever wants more narrows the search down. */
export const mostPageIndex = 19;

/** From here on a total is no longer told exactly. */
const totalCap = 10_000;

/** The page that a list can show: a whole index from 0 to the last. What is no number is the first. */
export function clampPage(page: number): number {
  return Number.isNaN(page) ? 0 : Math.min(Math.max(Math.trunc(page), 0), mostPageIndex);
}

/** How many hits are shown when all pages up to this index are. */
export function shownCount(page: number, total: number, pageSize = carListPageSize): number {
  return Math.min(total, (page + 1) * pageSize);
}

/** Whether there is another page to show. */
export function hasMore(page: number, total: number, pageSize = carListPageSize): boolean {
  return page < mostPageIndex && (page + 1) * pageSize < total;
}

/** How much of the whole is shown, from 0 to 1; nothing of nothing is 0. */
export function shownShare(shown: number, total: number): number {
  return total > 0 ? Math.min(shown / total, 1) : 0;
}

/** The number of hits as visitors read it: from 10 000 on `10000+`. */
export function hitsText(total: number): string {
  return total >= totalCap ? `${totalCap}+` : String(total);
}
