import { createHash, timingSafeEqual } from 'node:crypto';
import { environment } from '../services.ts';

/** Whether the caller is the platform's page editor. Always false if no secret is configured. */
export function isEditingSecret(given: string | null): boolean {
  const { editingSecret } = environment.content;
  if (editingSecret === undefined || given === null) return false;
  return timingSafeEqual(digest(given), digest(editingSecret));
}

/** Digests have equal lengths, so the comparison always takes the same time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
