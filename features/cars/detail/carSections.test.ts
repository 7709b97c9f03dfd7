import { expect, test } from 'vitest';
import type { CarRecord } from '#domain/cars/car.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { type CarParts, carSections } from './carSections.ts';

const { dictionary } = parseDictionary(new Map([['carOverview', 'Översikt']]));
const none: CarParts = { finance: false, contact: false, similar: false };
const ids = (car: Partial<CarRecord>, parts: Partial<CarParts> = {}) =>
  carSections(testRecord(car), { ...none, ...parts }, dictionary).map(({ id }) => id);

test.each<[string, Partial<CarRecord>, readonly string[]]>([
  ['nothing else', {}, ['overview']],
  ['equipment', { equipment: ['Dragkrok'] }, ['overview', 'equipment']],
  ['blank lines as description', { description: ' \n \n' }, ['overview']],
  ['a description', { description: 'Servad.' }, ['overview', 'description']],
  [
    'technical data',
    { technicalData: [{ name: 'power', text: '197 hk' }] },
    ['overview', 'technical-data'],
  ],
  ['only a benefit value', { companyCar: { benefit: 4_512 } }, ['overview', 'technical-data']],
])('a car with %s', (_what, car, sections) => {
  expect(ids(car)).toEqual(sections);
});

test('finance is first; contact and similar cars are last', () => {
  const parts = { finance: true, contact: true, similar: true };
  expect(ids({ equipment: ['Dragkrok'] }, parts)).toEqual([
    'finance',
    'overview',
    'equipment',
    'contact',
    'similar',
  ]);
});

test('a section has the label of the site', () => {
  expect(carSections(testRecord({}), none, dictionary)).toEqual([
    { id: 'overview', label: 'Översikt' },
  ]);
});
