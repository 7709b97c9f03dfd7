import { environment } from '../services.ts';
import { editorOriginsOf } from './editorOrigins.ts';

/** CORS header for an editor's origin; empty for any other origin. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null || !editorOriginsOf(environment.content).includes(origin)) return {};
  return { 'access-control-allow-origin': origin, vary: 'origin' };
}
