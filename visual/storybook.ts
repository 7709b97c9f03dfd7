import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { VisualMode } from './matrix.ts';

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.string(), tags: z.array(z.string()).default([]) }),
  ),
});

/** Ids of the stories that stand for their component in pictures. */
export function visualStories(): string[] {
  const file = fileURLToPath(new URL('../storybook-static/index.json', import.meta.url));
  const { entries } = index.parse(JSON.parse(readFileSync(file, 'utf8')));
  const stories = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('visual'),
  );
  return stories.map(({ id }) => id).sort();
}

/** Address of a story alone, in a theme. */
export function storyAddress(id: string, { theme }: VisualMode): string {
  return `/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
}
