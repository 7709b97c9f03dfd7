import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { carriesQuery, queryPath, readQuerySegments, startsWithMark } from './querySegments.ts';

test.each([
  ['/bilar', '', '/bilar'],
  ['/bilar', '?', '/bilar'],
  ['/', '?page=1', '/~/cGFnZT0x'],
  ['/bilar', '?page=1', '/bilar/~/cGFnZT0x'],
  ['/en/cars', '?page=1', '/en/cars/~/cGFnZT0x'],
  ['/en', '?page=1', '/en/~/cGFnZT0x'],
])('%s with %j is rendered as %s', (path, search, rendered) => {
  expect(queryPath(path, search)).toBe(rendered);
});

test.each<[readonly string[]]>([[[]], [['bilar', 'volvo']], [['~']], [['~', 'cGFnZT0x', 'bilar']]])(
  '%j carries no query',
  (segments) => {
    expect(readQuerySegments(segments)).toEqual({ segments, query: '' });
  },
);

test.each<[readonly string[], boolean]>([
  [[], false],
  [['bilar', '~'], false],
  [['~'], true],
  [['%7E', 'a', 'b'], true],
])('whether %j starts with the mark: %s', (segments, expected) => {
  expect(startsWithMark(segments)).toBe(expected);
});

propertyTest.prop([fc.webUrl({ withQueryParameters: true })])(
  'a query survives the way through the path',
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
