import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';
import { ownIcons } from './build/ownIcons.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const outDir = fileURLToPath(new URL('dist', import.meta.url));

/** Packages mark their client components, which means nothing here. */
const reportUnlessDirective: Rolldown.RolldownOptions['onwarn'] = (warning, report) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
};

/** The application at `/edit`: `index.html`, and its files with hashes in their names. */
const application: UserConfig = {
  root: folder,
  base: '/edit/',
  publicDir: false,
  plugins: [vanillaExtractPlugin(), ownIcons('/edit/')],
  build: {
    outDir,
    emptyOutDir: true,
    // The policy of `/edit` allows scripts of its own origin, but none in the document.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Editors load it once, and then from the browser's cache.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: { onwarn: reportUnlessDirective },
  },
};

/**
 * The script in the edited page, `/edit/client.js`: one classic script, because it learns from its own address which
 * editor it belongs to (`document.currentScript`). Built after the application, whose folder it is in.
 */
const client: UserConfig = {
  root: folder,
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    lib: {
      entry: 'client/main.ts',
      formats: ['iife'],
      name: 'forecourtEditorClient',
      fileName: () => 'client.js',
    },
  },
};

/** `vite build` builds the application, and `vite build --mode client` the script in the edited page. */
export default defineConfig(({ mode }) => (mode === 'client' ? client : application));
