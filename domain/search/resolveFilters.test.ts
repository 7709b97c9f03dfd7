import { expect, test } from 'vitest';
import type { Filters } from './filters.ts';
import type { ChosenValue } from './filterValues.ts';
import { allValueFacets, resolveFilters } from './resolveFilters.ts';
import { exampleFacets } from './testing/exampleFacets.ts';

test.each<[Filters, Filters, readonly ChosenValue[]]>([
  [{}, {}, []],
  [{ fuel: ['el', 'DIESEL'] }, { fuel: ['Diesel', 'El'] }, []],
  [{ brand: ['škoda'], model: ['octavia'] }, { brand: ['Škoda'], model: ['Octavia'] }, []],
  // `Malmo` is another town.
  [{ city: ['malmo'] }, { city: ['Malmo'] }, []],
  [{ fuel: ['El', 'Ved'] }, { fuel: ['El'] }, [{ name: 'fuel', value: 'Ved' }]],
  [{ fuel: ['Ved'], color: ['Röd'] }, { color: ['Röd'] }, [{ name: 'fuel', value: 'Ved' }]],
  [{ price: ['0', '100000'] }, { price: ['49900', '100000'] }, []],
  [{ price: ['100000', '99999999'] }, { price: ['100000', '899900'] }, []],
  [{ price: ['1', '2'] }, { price: ['49900', '49900'] }, []],
  // The index returned no facet of these.
  [{ body: ['Kombi'], power: ['1', '2'] }, { body: ['Kombi'], power: ['1', '2'] }, []],
])('%j applies as %j, without %j', (filters, resolved, unknown) => {
  expect(resolveFilters(filters, exampleFacets)).toEqual({ filters: resolved, unknown });
});

test('the values of all filters are requested, models with their brands', () => {
  expect(allValueFacets).toContainEqual({ name: 'brand', childName: 'model' });
  expect(allValueFacets).toContainEqual({ name: 'region' });
  expect(allValueFacets.map(({ name }) => name)).not.toContain('model');
});
