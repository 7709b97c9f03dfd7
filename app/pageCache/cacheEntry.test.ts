import { expect, test } from 'vitest';
import { cacheTagsOf } from './cacheEntry.ts';

test('tags of a document come from its headers, those of fetched data from the context', () => {
  const headers = { 'x-next-cache-tags': 'a,_N_T_/layout' };
  const page = { kind: 'APP_PAGE' as const, html: '', headers };
  expect(cacheTagsOf(page, { tags: ['b'] })).toEqual(['a', '_N_T_/layout']);
  expect(cacheTagsOf({ kind: 'FETCH' }, { tags: ['b'] })).toEqual(['b']);
  expect(cacheTagsOf({ kind: 'APP_PAGE', html: '' }, {})).toEqual([]);
});
