/** The parts of a request target. */
export interface RequestTarget {
  /** Raw path; begins with a slash. */
  readonly path: string;
  /** Raw query with its question mark; empty if there is none. */
  readonly query: string;
  /** The authority of a target in absolute form, which replaces the Host header. */
  readonly authority: string | undefined;
}

// Node's parser lets some control characters through, and URL parsers drop them.
const unexpected = /[^!-\u00ff]/;
const form = /^(?:https?:\/\/(?<authority>[^/?#]*))?(?<path>[^?#]*)(?<query>\?[^#]*)?/i;

/** Parses a target in origin or absolute form (RFC 9112, section 3.2); `undefined` for any other. */
export function parseTarget(raw: string): RequestTarget | undefined {
  if (unexpected.test(raw)) return undefined;
  const { authority, path = '', query = '' } = form.exec(raw)?.groups ?? {};
  const absolute = path === '' && authority !== undefined ? '/' : path;
  return absolute.startsWith('/') ? { path: absolute, query, authority } : undefined;
}

/**
 * The path that Next routes by: without dot segments, and with the characters encoded that may not
 * appear in a path. Repeated slashes must have been removed before.
 */
export function resolvePath(path: string): string {
  return new URL(path, 'http://site.internal').pathname;
}
