import { expect, test } from 'vitest';
import type { Filters } from './filters.ts';
import { isNarrowed } from './searchQuery.ts';

test.each<[string, Filters, boolean]>([
  ['', {}, false],
  ['drag', {}, true],
  ['', { fuel: ['El'] }, true],
  ['drag', { fuel: ['El'] }, true],
])('a search for %j with %j is narrowed: %s', (keyphrase, filters, isNarrow) => {
  expect(isNarrowed({ keyphrase, filters })).toBe(isNarrow);
});
