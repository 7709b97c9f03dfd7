import { changedModesOf, coreModesAt, modesOf, type VisualModes } from './matrix.ts';
import type { Reach } from './reach.ts';
import type { BuiltStory } from './storyIndex.ts';

/** A story to compare, and the modes in which it is compared. */
export interface ChosenStory {
  readonly id: string;
  readonly modes: VisualModes;
}

/** The stories of a comparison. */
export interface Choice {
  readonly stories: readonly ChosenStory[];
  /** What was chosen and why, as a sentence. */
  readonly sentence: string;
}

/** The tag of stories that are always compared: between them, they show most tokens and kinds of components. */
const coreTag = 'core';

/** How many stories besides the core a quick comparison has. */
const mostReached = 16;

/** All stories whose ids contain a text, in all modes. */
export function allStories(stories: readonly BuiltStory[], only: string): Choice {
  const chosen = stories.filter(({ id }) => id.includes(only));
  return {
    stories: chosen.map(({ id, tags }) => ({ id, modes: modesOf(tags) })),
    sentence: `${chosen.length} stories, in every theme at every width`,
  };
}

/**
 * The stories of a quick comparison: the core, and those that are nearest to the change. A change that reaches all
 * stories shows in the core. Without a change, there is nothing to compare.
 */
export function quickStories(stories: readonly BuiltStory[], reach: Reach): Choice {
  if (reach.kind === 'nothing') {
    return { stories: [], sentence: 'No file that a story is built from has changed' };
  }
  const core = stories.filter(({ tags }) => tags.includes(coreTag));
  const others = reachedStories(stories, reach).filter((story) => !core.includes(story));
  const chosen = reach.kind === 'everything' ? [] : others.slice(0, mostReached);
  return {
    stories: [
      ...core.map(({ id }, at) => ({ id, modes: coreModesAt(at) })),
      ...chosen.map(({ id, tags }) => ({ id, modes: changedModesOf(tags) })),
    ],
    sentence: sentence(core.length, chosen.length, others.length, reach),
  };
}

/** What a change reaches, if it reaches anything. */
type Change = Exclude<Reach, { readonly kind: 'nothing' }>;

function reachedStories(stories: readonly BuiltStory[], reach: Change): readonly BuiltStory[] {
  if (reach.kind === 'everything') return stories;
  const distanceOf = ({ file }: BuiltStory) =>
    reach.distances.get(file) ?? Number.POSITIVE_INFINITY;
  return stories
    .filter((story) => Number.isFinite(distanceOf(story)))
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
}

function sentence(core: number, chosen: number, reached: number, reach: Change): string {
  if (reach.kind === 'everything') {
    return `${core} stories of the core; ${reach.because} can change all ${reached} others, which npm run test:visual -- --all compares too`;
  }
  const nearest = chosen < reached ? `the nearest ${chosen} of ` : '';
  const all = chosen < reached ? ', which npm run test:visual -- --all compares all' : '';
  return `${core} stories of the core, and ${nearest}${reached} others that the change reaches${all}`;
}
