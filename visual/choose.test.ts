import { expect, test } from 'vitest';
import { allStories, quickStories } from './choose.ts';
import type { Reach } from './reach.ts';
import type { BuiltStory } from './storyIndex.ts';

const story = (id: string, ...tags: string[]): BuiltStory => ({
  id,
  file: `stories/${id}.stories.tsx`,
  tags: ['visual', ...tags],
});

const core = story('core--overview', 'core');
const editor = story('editor--page', 'one-theme');
const others = Array.from({ length: 30 }, (_, number) => story(`block-${number}--overview`));
const stories = [...others, core, editor];

const reaching = (...reached: readonly (readonly [BuiltStory, number])[]): Reach => ({
  kind: 'stories',
  distances: new Map(reached.map(([{ file }, distance]) => [file, distance])),
});

const idsOf = (reach: Reach) => quickStories(stories, reach).stories.map(({ id }) => id);

test('without a change, nothing is compared', () => {
  expect(quickStories(stories, { kind: 'nothing' })).toEqual({
    stories: [],
    sentence: 'No file that a story is built from has changed',
  });
});

test('a quick comparison has the core, whatever has changed', () => {
  const { stories: chosen, sentence } = quickStories(stories, reaching());
  expect(chosen.map(({ id }) => id)).toEqual(['core--overview']);
  expect(Object.keys(chosen[0]?.modes ?? {})).toEqual([
    'default 375',
    'default 375 night',
    'smart 375',
    'smart 375 night',
  ]);
  expect(sentence).toBe('1 stories of the core, and 0 others that the change reaches');
});

test('then what the change reaches, the nearest first, at two widths', () => {
  const [first = core, second = core] = others;
  const reach = reaching([first, 3], [second, 1], [core, 1], [editor, 2]);
  expect(idsOf(reach)).toEqual(['core--overview', second.id, editor.id, first.id]);
  const [, nearest, ofEditor] = quickStories(stories, reach).stories;
  expect(Object.keys(nearest?.modes ?? {})).toEqual([
    'default 375',
    'default 1280',
    'default 1280 night',
  ]);
  expect(Object.keys(ofEditor?.modes ?? {})).toEqual(['default 375', 'default 1280']);
});

test('but not more than it has time for, and says so', () => {
  const reach = reaching(...others.map((each, number) => [each, 100 - number] as const));
  expect(idsOf(reach)).toHaveLength(17);
  expect(idsOf(reach)[1]).toBe('block-29--overview');
  expect(quickStories(stories, reach).sentence).toContain('the nearest 16 of 30 others');
});

test('a change of what all have in common shows in the core', () => {
  const everything: Reach = { kind: 'everything', because: 'tokens/names.ts' };
  expect(idsOf(everything)).toEqual(['core--overview']);
  expect(quickStories(stories, everything).sentence).toContain(
    'tokens/names.ts can change all 31 others',
  );
});

test('a whole comparison has every theme at every width, and the editor its only theme', () => {
  const { stories: chosen, sentence } = allStories(stories, '');
  expect(chosen).toHaveLength(32);
  expect(sentence).toBe('32 stories, in every theme at every width');
  const modeCount = (wanted: string) =>
    Object.keys(chosen.find(({ id }) => id === wanted)?.modes ?? {}).length;
  expect(modeCount('core--overview')).toBe(16);
  expect(modeCount('editor--page')).toBe(3);
  expect(allStories(stories, 'block-2--').stories.map(({ id }) => id)).toEqual([
    'block-2--overview',
  ]);
});
