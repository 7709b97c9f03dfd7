/** No page has a longer path, so it isn't worth asking the platform. */
const maxPathLength = 1_000;

/**
 * The path for the segments of an address, or `undefined` if no page can have it: it has broken
 * escapes, a slash inside a segment (`a%2Fb` must not be an alias of `a/b`, nor `a//b`), control
 * characters or dot segments.
 */
export function pagePath(segments: readonly string[]): string | undefined {
  const decoded = segments.map(decodeSegment);
  if (!decoded.every((segment) => segment !== undefined && isPlain(segment))) return undefined;
  const path = `/${decoded.join('/')}`;
  return path.length > maxPathLength ? undefined : path;
}

/** The segments of an address with those that contain a slash split: `a%2Fb` becomes `a` and `b`. */
export function splitAtSlashes(segments: readonly string[]): readonly string[] {
  return segments.flatMap((segment) => segment.split(/%2f/i));
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
