import { isSameSecret } from '#process/isSameSecret.ts';
import { environment } from '../services.ts';

/** Whether the caller is the platform's page editor. Always false if no secret is configured. */
export function isEditingSecret(given: string | null): boolean {
  const { editingSecret } = environment.content;
  if (editingSecret === undefined || given === null) return false;
  return isSameSecret(given, editingSecret);
}
