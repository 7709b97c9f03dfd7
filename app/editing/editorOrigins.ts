import { environment } from '../services.ts';

/** Where the platform's page editors run. */
const platformOrigins = ['https://pages.sitecorecloud.io', 'https://xmapps.sitecorecloud.io'];

/** Origins that may ask for the editing configuration and show pages in a frame. */
export function editorOrigins(): readonly string[] {
  return [...platformOrigins, ...environment.content.editorOrigins];
}

/** The header that lets an editor's page read an answer; empty for any other origin. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null || !editorOrigins().includes(origin)) return {};
  return { 'access-control-allow-origin': origin, vary: 'origin' };
}
