import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  maxRadius,
  type Near,
  nearUnit,
  radii,
  readNear,
  toKm,
  usualRadius,
  valuesOfNear,
  wholeDistance,
} from './near.ts';

const uppsala = { latitude: 59.86, longitude: 17.64 };

describe('the values of the filter', () => {
  test.each<[string, readonly string[], Near | undefined]>([
    ['nothing', [], undefined],
    ['a radius alone', ['50'], undefined],
    ['a place', ['59.86,17.64 Uppsala'], { point: uppsala, name: 'Uppsala', radius: undefined }],
    [
      'a place and a radius',
      ['50', '59.86,17.64 Uppsala'],
      { point: uppsala, name: 'Uppsala', radius: 50 },
    ],
    [
      'in any order',
      ['59.86,17.64 Uppsala', '50'],
      { point: uppsala, name: 'Uppsala', radius: 50 },
    ],
    ['any distance', ['0', '59.86,17.64 Uppsala'], { point: uppsala, name: 'Uppsala', radius: 0 }],
    [
      'the visitor’s own location',
      ['59.86,17.64'],
      { point: uppsala, name: '', radius: undefined },
    ],
    [
      'a point that is too exact',
      ['59.858562,17.638927'],
      { point: uppsala, name: '', radius: undefined },
    ],
    ['a name, as typed', [' Upplands  Väsby', '20'], { name: 'Upplands Väsby', radius: 20 }],
    ['a postcode', ['753 20'], { name: '753 20', radius: undefined }],
    ['a postcode without a space', ['75320', '10'], { name: '75320', radius: 10 }],
    [
      'a point that isn’t on earth',
      ['91.00,17.64 X'],
      { name: '91.00,17.64 X', radius: undefined },
    ],
    ['a radius beyond all cars', ['9999', 'Leeds'], { name: 'Leeds', radius: 2000 }],
  ])('%s', (_what, values, near) => {
    expect(readNear({ near: values })).toEqual(near);
  });

  test('are the same for the same place, and the point has two decimals', () => {
    expect(
      valuesOfNear({ point: { latitude: -0.001, longitude: 7 }, name: ' A  B ', radius: 50 }),
    ).toEqual(['0.00,7.00 A B', '50']);
    expect(valuesOfNear({ name: '', radius: 50 })).toEqual([]);
  });
});

const near: fc.Arbitrary<Near> = fc.record({
  point: fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  name: fc.constantFrom('', 'Uppsala', 'Å', 'Milton Keynes', '753 20'),
  radius: fc.option(fc.integer({ min: 0, max: maxRadius }), { nil: undefined }),
});

propertyTest.prop([near])('reading what was written gives the place, rounded once', (one) => {
  const values = valuesOfNear(one);
  const read = readNear({ near: values });
  expect(read).toMatchObject({ name: one.name, radius: one.radius });
  expect(Math.abs((read?.point?.latitude ?? 99) - (one.point?.latitude ?? 0))).toBeLessThanOrEqual(
    0.0051,
  );
  expect(read && valuesOfNear(read)).toEqual(values);
});

describe('distances', () => {
  test.each<[number, 'km' | 'mi', number]>([
    [0, 'km', 1],
    [0.4, 'km', 1],
    [1.49, 'km', 1],
    [1.5, 'km', 2],
    [37.6, 'km', 38],
    [48.28, 'mi', 30],
    [1.2, 'mi', 1],
    [160.9344, 'mi', 100],
  ])('%d km is %s %d', (km, unit, whole) => {
    expect(wholeDistance(km, unit)).toBe(whole);
  });

  test('miles are international ones', () => {
    expect(toKm(30, 'mi')).toBeCloseTo(48.28, 2);
    expect(toKm(30, 'km')).toBe(30);
  });

  test('only Britain has miles', () => {
    expect([nearUnit('km'), nearUnit('mil'), nearUnit('mi')]).toEqual(['km', 'km', 'mi']);
  });

  test.each(Object.entries(radii))(
    'the radii in %s grow, and any distance is last',
    (_, choices) => {
      const numbers = choices.slice(0, -1);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(choices.at(-1)).toBe(0);
    },
  );

  test('the usual radius is that of docs/search.md, and can be chosen', () => {
    expect(usualRadius).toEqual({ km: 50, mi: 30 });
    expect(radii.km).toContain(usualRadius.km);
    expect(radii.mi).toContain(usualRadius.mi);
  });
});
