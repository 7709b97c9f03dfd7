import { expect, test } from 'vitest';
import { keyOf, pageOf } from './pageCacheFixtures.ts';
import { judge } from './verdict.ts';

test.each([
  [undefined, 'good'],
  [200, 'good'],
  [301, 'brief'],
  [307, 'brief'],
  [399, 'brief'],
  [400, 'missing'],
  [404, 'missing'],
  [499, 'missing'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('a page with status %s is %s', (status, kind) => {
  const page = pageOf('text', status === undefined ? {} : { status });
  expect(judge(keyOf('bilar'), page).kind).toBe(kind);
});

test.each(['bilar/~/cGFnZT0x', 'bilar/%7E/cGFnZT0x', '~/cGFnZT0x'])(
  'a page for a query is kept briefly: %s',
  (path) => {
    expect(judge(keyOf(path), pageOf('text')).kind).toBe('brief');
  },
);
