import type { Environment } from '../environment.ts';

/** Origins of the platform's editors, as its SDK lists them. */
const platformOrigins = [
  'https://pages.sitecorecloud.io',
  'https://xmapps.sitecorecloud.io',
  'https://designlibrary.sitecorecloud.io',
  'https://app.sitecorecloud.io',
];

/** Origins that may request the editing configuration and embed pages in an iframe. */
export function editorOriginsOf({
  editorOrigins,
}: Pick<Environment['content'], 'editorOrigins'>): readonly string[] {
  return [...platformOrigins, ...editorOrigins];
}
