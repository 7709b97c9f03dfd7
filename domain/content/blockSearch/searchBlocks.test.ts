import { describe, expect, test } from 'vitest';
import { allWordLanguages } from '../../search/words/languages.ts';
import { blockManifest } from '../manifest/manifest.ts';
import { searchedWords } from '../testing/searchedWords.ts';
import { searchBlocks } from './searchBlocks.ts';

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
