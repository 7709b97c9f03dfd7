import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const names = '/design-system/Icon/iconNames.ts';
const sprite = new URL('../../public/icons.svg', import.meta.url);

/**
 * The editor has another origin than the sites, so it brings its own copy of the sprite of icons, at `icons.svg` below
 * its address.
 *
 * @param base - The path of the editor, with a slash at its end.
 */
export function ownIcons(base: string): Plugin {
  return {
    name: 'forecourt:own-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(names)) return undefined;
      const moved = code.replace("'/icons.svg", `'${base}icons.svg`);
      if (moved === code) this.error(`${names} no longer has the address of the sprite`);
      return moved;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons.svg', source: await readFile(sprite) });
    },
  };
}
