import { expect, test } from 'vitest';
import { unreadable } from '../reader.ts';
import { exampleFacets } from '../search/testing/exampleFacets.ts';
import type { CarListPart } from './carListState.ts';
import { readCarListPart } from './readCarListPart.ts';
import { testCar } from './testing/testCar.ts';

const part: CarListPart = {
  cars: [
    testCar({ id: 'a' }),
    testCar({ id: 'b', isMotorcycle: true, image: { src: '/b.webp', view: 'front' } }),
    testCar({
      id: 'c',
      price: { currency: 'SEK', amount: 200, reduction: 20, other: { amount: 250, reduction: 25 } },
      facility: { city: 'Uppsala', distance: '38 km' },
    }),
  ],
  total: 3,
  facets: [...exampleFacets, { kind: 'range', name: 'price', min: 1, max: 9, counts: [2] }],
  droppedWords: ['röd'],
};

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a part of a list is read as it was sent', () => {
  expect(readCarListPart(sent(part))).toEqual(part);
});

test.each([
  ['no object', [part]],
  ['no cars', { ...part, cars: undefined }],
  ['a car that can’t be named', { ...part, cars: [{ ...testCar({}), slug: 7 }] }],
  ['no total', { ...part, total: '2' }],
  ['a facet of no known kind', { ...part, facets: [{ kind: 'tree', name: 'brand' }] }],
  [
    'a value without a count',
    {
      ...part,
      facets: [{ kind: 'choice', name: 'brand', values: [{ text: 'Volvo', children: [] }] }],
    },
  ],
])('an answer with %s is unreadable', (_what, answer) => {
  expect(readCarListPart(sent(answer))).toBe(unreadable);
});
