import { environment } from '../services.ts';

/** Origins of the platform's page editors. */
const platformOrigins = ['https://pages.sitecorecloud.io', 'https://xmapps.sitecorecloud.io'];

/** Origins that may request the editing configuration and embed pages in an iframe. */
export function editorOrigins(): readonly string[] {
  return [...platformOrigins, ...environment.content.editorOrigins];
}

/** CORS header for an editor's origin; empty for any other origin. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null || !editorOrigins().includes(origin)) return {};
  return { 'access-control-allow-origin': origin, vary: 'origin' };
}
