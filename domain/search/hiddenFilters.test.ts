import { expect, test } from 'vitest';
import type { Filters } from './filters.ts';
import { hiddenFilters } from './hiddenFilters.ts';
import { exampleFacets, facetsWithout } from './testing/exampleFacets.ts';

test.each<[string, Filters, string[]]>([
  ['nothing is chosen', {}, []],
  ['a facet has the value', { fuel: ['El'] }, []],
  ['no car has the value any more', { fuel: ['Vätgas'] }, []],
  [
    'the filter is no facet',
    { isUsed: ['true'], facility: ['101', '102'] },
    ['true', '101', '102'],
  ],
  ['the facet isn’t on offer', { seats: ['7'], power: ['100', '200'] }, ['7', '100', '200']],
  ['terms of loans have no facet', { loanMonths: ['36'], downPayment: ['20%'] }, ['36', '20%']],
  ['a child is below its parent', { brand: ['Volvo'], model: ['V60'] }, []],
  ['a child has no chosen parent', { model: ['V60'] }, ['V60']],
  ['a child has another parent', { brand: ['Kia'], model: ['V60'] }, ['V60']],
])('if %s', (_when, filters, values) => {
  const facets = facetsWithout('seats', 'power');
  expect(hiddenFilters(filters, facets).map(({ value }) => value)).toEqual(values);
});

test('terms of loans have fields beside what loans cost a month', () => {
  const loan = { kind: 'range', name: 'loan', min: 500, max: 9000, counts: [] } as const;
  const terms = { loan: ['0', '2000'], loanMonths: ['36'], downPayment: ['20%'] };
  expect(hiddenFilters(terms, [loan])).toEqual([]);
});

test('names are those of the filters', () => {
  expect(hiddenFilters({ isUsed: ['true'] }, exampleFacets)).toEqual([
    { name: 'isUsed', value: 'true' },
  ]);
});
