import { expect, test } from 'vitest';
import type { CarSummary } from '#domain/cars/car.ts';
import type { CarSearchRequest, CarService } from '#domain/cars/service.ts';
import { testCar, testRecord } from '#domain/cars/testing/testCar.ts';
import { loadCreditCar } from './loadCreditCar.ts';

function loanCar(id: string, more: Partial<CarSummary> = {}): CarSummary {
  return testCar({ id, monthlyCosts: { loan: 3000 }, ...more });
}

/** A site whose cars, in the order of their prices, are these. */
function serviceOf(cars: readonly CarSummary[], asked: CarSearchRequest[] = []): CarService {
  return {
    hasCars: () => true,
    search: async (request) => {
      asked.push(request);
      const { offset = 0, limit } = request;
      return { cars: cars.slice(offset, offset + limit), total: cars.length, facets: [] };
    },
    car: async (_, id) => {
      const car = cars.find((each) => each.id === id);
      return car ? { kind: 'found', car: testRecord(car) } : { kind: 'missing' };
    },
  };
}

const idOf = async (cars: readonly CarSummary[]) =>
  (await loadCreditCar(serviceOf(cars), 'nordvik-se'))?.id;

test.each([
  [['a'], 'a'],
  [['a', 'b'], 'a'],
  [['a', 'b', 'c'], 'b'],
  [['a', 'b', 'c', 'd', 'e'], 'c'],
])('of %j, the car of the middle price is %s', async (ids, middle) => {
  expect(await idOf(ids.map((id) => loanCar(id)))).toBe(middle);
});

test('asks for cars with a loan only, in the order of their prices', async () => {
  const asked: CarSearchRequest[] = [];
  await loadCreditCar(serviceOf([loanCar('a')], asked), 'nordvik-se');
  for (const { fixed } of asked) expect(fixed).toEqual({ loan: ['1', '1000000000'] });
  expect(asked.at(-1)?.sortName).toBe('price-asc');
});

test('prefers a car that consumers can buy at its price', async () => {
  const cars = [
    loanCar('a'),
    loanCar('b', { isSample: true }),
    loanCar('c', { isCommercial: true }),
    loanCar('d'),
  ];
  expect(await idOf(cars)).toBe('d');
  expect(await idOf(cars.slice(1, 3))).toBe('b');
});

test('finds no car if no car has a loan, or if the site shows no cost of a loan', async () => {
  expect(await idOf([])).toBeUndefined();
  expect(await idOf([testCar({ id: 'quoted' })])).toBeUndefined();
  const none = { ...serviceOf([loanCar('a')]), hasCars: () => false };
  expect(await loadCreditCar(none, 'nordvik-restaurant-se')).toBeUndefined();
});
