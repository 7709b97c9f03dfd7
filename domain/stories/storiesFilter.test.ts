import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { knownTags, readTags, tagIdsOf, toggleTag, writeTags } from './storiesFilter.ts';

describe('readTags', () => {
  test.each([
    ['', []],
    ['?', []],
    ['?tags=', []],
    ['?tags=elbil', ['elbil']],
    ['tags=elbil', ['elbil']],
    ['?tags=elbil,verkstad', ['elbil', 'verkstad']],
    ['?tags=elbil%2Cverkstad', ['elbil', 'verkstad']],
    ['?tags=elbil,,%20verkstad%20,elbil', ['elbil', 'verkstad']],
    ['?utm_source=mail&tags=dack', ['dack']],
    ['?tags=dack&tags=elbil', ['dack', 'elbil']],
    ['?tagset=elbil', []],
    ['?tags=%E0%A4%A', ['\ufffd%A']],
  ])('%s', (query, keys) => {
    expect(readTags(query)).toEqual(keys);
  });

  test('limits the number of tags', () => {
    const many = Array.from({ length: 1000 }, (_, at) => `t${at}`);
    expect(readTags(`?tags=${many.join(',')}`)).toHaveLength(50);
  });
});

describe('writeTags', () => {
  test.each([
    ['', ['elbil'], '?tags=elbil'],
    ['', ['elbil', 'verkstad'], '?tags=elbil,verkstad'],
    ['?tags=elbil', [], ''],
    ['?tags=elbil', ['dack'], '?tags=dack'],
    ['?utm_source=mail&tags=elbil', ['dack'], '?utm_source=mail&tags=dack'],
    ['?tags=elbil&utm_source=mail', [], '?utm_source=mail'],
    ['', ['å&b'], '?tags=%C3%A5%26b'],
  ])('%s with %j', (query, keys, written) => {
    expect(writeTags(query, keys)).toBe(written);
  });

  const key = fc
    .stringMatching(/^[\p{L}\p{N}&=?# _-]{1,12}$/u)
    .filter((text) => text.trim() === text);
  const keys = fc.uniqueArray(key, { maxLength: 20 });
  const others = fc.array(
    fc.tuple(
      fc.string().filter((name) => name !== 'tags'),
      fc.string(),
    ),
  );

  propertyTest.prop([keys, others])('is read again, and loses nothing else', (chosen, pairs) => {
    const before = new URLSearchParams(pairs);
    const query = writeTags(`?${before}`, chosen);
    expect(readTags(query)).toEqual(chosen);
    expect(writeTags(query, [])).toBe(pairs.length > 0 ? `?${before}` : '');
  });
});

describe('the choice', () => {
  const tags = ['elbil', 'verkstad', 'dack'];

  test.each([
    [
      ['dack', 'elbil'],
      ['elbil', 'dack'],
    ],
    [['gone', 'dack'], ['dack']],
    [['gone'], []],
    [[], []],
  ])('%j is %j among the tags there are', (keys, known) => {
    expect(knownTags(keys, tags)).toEqual(known);
  });

  test.each([
    [[], 'elbil', ['elbil']],
    [['elbil'], 'dack', ['elbil', 'dack']],
    [['elbil', 'dack'], 'elbil', ['dack']],
    [['elbil'], 'elbil', []],
  ])('%j with %s pressed is %j', (chosen, key, next) => {
    expect(toggleTag(chosen, key)).toEqual(next);
  });

  test('is requested by the ids of its tags', () => {
    const known = [
      { key: 'elbil', value: 'Elbilar', id: '1' },
      { key: 'dack', value: 'Däck', id: '2' },
    ];
    expect(tagIdsOf(['dack', 'gone', 'elbil'], known)).toEqual(['1', '2']);
    expect(tagIdsOf(['gone'], known)).toEqual([]);
  });
});
