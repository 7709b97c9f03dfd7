/**
 * Pages are rendered from their path alone, once for all visitors. Where the query decides what a
 * page shows, as in a search, the path carries it: `/cars?fuel=El` is rendered as `/cars/~/Zm9…`, so
 * that rendering does not depend on the request and the page can be cached. The query is at the end,
 * because the host rewrites match a path by its beginning: the language prefix.
 */
const mark = '~';

/** The mark in addresses that escape it. */
const escapedMark = '%7E';

/** The path that a page with this query is rendered from. */
export function queryPath(pathname: string, search: string): string {
  const query = Buffer.from(search.replace(/^\?/, ''), 'utf8').toString('base64url');
  return query === '' ? pathname : `${pathname === '/' ? '' : pathname}/${mark}/${query}`;
}

/** The parts of such a path. */
export interface QuerySegments {
  readonly segments: readonly string[];
  /** Empty if the path carries none. */
  readonly query: string;
}

/** Separates the query from the other segments of a path. */
export function readQuerySegments(segments: readonly string[]): QuerySegments {
  const [marked, encoded] = segments.slice(-2);
  if (decodeMark(marked) !== mark || encoded === undefined) return { segments, query: '' };
  const query = Buffer.from(encoded, 'base64url').toString('utf8');
  return { segments: segments.slice(0, -2), query };
}

/** Whether segments without their query name no page: only a query may follow the mark. */
export function startsWithMark([first]: readonly string[]): boolean {
  return decodeMark(first) === mark;
}

/** Whether the key of a cached page, which is its path, carries a query. */
export function carriesQuery(key: string): boolean {
  return key.includes(`/${mark}/`) || key.includes(`/${escapedMark}/`);
}

function decodeMark(segment: string | undefined): string | undefined {
  return segment === escapedMark ? mark : segment;
}
