import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Family } from './families.ts';
import { requestGuard, type Verdict } from './requestGuard.ts';

/** The addresses of the most visited pages; some 500 bytes each. */
const rememberedVerdicts = 2_000;

/** Longer URLs are rare (characters). */
const longestUrl = 200;

/**
 * The guard, with a memory for pages and files: a verdict depends on nothing but method, URL and headers, and most requests
 * differ only in headers that the guard doesn't read.
 */
export function rememberVerdicts(): (request: IncomingMessage) => Verdict {
  const verdicts = new LRUCache<string, Verdict>({ max: rememberedVerdicts });
  return (request) => {
    const { method = '', url = '' } = request;
    const host = isPlain(method, url) ? onlyHost(request.rawHeaders) : undefined;
    if (host === undefined) return requestGuard({ method, url, headers: request.headersDistinct });
    const key = `${host} ${url}`;
    const known = verdicts.get(key);
    if (known) return known;
    const verdict = requestGuard({ method, url, headers: request.headersDistinct });
    if (verdict.kind === 'pass' && isRemembered(verdict.family)) verdicts.set(key, verdict);
    return verdict;
  };
}

function isRemembered(family: Family): boolean {
  return family === 'page' || family === 'files';
}

/** Pages and files are answered alike to both methods. */
function isPlain(method: string, url: string): boolean {
  return (method === 'GET' || method === 'HEAD') && url.length <= longestUrl;
}

/** The `Host` of a request, if it is the only one and the guard reads no other header. */
function onlyHost(rawHeaders: readonly string[]): string | undefined {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (isHost.test(name)) {
      if (host !== undefined) return undefined;
      host = rawHeaders[at + 1];
    } else if (describesBody.test(name)) return undefined;
  }
  return host;
}

const isHost = /^host$/i;
const describesBody = /^(?:content-length|transfer-encoding)$/i;
