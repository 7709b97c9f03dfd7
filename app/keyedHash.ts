import { createHmac } from 'node:crypto';

/** A text that identifies others without containing them. */
export function keyedHash(secret: string, ...texts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(texts)).digest('base64url');
}
