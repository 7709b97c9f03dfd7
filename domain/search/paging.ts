/** Number of cars per page of a list. */
export const carListPageSize = 48;

/** Number of hits per page of any other search. */
export const defaultPageSize = 24;

/** Index of the last page of a list. Visitors who want more have to narrow the search. */
export const maxPageIndex = 19;

/** The most pages that are rendered or sent at once; links lead to the others. */
export const maxPagesAtOnce = 3;

/** Totals from here on are not shown exactly. */
const totalCap = 10_000;

/** Limits a page index to the pages of a list. NaN becomes the first page. */
export function clampPage(page: number): number {
  return Number.isNaN(page) ? 0 : Math.min(Math.max(Math.trunc(page), 0), maxPageIndex);
}

/** Index of the first page that is shown together with a requested one. */
export function firstPageWith(page: number): number {
  return Math.max(page - maxPagesAtOnce + 1, 0);
}

/** Index of the last page that visitors can reach. */
export function lastPageOf(total: number, pageSize = carListPageSize): number {
  return clampPage(Math.ceil(total / pageSize) - 1);
}

/**
 * Whether visitors need to know how to narrow a search: they are at the last page of a list that has
 * more hits, or there are too many to count.
 */
export function isTooWide(page: number, total: number): boolean {
  return total >= totalCap || (page >= maxPageIndex && total > (page + 1) * carListPageSize);
}

/** Number of hits shown with all pages up to this index. */
export function shownCount(page: number, total: number, pageSize = carListPageSize): number {
  return Math.min(total, (page + 1) * pageSize);
}

/** Whether there is a further page. */
export function hasMore(page: number, total: number, pageSize = carListPageSize): boolean {
  return page < maxPageIndex && (page + 1) * pageSize < total;
}

/** The share of the hits that is shown, from 0 to 1; 0 if there are none. */
export function shownShare(shown: number, total: number): number {
  return total > 0 ? Math.min(shown / total, 1) : 0;
}

/** The number of hits as shown: `10000+` from 10,000 on. */
export function hitsText(total: number): string {
  return total >= totalCap ? `${totalCap}+` : String(total);
}
