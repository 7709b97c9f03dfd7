import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a caller has given a secret. Digests have equal lengths, so the comparison always takes the same time. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
