import type { ServerResponse } from 'node:http';

/**
 * Lets the framework compress the answers of the site's API that browsers may cache. It sets the type of a
 * route's answer as a list, and its compression knows only types that are strings. Other answers stay
 * uncompressed: the length of a compressed text says something about what it contains.
 */
export function compressPublic(response: ServerResponse): void {
  response.setHeader = new Proxy(response.setHeader, {
    apply(original, self, [name, value]: [string, unknown]) {
      const isType = name.toLowerCase() === 'content-type';
      const known = isType && isPublic(response) && Array.isArray(value) ? value.join() : value;
      return Reflect.apply(original, self, [name, known]);
    },
  });
}

/** The framework sets headers in alphabetical order, so this one precedes the type. */
function isPublic(response: ServerResponse): boolean {
  return /\bpublic\b/.test(String(response.getHeader('cache-control')));
}
