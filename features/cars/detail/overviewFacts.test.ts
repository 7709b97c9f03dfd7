import { expect, test } from 'vitest';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { overviewFacts } from './overviewFacts.ts';

const words = { carUsed: 'Begagnad', carNew: 'Ny' };
const facts = (more: Parameters<typeof testCar>[0]) =>
  overviewFacts(testCar(more), words, 'sv').map(({ term, text }) => `${term}: ${text}`);

test('the overview shows known facts, most important first', () => {
  expect(
    facts({
      registrationNumber: 'MLB210',
      color: 'Grå',
      year: 2022,
      mileageText: '4 500 mil',
      mileage: 4500,
      fuel: 'Diesel',
    }),
  ).toEqual([
    'carCondition: Begagnad',
    'carYear: 2022',
    'carMileage: 4 500 mil',
    'carFuel: Diesel',
    'facet_car_color: Grå',
    'carRegistrationNumber: MLB210',
  ]);
});

test.each([
  [{ isUsed: true }, 'Begagnad'],
  [{ isUsed: false }, 'Ny'],
  [{ isUsed: false, condition: 'Demobil' }, 'Demobil'],
])('a car with %j is %s', (more, condition) => {
  expect(facts(more)).toEqual([`carCondition: ${condition}`]);
});

test('a mileage without a text in the index is shown as a number', () => {
  expect(facts({ mileage: 4500 })[1]).toMatch(/^carMileage: 4\s500$/);
});
