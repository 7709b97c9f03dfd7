import type { Plugin } from 'vite';
import { modesOf, visualTag } from '../visual/matrix.ts';
import { taggedStories } from '../visual/taggedStories.ts';

/**
 * Lets Chromatic take pictures of the stories with the tag `visual`, in the same modes as `npm run test:visual`. Chromatic
 * knows parameters but no tags, so they follow from the tags here.
 */
export const visualTagPlugin: Plugin = {
  name: 'forecourt:visual-tag',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return undefined;
    return code + chromaticParameters(code, id);
  },
};

/** Statements that give the stories of a module which have the tag their parameters for Chromatic. */
export function chromaticParameters(code: string, fileName: string): string {
  return taggedStories(code, fileName)
    .filter(({ tags }) => tags.includes(visualTag))
    .map(({ exportName, tags }) => parametersOf(exportName, tags))
    .join('');
}

function parametersOf(story: string, tags: readonly string[]): string {
  const chromatic = JSON.stringify({ disableSnapshot: false, modes: modesOf(tags) });
  return `\n${story}.parameters = { ...${story}.parameters, chromatic: ${chromatic} };`;
}
