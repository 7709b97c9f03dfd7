import { readFile } from 'node:fs/promises';
import { combineTags } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { visualTag } from '../visual/matrix.ts';
import { projectFiles } from './projectFiles.ts';

/** Titles whose stories show nothing of their own: the house's checks, and all manuals on one page. */
const withoutPictures = /^(?:Working\/|Primitives\/Manual$)/;

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
    indexInputs.map(({ tags = [] }) => ({ title: meta.title ?? '', tags: combineTags(...tags) })),
  );
}

const stories = await taggedStories();
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
