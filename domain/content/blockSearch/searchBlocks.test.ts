import { describe, expect, test } from 'vitest';
import { allWordLanguages } from '../../search/words/languages.ts';
import { blockManifest } from '../manifest/manifest.ts';
import { searchedWords } from '../testing/searchedWords.ts';
import { type SearchedBlock, searchBlocks } from './searchBlocks.ts';

const { blocks } = blockManifest();

function found(search: string): readonly string[] {
  return searchBlocks(blocks, search).map(({ name }) => name);
}

describe.each(allWordLanguages)('in %s', (language) => {
  const rows = searchedWords[language].split(',').map((row) => {
    const [words = '', block = ''] = row.trim().split(': ');
    return { words, block };
  });

  test('at least fifty searches are tried', () => {
    expect(new Set(rows.map(({ words }) => words)).size).toBeGreaterThanOrEqual(50);
  });

  test.each(rows)('$words means $block', ({ words, block }) => {
    expect(found(words).slice(0, 3)).toContain(block);
  });
});

test.each([
  ['dragspel', 'AccordionBlock'],
  ['hero', 'HeroBanner'],
  ['värdering', 'SellCarForm'],
  ['faq', 'FAQList'],
  ['spacer', 'Spacer'],
  ['simpleheader', 'SimpleHeader'],
  ['simple header', 'SimpleHeader'],
  ['SIMPLE-HEADER', 'SimpleHeader'],
  ['copyright', 'Footer'],
])('%s means %s first', (words, block) => {
  expect(found(words)[0]).toBe(block);
});

test.each(['', ' ', '('])('%j, which says nothing, has all blocks in their order', (nothing) => {
  expect(found(nothing)).toEqual(blocks.map(({ name }) => name));
});

test.each(['qqqq', 'xylophone', 'zzz xxx'])('nothing is called %s', (words) => {
  expect(found(words)).toEqual([]);
});

test('a word that no block has doesn’t hide the others', () => {
  expect(found('öppettider xylofon')[0]).toBe('FacilityDetail');
});

const words = { sv: 'noll', nb: 'null', en: 'nothing', fi: 'nolla', sk: 'nula' };
const none = {
  name: 'First',
  words,
  manual: { purpose: 'Not a zeppelin.', useWhen: [] },
  fields: [],
};

test('a block that is called so comes before one that only mentions it', () => {
  const called = { ...none, name: 'Second', words: { ...words, en: 'nothing, zeppelin' } };
  const inField = { ...none, name: 'Third', manual: { purpose: '', useWhen: [] } };
  const blocks = [none, { ...inField, fields: [{ name: 'ZeppelinPicture' }] }, called];
  expect(searchBlocks(blocks, 'zeppelins').map(({ name }) => name)).toEqual(['Second']);
  expect(searchBlocks(blocks.slice(0, 2), 'zeppelin').map(({ name }) => name)).toEqual([
    'First',
    'Third',
  ]);
});

/** Blocks called `A`, `B` and so on, with these words. What is in parentheses is only said about the block. */
function called(names: readonly string[]): readonly SearchedBlock[] {
  return names.map((each, at) => {
    const [, en = '', purpose = ''] = /^([^(]*)(?:\((.*)\))?$/.exec(each) ?? [];
    const name = String.fromCharCode('A'.charCodeAt(0) + at);
    return { name, words: { ...words, en }, manual: { purpose, useWhen: [] }, fields: [] };
  });
}

test.each([
  ['a word of two letters says nothing beside others', 'xy zeppelin', ['xy', 'zeppelin'], 'B'],
  ['a word of three letters says something', 'van zeppelin', ['van', 'zeppelin'], 'AB'],
  ['an article says nothing beside others', 'the zeppelin', ['the', 'zeppelin'], 'B'],
  ['an article alone is searched', 'the', ['zeppelin', 'the'], 'B'],
  ['more words in a name mean it less', 'zeppelin', ['zeppelin hangar', 'zeppelin'], 'BA'],
  ['an article in a name doesn’t', 'zeppelin', ['zeppelin hangar', 'the zeppelin of a'], 'BA'],
  ['the first words of a block mean it most', 'zeppelin', ['van, zeppelin', 'zeppelin, van'], 'BA'],
  ['a block that only mentions a word is left out', 'zeppelin', ['(zeppelin)', 'zeppelin'], 'B'],
  ['unless it has more of the words', 'zeppelin hangar', ['(zeppelin hangar)', 'zeppelin'], 'A'],
  ['one word of many is enough', 'qqa qqb qqc qqd qqe zeppelin', ['van', '(zeppelin)'], 'B'],
  [
    'and the nearest block comes first',
    'qqa qqb qqc qqd qqe zeppelinmuseum',
    ['(zeppelinmuseum)', 'zeppelin'],
    'BA',
  ],
  ['a word may be typed in parts', 'zeppelin hangars', ['zeppelinhangar', 'zeppelin'], 'A'],
  ['the beginning of a word that is said', 'zep', ['(zeppelin)', '(azeppelin)'], 'A'],
  ['two letters of a word that is said', 'ze', ['(zeppelin)'], ''],
])('%s: %s', (_what, search, names, expected) => {
  expect(
    searchBlocks(called(names), search)
      .map(({ name }) => name)
      .join(''),
  ).toBe(expected);
});
