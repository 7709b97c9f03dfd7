import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from './secretKeys.ts';

/** Name of the parameter with the token. */
const parameter = 'token';

/** Signs queries, so that what they say can't be changed, and verifies them. */
export interface SignedQueries {
  /** A query with a token that is valid for a time (ms). */
  readonly sign: (query: URLSearchParams, lifetimeMs: number) => URLSearchParams;
  /** Reads the token of a query. */
  readonly verify: (query: URLSearchParams) => SignatureCheck;
}

/** What the token of a query says about exactly its parameters. Times are in ms since 1970. */
export type SignatureCheck =
  | { readonly kind: 'valid' | 'expired'; readonly expiry: number }
  | { readonly kind: 'forged' };

interface SignedQueriesOptions {
  /** The first one signs; what any of them has signed is valid. */
  readonly keys: SecretKeys;
  /** Separates the uses of one key. */
  readonly purpose: string;
  /** The time in ms since 1970. */
  readonly now: () => number;
}

/** Signs queries with a token: an expiry, and an HMAC over it and all other parameters. */
export function createSignedQueries({ keys, purpose, now }: SignedQueriesOptions): SignedQueries {
  const [signing, ...others] = keys.map((key) => derivedKey(key, purpose));
  const all = signing ? [signing, ...others] : [];
  return {
    sign: (query, lifetimeMs) => {
      const expiry = Math.floor(now() + lifetimeMs);
      const signed = new URLSearchParams(query);
      const mac = signing && macOf(signing, query, expiry).toString('base64url');
      signed.set(parameter, `${expiry}.${mac}`);
      return signed;
    },
    verify: (query) => {
      const [token = '', ...more] = query.getAll(parameter);
      const { expiry: text, mac = '' } = tokenPattern.exec(token)?.groups ?? {};
      if (text === undefined || more.length > 0) return { kind: 'forged' };
      const expiry = Number(text);
      const given = Buffer.from(mac, 'base64url');
      const isGenuine = all.some((key) => timingSafeEqual(given, macOf(key, query, expiry)));
      if (!isGenuine) return { kind: 'forged' };
      return { kind: now() < expiry ? 'valid' : 'expired', expiry };
    },
  };
}

function derivedKey(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
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
