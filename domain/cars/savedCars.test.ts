import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readSavedCars, withoutSavedCar, withSavedCar, writeSavedCars } from './savedCars.ts';
import { testCar } from './testing/testCar.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => withSavedCar([], testCar({ id }), 1)[0]);
if (!a || !b || !c) throw new Error('a car is missing');

describe('saved cars', () => {
  test('are read as they were written, without prices and without blurred previews', () => {
    const image = { src: '/v60.webp', blur: 'data:image/webp;base64,AA' };
    const cars = withSavedCar([], testCar({ id: 'a', image }), 3);
    expect(cars[0]).toEqual({ ...a, image: { src: '/v60.webp' } });
    expect(readSavedCars(writeSavedCars(cars), 3)).toEqual(cars);
  });

  test('the newest comes first, and the oldest is dropped', () => {
    expect(withSavedCar([a, b], c, 2)).toEqual([c, a]);
    expect(withSavedCar([a, b], b, 2)).toEqual([b, a]);
    expect(withoutSavedCar([a, b], 'a')).toEqual([b]);
  });

  test('are limited and without duplicates when read', () => {
    expect(readSavedCars(writeSavedCars([a, b, a, c]), 2)).toEqual([a, b]);
  });

  test.each([
    ['nothing', null],
    ['no JSON', 'volvo'],
    ['a list without a version', JSON.stringify([a])],
    ['a later version', JSON.stringify({ version: 2, cars: [a] })],
    ['no list', JSON.stringify({ version: 1, cars: { a } })],
    ['cars without names', JSON.stringify({ version: 1, cars: [null, 'a', { id: 'a' }] })],
  ])('%s reads as no cars', (_what, stored) => {
    expect(readSavedCars(stored, 50)).toEqual([]);
  });

  test('an invalid car is dropped, the others stay', () => {
    expect(readSavedCars(JSON.stringify({ version: 1, cars: [{ id: 7 }, b] }), 50)).toEqual([b]);
  });

  propertyTest.prop([fc.json()])('any JSON can be read', (stored) => {
    expect(Array.isArray(readSavedCars(stored, 50))).toBe(true);
  });
});
