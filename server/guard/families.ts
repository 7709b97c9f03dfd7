/**
 * Paths that are answered by the same rules:
 * - `page`: pages and everything else that is only read, such as `/robots.txt`;
 * - `api`: routes of the site, which refuse methods themselves;
 * - `services`: the content platform's own services;
 * - `files`: media of the content platform, their resized copies and the framework's files;
 * - `optimizer`: the image optimiser, which takes the address of a picture in its query;
 * - `internal`: targets of rewrites, which no client should request.
 */
export type Family = 'page' | 'api' | 'services' | 'files' | 'optimizer' | 'internal';

const reading = ['GET', 'HEAD'] as const;

/** The methods allowed in each family. */
export const methodsOf: Readonly<Record<Family, readonly string[]>> = {
  page: reading,
  api: [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  services: [...reading, 'POST'],
  files: reading,
  optimizer: reading,
  internal: reading,
};

/** The first pattern that matches a path decides; any other path is a page. */
const patterns: readonly (readonly [RegExp, Family])[] = [
  [/^\/api\/(?:platform|site-files|car-feeds)(?:\/|$)/, 'internal'],
  // A route of the framework that renders a page with a URL of its own.
  [/^\/api\/editing\/page(?:\/|$)/, 'page'],
  [/^\/api(?:\/|$)/, 'api'],
  // Rewritten to routes of the API (`next.config.ts`).
  [/^\/(?:feaas-render|healthz|readyz)$/, 'api'],
  [/^\/_next\/image$/, 'optimizer'],
  [/^\/_next\/static\//, 'files'],
  // Next answers pages under /_next/data as well, past the rewrites that choose the site.
  [/^\/_next(?:\/|$)/, 'internal'],
  [/^\/(?:-|_i|_og)(?:\/|$)/, 'files'],
  // Pages lose their query before they are rendered; the sprite keeps its version.
  [/^\/icons\.svg$/, 'files'],
  [/^\/sitecore\/(?:api|service)(?:\/|$)/, 'services'],
];

/** The family of a path without dot segments. */
export function familyOf(path: string): Family {
  if (isInternal(path)) return 'internal';
  return match(path);
}

function match(path: string): Family {
  return patterns.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}

/** More than any router decodes. */
const maxDecodings = 3;

/** Whether any way to decode the path leads to an internal address. */
function isInternal(path: string): boolean {
  let current = path;
  for (let round = 0; round <= maxDecodings; round += 1) {
    if (match(comparable(current)) === 'internal') return true;
    const decoded = decodeAscii(current);
    if (decoded === current) return false;
    current = decoded;
  }
  return false;
}

/** Decodes what can be decoded in any path, malformed ones included. */
function decodeAscii(path: string): string {
  return path.replaceAll(/%([2-7][0-9a-f])/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function comparable(path: string): string {
  const slashed = path.replaceAll(/[/\\]+/g, '/').toLowerCase();
  return URL.parse(slashed.replaceAll(/[?#]/g, '_'), 'http://site.internal')?.pathname ?? slashed;
}
