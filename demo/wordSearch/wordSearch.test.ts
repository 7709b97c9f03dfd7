import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { nb } from './nb.ts';
import type { Query } from './query.ts';
import { reportScores } from './reportScores.ts';
import { scoreQuery } from './scoreQuery.ts';
import { sk } from './sk.ts';
import { sv } from './sv.ts';
import { openSite } from './testing/openSite.ts';

const languages = { sv, nb, en, fi, sk };

test('there are at least 200 queries, and 60 held out', () => {
  const sets = Object.values(languages);
  expect(sets.flatMap(({ queries }) => queries).length).toBeGreaterThanOrEqual(200);
  expect(sets.flatMap(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(60);
});

describe.each(Object.entries(languages))('%s', (language, { site, queries, heldOut }) => {
  const opened = openSite(site);
  const scoreAll = async (all: readonly Query[], how: 'search' | 'recognise') => {
    const { cars, [how]: find } = await opened;
    return all.map((query) => scoreQuery(query, cars, find(query[0]).ids));
  };

  test.each(['search', 'recognise'] as const)('finds the right cars: %s', async (how) => {
    const scores = await scoreAll(queries, how);
    expect(scores.filter(({ right }) => right === 0)).toEqual([]);
    const { hits, precision } = reportScores(`${language}, ${how}`, scores);
    expect(hits).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.92);
  });

  test('reports the queries held out', async () => {
    const scores = await scoreAll(heldOut, 'recognise');
    expect(scores).toHaveLength(heldOut.length);
    reportScores(`${language}, held out`, scores);
  });
});
