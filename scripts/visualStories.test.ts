import { readFile } from 'node:fs/promises';
import { combineTags } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { visualTag } from '../visual/matrix.ts';
import { projectFiles } from './projectFiles.ts';

/** The house's own checks. */
const withoutPictures = /^Working\//;

interface TaggedStory {
  readonly title: string;
  readonly tags: readonly string[];
}

async function taggedStories(): Promise<readonly TaggedStory[]> {
  const files = (await projectFiles()).filter((file) => /^stories\/.*\.stories\.tsx$/.test(file));
  const parsed = files.map(async (fileName) => {
    const code = await readFile(fileName, 'utf8');
    return loadCsf(code, { fileName, makeTitle: (title) => title ?? fileName }).parse();
  });
  return (await Promise.all(parsed)).flatMap(({ meta, indexInputs }) =>
    indexInputs.map(({ tags = [] }) => ({
      title: meta.title ?? '',
      tags: combineTags('dev', ...tags),
    })),
  );
}

/** Readers don't find the others, which only test what pages of documentation are made of. */
const stories = (await taggedStories()).filter(({ tags }) => tags.includes('dev'));
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
