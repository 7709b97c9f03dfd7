import { expect, test } from 'vitest';
import { documentedFigures, plainFigures } from '#process/testing/documentedFigures.ts';
import { documentedRows } from '#process/testing/documentedTable.ts';
import { pageCacheLimits, pageLifetimes } from './limits.ts';

const rows = documentedRows('performance.md', ['answer', '`cache-control`']);

test.each([
  ['page', pageLifetimes.good],
  ['page for a search, redirect of a page', pageLifetimes.brief],
  ['missing page', pageLifetimes.missing],
  ['page on which something is missing', pageLifetimes.degraded],
])('docs/performance.md says how long a %s is kept', (answer, { fresh, stale }) => {
  const row = rows.find((each) => each.answer === answer);
  const parts = row?.['`cache-control`'].replaceAll('`', '').split(', ');
  const expected = [`s-maxage=${fresh}`, stale > 0 ? `stale-while-revalidate=${stale}` : undefined];
  expect(parts?.slice(0, 2).filter((part) => !part.startsWith('stale-if-error'))).toEqual(
    expected.filter((part) => part !== undefined),
  );
});

test('docs/performance.md has the limits of the cache', () => {
  expect(documentedFigures('performance.md', 'limit of `app/pageCache`')).toEqual(
    plainFigures(pageCacheLimits),
  );
});
