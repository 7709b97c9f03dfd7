import { describe, expect, test } from 'vitest';
import type { FacetValue } from '../search/facet.ts';
import { range } from '../search/testing/exampleFacets.ts';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { testCar } from './testing/testCar.ts';

function value(text: string, count: number, children: readonly FacetValue[] = []): FacetValue {
  return { text, count, children };
}

const brands: readonly FacetValue[] = [
  value('Mercedes-Benz', 9, [value('GLC', 6), value('V-Klass', 3)]),
  value('Škoda', 4, [value('Superb', 4)]),
  value('Vauxhall', 1, [value('Vivaro', 1)]),
  value('Vespa', 3),
  value('Volkswagen', 12, [value('Golf', 8), value('ID.4', 4), value('up!', 0)]),
  value('Volvo', 30, [
    value('V60', 12),
    value('V60 Cross Country', 2),
    value('V90', 3),
    value('XC60', 12),
    value('XC90', 1),
  ]),
  value('VAZ', 0),
];
const cars = ['1', '2', '3', '4'].map((id) => testCar({ id }));
const result = {
  cars,
  total: 4,
  facets: [
    range('price', 1, 2),
    { kind: 'choice' as const, name: 'fuel', values: [value('Volvobensin', 99)] },
    { kind: 'choice' as const, name: 'brand', childName: 'model', values: brands },
  ],
};
const places = {
  listPath: '/bilar',
  valuesIn: 'path' as const,
  carHref: ({ id }: { id: string }) => `/bil/${id}`,
};

/** A suggestion as one line; the cars are the same for every text. */
const line = (suggestion: Suggestion) =>
  suggestion.kind === 'car' ? 'car' : `${suggestion.text} ${suggestion.count} ${suggestion.href}`;
const linesFor = (typed: string) =>
  suggestionsFor(typed, result, places)
    .map(line)
    .filter((text) => text !== 'car');

describe('suggestionsFor', () => {
  test.each<[string, string[]]>([
    ['saab', []],
    ['volvo', ['Volvo', 'Volvo V60', 'Volvo XC60', 'Volvo V90', 'Volvo V60 Cross Country']],
    ['volvo x', ['Volvo XC60', 'Volvo XC90']],
    ['xc 60', ['Volvo XC60']],
    ['XC-9', ['Volvo XC90']],
    ['cross', ['Volvo V60 Cross Country']],
    ['benz', ['Mercedes-Benz', 'Mercedes-Benz GLC', 'Mercedes-Benz V-Klass']],
    ['mercedes b', ['Mercedes-Benz', 'Mercedes-Benz GLC', 'Mercedes-Benz V-Klass']],
    ['skoda', ['Škoda', 'Škoda Superb']],
    ['id4', ['Volkswagen ID.4']],
    ['up', []],
    ['volvo diesel', []],
    ['60', []],
    [
      'v',
      [
        'Volvo',
        'Volkswagen',
        'Vespa',
        'Volvo V60',
        'Volvo XC60',
        'Volkswagen Golf',
        'Volkswagen ID.4',
      ],
    ],
  ])('%j', (typed, texts) => {
    expect(linesFor(typed).map((text) => text.split(' ').slice(0, -2).join(' '))).toEqual(texts);
  });

  test('link to the lists of the make and the model', () => {
    expect(linesFor('mercedes')).toEqual([
      'Mercedes-Benz 9 /bilar/mercedes-benz',
      'Mercedes-Benz GLC 6 /bilar/mercedes-benz/glc',
      'Mercedes-Benz V-Klass 3 /bilar/mercedes-benz/v-klass',
    ]);
  });

  test('end with the first cars', () => {
    const found = suggestionsFor('superb', result, places).slice(1);
    const hrefs = ['/bil/1', '/bil/2', '/bil/3'];
    expect(found).toEqual(hrefs.map((href, at) => ({ kind: 'car', car: cars[at], href })));
  });

  test.each([
    ['nothing is typed', '  ', result],
    ['only punctuation is typed', '!', result],
    ['nothing was found', 'volvo', { cars: [], total: 0, facets: [] }],
  ])('has nothing where %s', (_what, typed, found) => {
    expect(suggestionsFor(typed, found, places)).toEqual([]);
  });
});

test('on the list, makes and models are filters of its query', () => {
  const found = suggestionsFor('v60', result, { ...places, valuesIn: 'query' });
  expect(found.map(({ href }) => href)).toContain('/bilar?car_brand=Volvo&car_model=V60');
});
