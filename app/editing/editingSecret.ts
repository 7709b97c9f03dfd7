import { createHash, timingSafeEqual } from 'node:crypto';
import { environment } from '../services.ts';

/** Whether a caller is the platform's page editor. Without a secret of ours nobody is. */
export function isEditingSecret(given: string | null): boolean {
  const { editingSecret } = environment.content;
  if (editingSecret === undefined || given === null) return false;
  return timingSafeEqual(digest(given), digest(editingSecret));
}

/** Equal lengths, so that the comparison takes the same time whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
