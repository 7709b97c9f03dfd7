import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { visualTag } from '../visual/matrix.ts';
import { type TaggedStory, taggedStories } from '../visual/taggedStories.ts';
import { projectFiles } from './projectFiles.ts';

/** The house's own checks. */
const withoutPictures = /^Working\//;

async function storiesOfProject(): Promise<readonly TaggedStory[]> {
  const files = (await projectFiles()).filter((file) => /^stories\/.*\.stories\.tsx$/.test(file));
  const read = files.map(async (file) => taggedStories(await readFile(file, 'utf8'), file));
  return (await Promise.all(read)).flat();
}

/** Readers don't find the others, which only test what pages of documentation are made of. */
const stories = (await storiesOfProject()).filter(({ tags }) => tags.includes('dev'));
const titlesOf = (wanted: readonly TaggedStory[]) => new Set(wanted.map(({ title }) => title));
const withTag = (tag: string) => stories.filter(({ tags }) => tags.includes(tag));

test('each title has a story of which pictures are taken', () => {
  const pictured = titlesOf(withTag(visualTag));
  const missing = [...titlesOf(stories)].filter((title) => !pictured.has(title));
  expect(missing.filter((title) => !withoutPictures.test(title))).toEqual([]);
});

test('stories of the core have pictures, and show primitives, blocks, screens and a whole page', () => {
  const core = withTag('core');
  expect(core.filter(({ tags }) => !tags.includes(visualTag))).toEqual([]);
  const groups = new Set(core.map(({ title }) => title.split('/')[0]));
  expect(groups).toEqual(new Set(['Primitives', 'Blocks', 'Screens', 'Sites']));
});
