import { describe, expect, test } from 'vitest';
import { en } from './asked/en.ts';
import { fi } from './asked/fi.ts';
import { nb } from './asked/nb.ts';
import { sk } from './asked/sk.ts';
import { sv } from './asked/sv.ts';
import { reportScores } from './reportScores.ts';
import { scoreQuery } from './scoreQuery.ts';
import { openSite } from './testing/openSite.ts';

const languages = { sv, nb, en, fi, sk };

test('there are 300 queries, half of them held out', () => {
  for (const { queries, heldOut } of Object.values(languages)) {
    expect(queries).toHaveLength(30);
    expect(heldOut).toHaveLength(30);
  }
});

describe.each(Object.entries(languages))('%s', (language, { site, queries, heldOut, ...set }) => {
  const opened = openSite(site);

  test('no word is ignored silently, except those that say nothing', async () => {
    const { ignored } = await opened;
    const empty = set.saysNothing.split(', ');
    const silent = [...queries, ...heldOut].flatMap(([typed]) =>
      ignored(typed).filter((word) => !empty.includes(word)),
    );
    expect([...new Set(silent)]).toEqual([]);
  });

  test.each([
    ['search', queries],
    ['recognise', queries],
    ['search', heldOut],
    ['recognise', heldOut],
  ] as const)('finds the right cars: %s', async (how, asked) => {
    const { cars, [how]: find } = await opened;
    const scores = asked.map((query) => scoreQuery(query, cars, find(query[0]).ids));
    const title = `${language}, ${how}${asked === heldOut ? ', held out' : ''}`;
    const { hits, precision } = reportScores(title, scores);
    expect(scores.filter(({ right }) => right === 0)).toEqual([]);
    expect(hits).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.92);
  });
});
