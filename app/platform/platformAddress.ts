import { decodePath, encodePath, fitsFileNames, isPlainPath } from '#domain/http/path.ts';

/**
 * The parts of the content platform that are reachable through the site:
 * - `media`: its media library;
 * - `asset`: other files below `/-/`;
 * - `service`: its GraphQL endpoint and other services, for the platform's own scripts.
 */
export type PlatformPart = 'media' | 'asset' | 'service';

/** The target of a request on the platform. */
export interface PlatformAddress {
  readonly part: PlatformPart;
  /** Path on the platform, in canonical form. */
  readonly path: string;
}

/**
 * Parses the path of a request, with or without the prefix of the route that handles it. `undefined`
 * for a path that is not forwarded, which includes every path that two programs could interpret
 * differently.
 */
export function platformAddress(pathname: string): PlatformAddress | undefined {
  const segments = decodePath(pathname.replace(/^\/api\/platform(?=\/)/, ''));
  if (!segments || !isPlainPath(segments) || !fitsFileNames(segments)) return undefined;
  const part = partOf(segments);
  return part && { part, path: encodePath(segments) };
}

function partOf([first = '', second = '', ...rest]: readonly string[]): PlatformPart | undefined {
  if (first === 'sitecore') {
    // Content is written on the platform itself.
    if (rest[0]?.toLowerCase() === 'authoring') return undefined;
    return ['api', 'service'].includes(second) && rest.length > 0 ? 'service' : undefined;
  }
  if (first !== '-' || second === '') return undefined;
  if (second !== 'media' && second !== 'jssmedia') return 'asset';
  return rest.length > 0 ? 'media' : undefined;
}
