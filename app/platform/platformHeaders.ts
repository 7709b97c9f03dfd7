import { policyOfType } from '../security/mediaPolicies.ts';
import type { PlatformPart } from './platformAddress.ts';

const fromReaders = [
  'accept',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'range',
  'sec-fetch-site',
];

/** Includes the caller's own keys, but nothing else that identifies anyone: no cookies, not our key. */
const fromCallers = [...fromReaders, 'content-type', 'sc_apikey', 'x-sitecore-contextid'];

const back = [
  'accept-ranges',
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-range',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
  'www-authenticate',
  'x-content-type-options',
];

/** The headers of a request to the platform. */
export function requestHeaders(given: Headers, part: PlatformPart): Headers {
  const headers = pick(given, part === 'service' ? fromCallers : fromReaders);
  // `fetch` would decompress the body, so that its length and ranges no longer match the headers.
  headers.set('accept-encoding', 'identity');
  return headers;
}

/** The headers returned from the platform's answer, with required protections added. */
export function answerHeaders(given: Headers): Headers {
  const headers = pick(given, back);
  const length = given.get('content-length');
  if (length !== null && !given.has('content-encoding')) headers.set('content-length', length);
  headers.set('x-content-type-options', 'nosniff');
  // The platform's own policy isn't passed on, because it may allow more than the site's.
  const policy = policyOfType(headers.get('content-type') ?? '');
  if (policy !== undefined) headers.set('content-security-policy', policy);
  return headers;
}

/** The headers of a platform error whose body is not returned. */
export function errorHeaders(given: Headers): Headers {
  const headers = pick(given, ['content-range', 'retry-after', 'vary', 'www-authenticate']);
  headers.set('cache-control', 'no-store');
  return headers;
}

function pick(from: Headers, names: readonly string[]): Headers {
  const present = names.flatMap((name): [string, string][] => {
    const value = from.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Headers(present);
}
