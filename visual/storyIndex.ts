import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { VisualMode } from './matrix.ts';

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.string(), tags: z.array(z.string()).default([]) }),
  ),
});

/** Ids of the overview stories of a built Storybook, sorted: those with the tag `visual`. */
export async function visualStories(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'index.json'), 'utf8');
  const stories = Object.values(index.parse(JSON.parse(text)).entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('visual'),
  );
  return stories.map(({ id }) => id).sort();
}

/** The path of a story without the Storybook UI, in the theme of the mode. */
export function storyPath(id: string, { theme }: VisualMode): string {
  return `/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
}
