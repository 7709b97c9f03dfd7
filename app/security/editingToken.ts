import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Name of the parameter with the token. */
const parameter = 'token';

/** The site requests the page at once (ms). */
const lifetimeMs = 60_000;

/** Signs requests for pages in the editor, and verifies them. */
export interface EditingTokens {
  /** The query of a request with a token that is valid for a minute; `undefined` if editing is off. */
  readonly sign: (query: URLSearchParams) => URLSearchParams | undefined;
  /** Whether a query has a token for exactly its parameters that hasn't expired. Always false if editing is off. */
  readonly isSigned: (query: URLSearchParams) => boolean;
}

/**
 * Creates the tokens of the editor's pages: an expiry and an HMAC over it and all other parameters, such as site, item,
 * language, version and mode. Without an editing secret, editing is off.
 * @param now the time in ms since 1970
 */
export function createEditingTokens(secret: string | undefined, now: () => number): EditingTokens {
  if (secret === undefined) return { sign: () => undefined, isSigned: () => false };
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pages in the editor', 32));
  return {
    sign: (query) => {
      const expiry = now() + lifetimeMs;
      const signed = new URLSearchParams(query);
      signed.set(parameter, `${expiry}.${macOf(key, query, expiry).toString('base64url')}`);
      return signed;
    },
    isSigned: (query) => {
      const [token = '', ...others] = query.getAll(parameter);
      const { expiry, mac = '' } = tokenPattern.exec(token)?.groups ?? {};
      if (expiry === undefined || others.length > 0) return false;
      const isGenuine = timingSafeEqual(
        Buffer.from(mac, 'base64url'),
        macOf(key, query, Number(expiry)),
      );
      return isGenuine && now() < Number(expiry);
    },
  };
}

/** A MAC of 32 bytes in base64url has 43 characters. */
const tokenPattern = /^(?<expiry>\d{1,15})\.(?<mac>[\w-]{43})$/;

/** The order of the parameters doesn't matter, but that of repeated ones does. */
function macOf(key: Buffer, query: URLSearchParams, expiry: number): Buffer {
  const bound = new URLSearchParams(query);
  bound.delete(parameter);
  bound.sort();
  return createHmac('sha256', key)
    .update(JSON.stringify([expiry, ...bound]))
    .digest();
}
