import type { LibraryFacts } from './libraryFactTypes.ts';

/** Empty in tests, which bring their own. `.storybook/libraryFactsPlugin.ts` replaces it. */
export const libraryFactsData: LibraryFacts = { primitives: {} };
