import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { rangeUnits } from './carListTexts.ts';

const { dictionary } = parseDictionary(new Map());
const money = { before: '', after: 'kr' };

test.each([
  ['mil', 'unit_km'],
  ['km', 'unit_km'],
  ['mi', 'unit_mi'],
] as const)('where distances are in %s, electric ranges are in %s', (distance, unit) => {
  const units = rangeUnits([{ name: 'electricRange' }, { name: 'mileage' }], {
    dictionary,
    money,
    distance,
  });
  expect(units).toEqual({
    electricRange: { before: '', after: unit },
    mileage: { before: '', after: `unit_${distance}` },
  });
});

test('weights are in kilograms', () => {
  const units = rangeUnits([{ name: 'towingWeight' }], { dictionary, money, distance: 'mil' });
  expect(units).toEqual({ towingWeight: { before: '', after: 'unit_kg' } });
});
