import { decodePath, encodePath, fitsFileNames, isPlainPath } from '#domain/http/path.ts';
import { type Family, familyOf, methodsOf } from './families.ts';
import { normalizeHost } from './host.ts';
import { parseTarget, type RequestTarget, resolvePath } from './requestTarget.ts';

/** The parts of a request that the guard checks. */
export interface GuardedRequest {
  readonly method: string;
  /** The raw request target. */
  readonly url: string;
  /** All values of each header, by lower-case name. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
}

/** The guard's decision. */
export type Verdict =
  /** It is answered by the site, with this URL and Host header. */
  | {
      readonly kind: 'pass';
      readonly family: Family;
      readonly url: string;
      readonly host: string | undefined;
    }
  | Refusal;

/** An answer without the site. */
export interface Refusal {
  readonly kind: 'refuse';
  /** 500 is for a bug in the handler; the guard itself never refuses with it. */
  readonly status: RefusalStatus | 500;
  readonly headers: Readonly<Record<string, string>>;
}

type RefusalStatus = 307 | 308 | 400 | 401 | 404 | 405 | 411 | 413 | 414 | 417;

/** Longest path and query that are read (characters). */
const longest = { path: 4_096, query: 8_192 } as const;

/** Largest request body (bytes). Every service that takes one expects a few kilobytes. */
const largestBody = 1_000_000;

/**
 * A path that no page has, so the site answers with its own 404 page. The segment marks the query in
 * the paths of search pages (`app/site/querySegments.ts`) and means nothing alone.
 */
export const missingPagePath = '/~';

/** The framework's own pages for errors, which it would serve before any page of a site. */
const frameworkPages: readonly string[] = ['404', '500', '_error', '_not-found', '_global-error'];

/**
 * Decides on a request before the framework sees it. Paths that pass have one canonical form, so that
 * the framework, its caches and the upstreams agree on what they name.
 */
export function requestGuard({ method, url, headers }: GuardedRequest): Verdict {
  const target = parseTarget(url);
  const host = target && readHost(target, headers['host'] ?? []);
  if (!target || !host) return refuse(400);
  if (target.path.length > longest.path || target.query.length > longest.query) return refuse(414);
  const path = target.path.replaceAll(/[/\\]+/g, '/');
  const resolved = resolvePath(path);
  const family = familyOf(resolved);
  return (
    refuseMethod(method, family) ??
    refuseBody(headers) ??
    // A relative redirect: whatever the path begins with, it stays at this host.
    (path === target.path ? undefined : refuse(308, { location: resolved + safeQuery(target) })) ??
    pass(family, familyRules[family](resolved, target.query), host.name)
  );
}

function readHost(
  { authority }: RequestTarget,
  given: readonly string[],
): { readonly name: string | undefined } | undefined {
  if (given.length > 1) return undefined;
  const raw = authority ?? given[0];
  // Only requests of HTTP/1.0 get here without a host, such as some health checks.
  if (raw === undefined) return { name: undefined };
  const name = normalizeHost(raw);
  return name === undefined ? undefined : { name };
}

function refuse(status: RefusalStatus, headers: Refusal['headers'] = {}): Refusal {
  return { kind: 'refuse', status, headers };
}

function refuseMethod(method: string, family: Family): Refusal | undefined {
  const allowed = methodsOf[family];
  return allowed.includes(method) ? undefined : refuse(405, { allow: allowed.join(', ') });
}

/** The framework buffers bodies as fast as they arrive, so their length must be known and small. */
function refuseBody(headers: GuardedRequest['headers']): Refusal | undefined {
  if (headers['transfer-encoding']) return refuse(411);
  const length = Number(headers['content-length']?.[0] ?? 0);
  return length <= largestBody ? undefined : refuse(413);
}

function safeQuery({ query }: RequestTarget): string {
  return new URL(query, 'http://site.internal').search;
}

function pass(family: Family, url: string | Refusal, host: string | undefined): Verdict {
  return typeof url === 'string' ? { kind: 'pass', family, url, host } : url;
}

/** Returns the URL to pass on, or a refusal. */
type Rule = (path: string, query: string) => string | Refusal;

const familyRules: Readonly<Record<Family, Rule>> = {
  page: (path, query) => (namesPage(decodePath(path)) ? path + query : missingPagePath),
  // The framework would answer a slash at the end with a redirect, but some calls have one.
  api: (path, query) => wellFormed(path.replace(/(?<=.)\/$/, ''), query),
  services: wellFormed,
  files: (path, query) => {
    const file = canonicalFile(path);
    return typeof file === 'string' ? file + query : file;
  },
  optimizer: (path, query) => {
    const asked = new URLSearchParams(query);
    const picture = canonicalFile(asked.get('url') ?? '');
    if (typeof picture !== 'string') return refuse(400);
    const options = { w: asked.get('w') ?? '', q: asked.get('q') ?? '' };
    return `${path}?${new URLSearchParams({ url: picture, ...options })}`;
  },
  internal: () => refuse(404),
};

function namesPage(segments: readonly string[] | undefined): boolean {
  return segments !== undefined && !frameworkPages.includes(segments.join('/'));
}

function wellFormed(path: string, query: string): string | Refusal {
  const segments = decodePath(path);
  if (!segments) return refuse(400);
  return fitsFileNames(segments) ? path + query : refuse(404);
}

function canonicalFile(path: string): string | Refusal {
  const segments = decodePath(path);
  if (!segments) return refuse(400);
  const isFile = isPlainPath(segments) && fitsFileNames(segments);
  return isFile ? encodePath(segments) : refuse(404);
}
