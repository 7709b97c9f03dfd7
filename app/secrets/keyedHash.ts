import { createHmac } from 'node:crypto';
import type { SecretKeys } from '#process/secretKeys.ts';

/** A text that identifies others without containing them. */
export function keyedHash(secret: string, ...texts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(texts)).digest('base64url');
}

/**
 * The hashes of texts by all keys, the oldest key first. What is counted by each of them in this order keeps its counts while
 * a key replaces another: the older one has counted all that the newer one has, so it is the first to refuse, and
 * what it refuses isn't counted by the newer one.
 */
export function keyedHashes(keys: SecretKeys, ...texts: readonly string[]): readonly string[] {
  return keys.toReversed().map((key) => keyedHash(key, ...texts));
}
