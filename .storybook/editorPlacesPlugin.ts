import type { Plugin } from 'vite';

const replaced = '/stories/blocks/manual/editorPlaces.ts';

/**
 * Tells manuals the editor and the pages on which blocks are tried. Tests have no editor: they bring their own pages, and
 * reading the content of the group takes longer than most of them.
 */
export function editorPlacesPlugin(isDevelopment: boolean): Plugin {
  return {
    name: 'forecourt:editor-places',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(replaced) || process.env['VITEST']) return undefined;
      const { editorPlacesOf } = await import('#scripts/triedPages/editorPlacesOf.ts');
      const places = editorPlacesOf(process.env, { isDevelopment });
      return `export const editorPlaces = ${JSON.stringify(places)};`;
    },
  };
}
