import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type VisualMode, visualTag } from './matrix.ts';

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      importPath: z.string(),
      tags: z.array(z.string()).default([]),
    }),
  ),
});

/** A story of a built Storybook. */
export interface BuiltStory {
  readonly id: string;
  /** The path of its file. */
  readonly file: string;
  readonly tags: readonly string[];
}

/** The stories of a built Storybook, in the order of its sidebar. */
export async function builtStories(folder: string): Promise<readonly BuiltStory[]> {
  const text = await readFile(join(folder, 'index.json'), 'utf8');
  return Object.values(index.parse(JSON.parse(text)).entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, importPath, tags }) => ({ id, file: importPath.replace(/^\.\//, ''), tags }));
}

/** The stories of which pictures are taken, those with the tag `visual`, in the order of their ids. */
export async function visualStories(folder: string): Promise<readonly BuiltStory[]> {
  return (await builtStories(folder))
    .filter(({ tags }) => tags.includes(visualTag))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The path of a story without the Storybook UI, in the theme of the mode. */
export function storyPath(id: string, { theme, mode }: Omit<VisualMode, 'viewport'>): string {
  return `/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};mode:${mode}`;
}
