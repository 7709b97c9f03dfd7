/**
 * The status of a page for the page cache. The framework doesn't let a page set its status:
 * `notFound()` sends an empty document that only scripts fill, and a throw loses the last good copy.
 * So the page contains a `<meta>`, which the cache handler reads.
 *
 * - `404`: the address has no page.
 * - `503`: an upstream failed and there is nothing to show.
 * - `degraded`: an upstream failed and a part of the page is missing.
 */
export type PageStatus = 404 | 503 | 'degraded';

/** Name of the `<meta>`. */
export const pageStatusName = 'forecourt:status';

/** In order of precedence: parts of one page may each carry a mark. */
const statuses = [503, 404, 'degraded'] as const satisfies readonly PageStatus[];

/** The statuses in a document, in order of precedence; empty for an ordinary page. */
export function readPageStatuses(html: string): readonly PageStatus[] {
  return statuses.filter((status) => html.includes(markOf(status)));
}

function markOf(status: PageStatus): string {
  return `<meta name="${pageStatusName}" content="${status}"`;
}
