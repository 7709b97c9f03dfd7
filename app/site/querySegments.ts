/**
 * A page is made for a path alone, once for everybody. Where the query decides what a page shows, as
 * in a search, it travels inside the path: `/cars?fuel=El` is made as `/~/Zm9…/cars`, so that it too
 * is made without looking at the request and can be kept on the way to the visitor.
 */
const mark = '~';

/** The path a page with this query is made for. */
export function queryPath(pathname: string, search: string): string {
  const query = Buffer.from(search.replace(/^\?/, ''), 'utf8').toString('base64url');
  return query === '' ? pathname : `/${mark}/${query}${pathname === '/' ? '' : pathname}`;
}

/** What such a path is made of. */
export interface QuerySegments {
  readonly segments: readonly string[];
  /** Empty where the path carries none. */
  readonly query: string;
}

/** Takes the query out of a path's segments again. */
export function readQuerySegments(segments: readonly string[]): QuerySegments {
  const [first, encoded, ...rest] = segments;
  if (decodeMark(first) !== mark || encoded === undefined) return { segments, query: '' };
  return { segments: rest, query: Buffer.from(encoded, 'base64url').toString('utf8') };
}

/** Whether a kept page's key, which is its path, carries a query. */
export function carriesQuery(key: string): boolean {
  return key.includes(`/${mark}/`) || key.includes(`/${encodeURIComponent(mark)}/`);
}

function decodeMark(segment: string | undefined): string | undefined {
  return segment === '%7E' ? mark : segment;
}
