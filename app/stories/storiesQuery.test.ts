import { expect, test } from 'vitest';
import { parseStoriesQuery } from './storiesQuery.ts';

const least = 'site=nordvik-se&locale=sv&index=/nyheter';
const read = { site: 'nordvik-se', locale: 'sv', index: '/nyheter' };
const parse = (query: string) => parseStoriesQuery(new URLSearchParams(query));

test.each([
  ['the required parameters', '', { ...read, first: 4, tags: [] }],
  ['tags', '&tags=elbil,dack', { ...read, first: 4, tags: ['elbil', 'dack'] }],
  ['a part', '&first=8&after=c4', { ...read, first: 8, after: 'c4', tags: [] }],
  ['unrelated parameters', '&utm_source=mail', { ...read, first: 4, tags: [] }],
])('%s', (_what, more, query) => {
  expect(parse(least + more)).toEqual(query);
});

test.each([
  ['nothing', ''],
  ['no site', 'locale=sv&index=/nyheter'],
  ['no index', 'site=nordvik-se&locale=sv'],
  ['an index that is no path', 'site=nordvik-se&locale=sv&index=nyheter'],
  ['an index with a query', 'site=nordvik-se&locale=sv&index=/nyheter?a=1'],
  ['an index that is too long', `site=nordvik-se&locale=sv&index=/${'a'.repeat(500)}`],
  ['no stories', `${least}&first=0`],
  ['too many stories', `${least}&first=101`],
  ['half a story', `${least}&first=1.5`],
  ['a number in words', `${least}&first=four`],
  ['an empty cursor', `${least}&after=`],
  ['a cursor that is too long', `${least}&after=${'a'.repeat(501)}`],
])('%s can’t be asked', (_what, query) => {
  expect(parse(query)).toBeUndefined();
});
