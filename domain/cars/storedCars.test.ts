import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type CarRecord, technicalFactNames } from './car.ts';
import { readStoredCars, writeStoredCars } from './storedCars.ts';
import { testCar, testRecord } from './testing/testCar.ts';
import { v60Facts } from './testing/v60Facts.ts';

const whole: CarRecord = {
  id: 'MLB210',
  slug: 'volvo-v60',
  brand: 'Volvo',
  model: 'V60',
  modelText: 'V60 B4',
  version: 'B4',
  ...v60Facts,
  isCommercial: true,
  price: { amount: 1, former: 2, currency: 'SEK', text: 'Två', title: 'Pris' },
  monthlyCosts: { loan: 3, privateLeasing: 4, companyLeasing: 5 },
  campaigns: ['Vår'],
  hasCampaign: { price: true, loan: false, privateLeasing: true, companyLeasing: false },
  image: { src: '/v60.webp', blur: 'data:image/webp;base64,AA' },
  facility: { id: '101', name: 'Nordvik', city: 'Stockholm', region: 'Stockholm' },
  publishedAt: '2026-03-04',
  images: [{ src: '/v60.webp' }, { src: '/v60-back.webp' }],
  equipment: ['Dragkrok'],
  description: 'Servad.',
  technicalData: technicalFactNames.map((name) => ({ name, text: name })),
};

describe('stored cars', () => {
  test.each([
    ['whole', whole],
    ['with only a summary', testCar({})],
    ['with an empty record', testRecord({})],
  ])('%s are read as they were', (_what, car) => {
    expect(readStoredCars(writeStoredCars([car]))).toEqual([car]);
  });

  test('keep their order and have no duplicates', () => {
    const cars = ['b', 'a', 'b'].map((id) => testCar({ id }));
    expect(readStoredCars(writeStoredCars(cars)).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '[{"id":'],
  ['null', 'null'],
  ['a number', '7'],
  ['an older shape', '{"cars":[]}'],
  ['ids alone', '["MLB210"]'],
  ['cars in the format of the index', '[{"id":"MLB210","brand":"Volvo"}]'],
])('%s holds no cars', (_what, stored) => {
  expect(readStoredCars(stored)).toEqual([]);
});

describe('a stored car', () => {
  const readOne = (more: object) => readStoredCars(JSON.stringify([{ ...whole, ...more }]))[0];

  test.each([
    ['an id', { id: 7 }],
    ['a slug', { slug: '' }],
    ['a brand', { brand: null }],
    ['a model', { model: [] }],
    ['a price', { price: undefined }],
    ['a currency', { price: { amount: 2 } }],
    ['a currency that exists', { price: { currency: 'kronor' } }],
  ])('without %s is dropped alone', (_what, more) => {
    const kia = testCar({ id: 'MLB211' });
    expect(readStoredCars(JSON.stringify([{ ...whole, ...more }, kia]))).toEqual([kia]);
  });

  test('loses only values of the wrong type', () => {
    const wrong = {
      year: '2022',
      odometer: { value: 1, unit: 'h' },
      image: 'v60.webp',
      images: [null, { src: 7 }, { src: '/v60.webp', blur: 7 }],
      equipment: ['Dragkrok', 7],
      technicalData: [
        { name: 'wings', text: '2' },
        { name: 'seats' },
        { name: 'doors', text: '5' },
      ],
      facility: null,
      campaigns: 'Vår',
    };
    expect(readOne(wrong)).toEqual({
      ...whole,
      year: undefined,
      odometer: undefined,
      image: undefined,
      images: [{ src: '/v60.webp' }],
      technicalData: [{ name: 'doors', text: '5' }],
      facility: {},
      campaigns: [],
    });
  });

  test('without a model text has its model instead', () => {
    expect(readOne({ modelText: undefined })).toMatchObject({ modelText: 'V60' });
  });

  test('without technical data is a summary', () => {
    expect(readOne({ technicalData: undefined })).not.toHaveProperty('equipment');
  });
});

propertyTest.prop([fc.oneof(fc.string(), fc.json())])('no text breaks the reading', (stored) => {
  expect(readStoredCars(stored)).toEqual([]);
});

const broken = fc.record(
  Object.fromEntries(Object.keys(whole).map((name) => [name, fc.jsonValue()])),
  { requiredKeys: [] },
);

propertyTest.prop([broken])(
  'cars that were read and written are read again unchanged',
  (fields) => {
    const cars = readStoredCars(JSON.stringify([{ ...whole, ...fields, id: 'a' }]));
    expect(readStoredCars(writeStoredCars(cars))).toEqual(cars);
    for (const { price } of cars) expect(price.currency).toMatch(/^[A-Z]{3}$/);
  },
);
