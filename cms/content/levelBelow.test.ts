import { expect, test } from 'vitest';
import { levelBelow } from './levelBelow.ts';

test.each([
  ['Nyheter', 'h1', 2],
  ['Nyheter', 'h2', 3],
  ['Nyheter', 'h3', 4],
  ['', 'h1', 2],
  ['', 'h2', 2],
  ['', 'h3', 3],
] as const)('below the title “%s” as %s, entries have level %d', (title, titleTag, level) => {
  expect(levelBelow({ title, titleTag })).toBe(level);
});
