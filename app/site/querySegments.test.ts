import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { carriesQuery, queryPath, readQuerySegments } from './querySegments.ts';

test.each([
  ['/bilar', '', '/bilar'],
  ['/bilar', '?', '/bilar'],
  ['/', '?page=1', '/~/cGFnZT0x'],
  ['/bilar', '?page=1', '/~/cGFnZT0x/bilar'],
])('%s with %j is made as %s', (path, search, made) => {
  expect(queryPath(path, search)).toBe(made);
});

test.each<[readonly string[]]>([[[]], [['bilar', 'volvo']], [['~']]])(
  '%j carries none',
  (segments) => {
    expect(readQuerySegments(segments)).toEqual({ segments, query: '' });
  },
);

propertyTest.prop([fc.webUrl({ withQueryParameters: true })])(
  'a query comes out as it went in',
  (address) => {
    const { pathname, search } = new URL(address);
    fc.pre(pathname !== '/' && search !== '');
    const path = queryPath(pathname, search);
    expect(carriesQuery(`/nordvik-se/sv${path}`)).toBe(true);
    const [, ...segments] = path.split('/');
    expect(readQuerySegments(segments)).toEqual({
      segments: pathname.slice(1).split('/'),
      query: search.slice(1),
    });
  },
);
