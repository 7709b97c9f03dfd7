import { describe, expect, test } from 'vitest';
import type { CarSummary } from './car.ts';
import { keyphraseOfSlug, similarCarsFilters, withoutCar } from './similarCars.ts';
import { testCar } from './testing/testCar.ts';

const uppsala = { facility: { region: 'Uppsala' } };

describe('cars are similar', () => {
  test.each<[string, Partial<CarSummary>, object | undefined]>([
    [
      'to a sample car if they have its model and are in stock',
      { isSample: true, body: 'Kombi', fuel: 'El', ...uppsala },
      { brand: ['Volvo'], model: ['V60'], isSample: ['false'] },
    ],
    [
      'to other cars by region, body and fuel',
      { body: 'Kombi', fuel: 'El', ...uppsala },
      { region: ['Uppsala'], body: ['Kombi'], fuel: ['El'] },
    ],
    [
      'to a car of unknown region by body and fuel',
      { body: 'Kombi', fuel: 'El' },
      { body: ['Kombi'], fuel: ['El'] },
    ],
    [
      'to a car of unknown fuel by region and body',
      { body: 'Kombi', ...uppsala },
      { region: ['Uppsala'], body: ['Kombi'] },
    ],
    ['never, if only the region is known', uppsala, undefined],
    ['never, if nothing is known', {}, undefined],
  ])('%s', (_what, more, filters) => {
    expect(similarCarsFilters(testCar(more))).toEqual(filters);
  });
});

test('the car itself is left out, and at most eight are returned', () => {
  const cars = Array.from({ length: 10 }, (_, at) => testCar({ id: `car-${at}` }));
  expect(withoutCar(cars, { id: 'car-2' }).map(({ id }) => id)).toEqual(
    [0, 1, 3, 4, 5, 6, 7, 8].map((at) => `car-${at}`),
  );
});

test.each([
  ['volvo-v60', 'volvo v60'],
  ['mercedes-benz-glc-300-de', 'mercedes benz glc 300 de'],
  ['škoda-octavia', 'škoda octavia'],
  ['id.4--pro_performance', 'id 4 pro performance'],
  ['-', ''],
  ['', ''],
  ['../../etc/passwd', 'etc passwd'],
  ["'; DROP TABLE cars; --", 'DROP TABLE cars'],
  ['<script>alert(1)</script>', 'script alert 1 script'],
  ['🚗', ''],
])('the words of %j are %j', (slug, words) => {
  expect(keyphraseOfSlug(slug)).toBe(words);
});

test('a name of three thousand letters is cut', () => {
  expect(keyphraseOfSlug('v'.repeat(3_000))).toHaveLength(200);
});
