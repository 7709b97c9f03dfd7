import { expect, test } from 'vitest';
import { testSite } from '#domain/sites/testing/testSite.ts';
import { facetTextKey, sortTextKey } from '../search/facets.ts';
import { checkTexts } from './checkTexts.ts';
import { nameList, text } from './declare.ts';
import { dictionaryKeys } from './dictionary.ts';
import type { Rendering } from './page.ts';
import { testText } from './testing/testText.ts';
import { siteUse } from './texts/siteUse.ts';

const lists = {
  CarList: {
    fields: {
      shown: nameList({
        name: 'Facets',
        help: 'The filters.',
        names: ['brand', 'model', 'fuel', 'seats'],
        fallback: ['fuel'],
      }),
      sorts: nameList({
        name: 'Sorts',
        help: 'The orders.',
        names: ['price-asc', 'year-desc'],
        fallback: ['price-asc'],
      }),
    },
    facets: 'shown',
    sortOrders: 'sorts',
    formerNames: ['OldList'],
  },
  CarDetail: { fields: {} },
  Columns: { fields: { title: text({ name: 'Title', help: 'The heading.' }) } },
};
const blocks: Readonly<Record<string, (typeof lists)[keyof typeof lists]>> = {
  ...lists,
  OldList: lists.CarList,
};

function rendering(componentName: string, changes: Partial<Rendering> = {}): Rendering {
  return {
    uid: componentName,
    componentName,
    params: {},
    fields: {},
    placeholders: {},
    ...changes,
  };
}

/** The keys that a site with these blocks on a page needs. */
function neededKeys(renderings: readonly Rendering[], site = testSite): readonly string[] {
  const page = { placeholders: { 'headless-main': renderings } };
  const use = siteUse(site, [page], (name) => blocks[name]);
  const all = new Map(dictionaryKeys.map((key) => [key, testText(key)]));
  const unneeded = new Set(checkTexts(all, use).map(({ place }) => place));
  const needed = dictionaryKeys.filter((key) => !unneeded.has(key));
  // What is needed is exactly what is missing from an empty dictionary.
  expect(checkTexts(new Map(), use).map(({ place }) => place)).toEqual(needed);
  return needed;
}

test('a site without cars needs no text about cars, facilities or flows', () => {
  const keys = neededKeys([rendering('Columns')]);
  expect(keys).toEqual(expect.arrayContaining(['skipToContent', 'notFoundTitle', 'consentTitle']));
  const trade =
    /^(?:car|compare|saved|facet_|sort_|unit_|facility|map|booking|tireHotel|loan|contact)/;
  expect(keys.filter((key) => trade.test(key))).toEqual([]);
});

test('a list of cars needs its own facets with those below them, and its own sort orders', () => {
  const fields = { Facets: { value: 'brand|seats' }, Sorts: { value: 'year-desc' } };
  const labels = (list: Rendering) =>
    neededKeys([list]).filter((key) => /^(?:facet|sort)_/.test(key));
  expect(labels(rendering('CarList', { fields }))).toEqual([
    facetTextKey('brand'),
    facetTextKey('model'),
    facetTextKey('seats'),
    sortTextKey('year-desc'),
    sortTextKey('near-asc'),
  ]);
  expect(labels(rendering('CarList'))).toEqual([
    facetTextKey('fuel'),
    sortTextKey('price-asc'),
    sortTextKey('near-asc'),
  ]);
});

test.each([
  [
    'inside another block',
    rendering('Columns', { placeholders: { left: [rendering('CarList')] } }),
  ],
  ['under its former name', rendering('OldList')],
])('a block counts %s', (_where, shown) => {
  expect(neededKeys([shown])).toContain('carListMore');
});

test('the site’s own file decides too', () => {
  const quotes = { organisation: 'x', reserve: 'r', partExchange: 'p' };
  const car = [rendering('CarDetail')];
  expect(neededKeys(car)).not.toContain('financeQuoteTitle');
  expect(neededKeys(car, { ...testSite, financeQuote: quotes })).toContain('financeQuoteTitle');
  expect(neededKeys(car, { ...testSite, country: 'SE' })).toContain('creditWarningTitle');
  expect(neededKeys(car, { ...testSite, country: 'NO' })).not.toContain('creditWarningTitle');
});

test('texts of searches for cars are needed only on sites with cars', () => {
  const list = [rendering('CarList')];
  const indices = { vehicles: 'vehicles', facilities: 'sites' };
  expect(neededKeys(list, { ...testSite, indices })).toContain('suggestionsNone');
  expect(neededKeys(list, testSite)).not.toContain('suggestionsNone');
});

test('a path to another site is no path', () => {
  const entries = new Map([['pathToCarList', '//other.example/cars']]);
  const page = { placeholders: { main: [rendering('CarList')] } };
  const site = { ...testSite, indices: { vehicles: 'vehicles', facilities: 'sites' } };
  const use = siteUse(site, [page], (name) => blocks[name]);
  const problems = checkTexts(entries, use).filter(({ place }) => place === 'pathToCarList');
  expect(problems).toEqual([{ place: 'pathToCarList', problem: 'is empty' }]);
});

test('a text that is on no page need not be there', () => {
  const use = siteUse(testSite, [], () => undefined);
  const found = checkTexts(new Map([['carListMore', 'Fler bilar']]), use);
  expect(found.filter(({ place }) => place === 'carListMore')).toEqual([
    { place: 'carListMore', problem: 'is on no page, so it need not be there' },
  ]);
});

test.each([
  ['Kopiera {value}', []],
  ['Kopiera {vaule}', ['has {vaule}, which nothing replaces, and has no {value}']],
  ['Kopiera', ['has no {value}']],
  ['Kopiera {value} {x}', ['has {x}, which nothing replaces']],
])('the marks of %j are those that the site fills', (text, problems) => {
  const texts = new Map(dictionaryKeys.map((key) => [key, testText(key)])).set('copyLink', text);
  const found = checkTexts(
    texts,
    siteUse(testSite, [], () => undefined),
  );
  expect(found.filter(({ place }) => place === 'copyLink').map(({ problem }) => problem)).toEqual(
    problems,
  );
});
