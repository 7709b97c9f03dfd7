import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '#domain/units.ts';
import type { SecretKeys } from '#process/secretKeys.ts';

/** What a token says about the form that was sent with it. */
export type TokenState =
  | { readonly kind: 'valid' }
  /** The form was begun a moment ago, faster than people fill in forms. */
  | { readonly kind: 'too-new'; readonly retryAfterSeconds: number }
  /** It is missing, expired or not ours. */
  | { readonly kind: 'none' };

/** Tokens that forms fetch when a visitor begins to fill them in. */
export interface FormTokens {
  readonly issue: () => string;
  readonly check: (token: string | null) => TokenState;
}

interface FormTokensOptions {
  /** All machines share them. */
  readonly keys: () => SecretKeys;
  /** The time in ms since 1970. */
  readonly now: () => number;
}

/**
 * The shortest time from the first entry to the button (ms). Forms send three times, a second apart, so the
 * last attempt is never too early.
 */
const minAgeMs = 2_000;

/** A visitor may be called away; afterwards the form counts as one without a token (ms). */
const maxAgeMs = 2 * hourMs;

const pattern = /^(?<issuedAt>[0-9a-z]{1,11})\.(?<signature>[\w-]{43})$/;

/** Tokens with the time at which they were issued, signed by HMAC-SHA-256. They contain nothing else. */
export function createFormTokens({ keys, now }: FormTokensOptions): FormTokens {
  return {
    issue: () => {
      const issuedAt = Math.floor(now()).toString(36);
      return `${issuedAt}.${sign(issuedAt, keys()[0]).toString('base64url')}`;
    },
    check: (token) => {
      const { issuedAt = '', signature = '' } = pattern.exec(token ?? '')?.groups ?? {};
      if (!isSigned(issuedAt, signature, keys())) return { kind: 'none' };
      // Clocks of machines differ a little, so a token may seem to come from the future.
      const ageMs = now() - Number.parseInt(issuedAt, 36);
      if (ageMs > maxAgeMs) return { kind: 'none' };
      return ageMs < minAgeMs
        ? { kind: 'too-new', retryAfterSeconds: Math.ceil((minAgeMs - ageMs) / 1000) }
        : { kind: 'valid' };
    },
  };
}

function sign(issuedAt: string, key: string): Buffer {
  return createHmac('sha256', key).update(`form token ${issuedAt}`).digest();
}

function isSigned(issuedAt: string, signature: string, keys: readonly string[]): boolean {
  const given = Buffer.from(signature, 'base64url');
  return keys.some((key) => {
    const expected = sign(issuedAt, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
