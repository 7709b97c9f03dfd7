/** Longer paths are nobody's page, and not worth asking the platform for. */
const longestPath = 1_000;

/**
 * The path that the segments of an address name, or `undefined` when no page can have it: broken
 * escapes, a slash smuggled into a segment (`a%2Fb` must not be another name of `a/b`, nor `a//b`),
 * control characters, or steps out of the site.
 */
export function pagePath(segments: readonly string[]): string | undefined {
  const decoded = segments.map(decodeSegment);
  if (!decoded.every((segment) => segment !== undefined && isPlain(segment))) return undefined;
  const path = `/${decoded.join('/')}`;
  return path.length > longestPath ? undefined : path;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function isPlain(segment: string): boolean {
  return !['', '.', '..'].includes(segment) && !/[/\\\p{Cc}]/u.test(segment);
}
