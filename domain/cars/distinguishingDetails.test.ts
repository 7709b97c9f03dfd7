import { expect, test } from 'vitest';
import { distinguishingDetails } from './distinguishingDetails.ts';

test.each([
  [
    'a used car by year, mileage and registration number',
    { id: '1', year: 2021, mileageText: '4 500 mil', registrationNumber: 'MLB 123' },
    ['2021', '4 500 mil', 'MLB 123'],
  ],
  ['a sample car by its id', { id: '40012', year: 2026 }, ['2026', '40012']],
  ['a car with unknown data by its id', { id: '7' }, ['7']],
])('tells %s', (_what, car, details) => {
  expect(distinguishingDetails(car)).toEqual(details);
});
