import type { Plugin } from 'vite';

const replaced = '/stories/docs/libraryFactsData.ts';

/**
 * Tells the documentation what the source says about the library: the blocks that use a primitive, the members of types,
 * and the code of examples. Tests don't wait for it.
 */
export const libraryFactsPlugin: Plugin = {
  name: 'forecourt:library-facts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(replaced) || process.env['VITEST']) return undefined;
    const { libraryFacts } = await import('#scripts/libraryFacts/libraryFacts.ts');
    return `export const libraryFactsData = ${JSON.stringify(await libraryFacts())};`;
  },
};
