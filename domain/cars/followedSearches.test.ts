import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { searchAddress } from '../search/feedAddress.ts';
import { anyText } from '../testing/anyText.ts';
import {
  type FollowedSearch,
  isSearchAddress,
  maxFollowedSearches,
  newsAddress,
  newsOf,
  readFollowedSearches,
  withFollowedSearch,
  withoutFollowedSearch,
  withVisit,
  writeFollowedSearches,
} from './followedSearches.ts';
import { testCar } from './testing/testCar.ts';

const visitedAt = '2026-11-24T08:00:00.000Z';
const search = (address: string): FollowedSearch => ({ address, name: address, visitedAt });
const many = Array.from({ length: maxFollowedSearches }, (_, at) => search(`/bilar?page=${at}`));

describe('stored searches', () => {
  test('are read as they were written', () => {
    expect(readFollowedSearches(writeFollowedSearches(many))).toEqual(many);
  });

  const item = search('/bilar');
  test.each<[string, unknown]>([
    ['nothing', null],
    ['no JSON', undefined],
    ['another version', { version: 2, searches: [item] }],
    ['no list', { version: 1, searches: 'all' }],
    ['a search without a name', { version: 1, searches: [{ ...item, name: '' }] }],
    ['a search at another host', { version: 1, searches: [search('//evil.example')] }],
    ['a script', { version: 1, searches: [search('javascript:alert(1)')] }],
    ['a search without a date', { version: 1, searches: [{ ...item, visitedAt: 'once' }] }],
    [
      'an address of more than 4 000 characters',
      { version: 1, searches: [search(`/${'a'.repeat(4_000)}`)] },
    ],
    ['something else', { version: 1, searches: [7, null, 'a'] }],
  ])('%s gives none', (_what, value) => {
    const stored = value === undefined ? '{' : value === null ? null : JSON.stringify(value);
    expect(readFollowedSearches(stored)).toEqual([]);
  });

  test('may have an address of 4 000 characters', () => {
    const long = { ...search(`/${'a'.repeat(3_999)}`), name: 'Bilar' };
    expect(readFollowedSearches(writeFollowedSearches([long]))).toEqual([long]);
  });

  test('keep what is valid, each search once', () => {
    const searches = [item, { ...item, name: 'again' }, 7, search('/b')];
    const stored = JSON.stringify({ version: 1, searches });
    expect(readFollowedSearches(stored)).toEqual([item, search('/b')]);
  });

  propertyTest.prop([fc.jsonValue()])('any value is read', (value) => {
    expect(Array.isArray(readFollowedSearches(JSON.stringify(value)))).toBe(true);
  });

  propertyTest.prop([anyText(), anyText({ minLength: 1, maxLength: 300 })])(
    'any words and names survive',
    (keyphrase, name) => {
      const query = { keyphrase, filters: {}, page: 0, sortName: '' };
      const followed = { address: searchAddress('/köp/bilar', query), name, visitedAt };
      expect(isSearchAddress(followed.address)).toBe(true);
      expect(readFollowedSearches(writeFollowedSearches([followed]))).toEqual([followed]);
    },
  );
});

test('a new search comes first, and one too many is refused', () => {
  expect(withFollowedSearch([search('/a')], search('/b'))).toEqual([search('/b'), search('/a')]);
  expect(withFollowedSearch(many, search('/new'))).toBeUndefined();
  const [, , third] = many;
  if (!third) throw new Error('There are too few searches.');
  expect(withFollowedSearch(many, third)).toEqual([
    third,
    ...withoutFollowedSearch(many, third.address),
  ]);
});

test('a visit changes its search only', () => {
  const later = '2026-11-27T08:00:00.000Z';
  expect(withVisit([search('/a'), search('/b')], '/b', later)).toEqual([
    search('/a'),
    { ...search('/b'), visitedAt: later },
  ]);
});

test('the address in the API names the search and the moment, and nothing else', () => {
  const address = newsAddress('nordvik-se', search('/bilar?car_fuel=El'));
  const { pathname, searchParams } = new URL(address, 'https://a.example');
  expect(pathname).toBe('/api/cars/followed');
  expect(Object.fromEntries(searchParams)).toEqual({
    site: 'nordvik-se',
    address: '/bilar?car_fuel=El',
    since: visitedAt,
  });
});

describe('new cars', () => {
  const at = (publishedAt: string | undefined) => testCar({ publishedAt });
  const cars = [
    at('2026-11-28T09:00:00.000Z'),
    at('2026-11-26T09:00:00.000Z'),
    at('2026-11-24T08:00:00.000Z'),
    at(undefined),
  ];
  const between = { since: Date.parse(visitedAt), now: Date.parse('2026-11-27T12:00:00Z') };

  test('were published after the last visit, and not in the future', () => {
    expect(newsOf({ cars, total: 4 }, between)).toEqual({ total: 4, entered: 1, isMore: false });
  });

  test('may have been published at this very moment, but not at that of the last visit', () => {
    const moments = ['2026-11-27T12:00:00.001Z', '2026-11-27T12:00:00.000Z', visitedAt].map(at);
    expect(newsOf({ cars: moments, total: 3 }, between)).toMatchObject({ entered: 1 });
  });

  test.each([
    [2, false],
    [3, true],
  ])('two cars of %i', (total, isMore) => {
    const two = [at('2026-11-26T09:00:00.000Z'), at('2026-11-25T09:00:00.000Z')];
    expect(newsOf({ cars: two, total }, between)).toEqual({ total, entered: 2, isMore });
  });

  test.each([
    [1, false],
    [2, true],
  ])('one car of %i', (total, isMore) => {
    const one = [at('2026-11-26T09:00:00.000Z')];
    expect(newsOf({ cars: one, total }, between)).toEqual({ total, entered: 1, isMore });
  });

  test.each([0, 3])('none of %i', (total) => {
    expect(newsOf({ cars: [], total }, between)).toEqual({ total, entered: 0, isMore: false });
  });
});
