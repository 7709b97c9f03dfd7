import { expect, test } from 'vitest';
import { distinctName } from './carName.ts';

const car = { brand: 'Volvo', model: 'XC60', modelText: 'XC60 B4 Momentum' };

test.each([
  [
    { ...car, year: 2021, mileageText: '4 500 mil', facility: { city: 'Uppsala' } },
    'Volvo XC60 B4 Momentum, 2021, 4 500 mil',
  ],
  [{ ...car, year: 2026, facility: { city: 'Uppsala' } }, 'Volvo XC60 B4 Momentum, 2026, Uppsala'],
  [{ ...car, year: 2026, facility: {} }, 'Volvo XC60 B4 Momentum, 2026'],
  [car, 'Volvo XC60 B4 Momentum'],
  [{ ...car, modelText: 'B4 Momentum' }, 'Volvo XC60 B4 Momentum'],
])('the accessible name of %o begins with what its card shows', (named, name) => {
  expect(distinctName(named)).toBe(name);
  expect(name).toMatch(/^Volvo XC60/);
});
