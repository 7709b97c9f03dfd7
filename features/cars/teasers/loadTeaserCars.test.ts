import { describe, expect, test, vi } from 'vitest';
import type { CarSummary } from '#domain/cars/car.ts';
import type { CarService } from '#domain/cars/service.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { loadCarsOfTheWeek, loadFixedCars, loadTeaserCars } from './loadTeaserCars.ts';

function car(id: string): CarSummary {
  return testCar({ id, slug: id });
}

const hasCars = (site: string) => site !== 'nordvik-trucks-se';

function toolsWith(...cars: readonly CarSummary[]) {
  const search = vi.fn<CarService['search']>(async () => ({ cars, total: 1, facets: [] }));
  return { cars: { hasCars, search, car: vi.fn() }, log: vi.fn() };
}

describe('cars by their ids', () => {
  test('are in the editor’s order, without duplicates and sold cars', async () => {
    const tools = toolsWith(car('A1'), car('c3'), car('b2'));
    const cars = await loadFixedCars(tools, 'nordvik-se', ['c3', 'gone', 'a1', 'C3']);
    expect(cars.map(({ id }) => id)).toEqual(['c3', 'A1']);
  });

  test('are requested at once, at most a hundred', async () => {
    const tools = toolsWith();
    const ids = Array.from({ length: 120 }, (_, at) => `id${at}`);
    await loadFixedCars(tools, 'nordvik-se', ids);
    expect(tools.cars.search).toHaveBeenCalledExactlyOnceWith({
      site: 'nordvik-se',
      fixed: { id: ids.slice(0, 100) },
      limit: 100,
    });
  });

  test('are empty and not requested if no id is given', async () => {
    const tools = toolsWith(car('a'));
    await expect(loadFixedCars(tools, 'nordvik-se', [])).resolves.toEqual([]);
    expect(tools.cars.search).not.toHaveBeenCalled();
  });
});

test('cars of the week are the cars marked as such', async () => {
  const tools = toolsWith(car('a'));
  await expect(loadCarsOfTheWeek(tools, 'carstore-fi')).resolves.toEqual([car('a')]);
  expect(tools.cars.search).toHaveBeenCalledExactlyOnceWith({
    site: 'carstore-fi',
    fixed: { isCarOfTheWeek: ['true'] },
    limit: 12,
  });
});

test('a site without cars returns none and logs the request', async () => {
  const tools = toolsWith(car('a'));
  await expect(loadTeaserCars(tools, { site: 'nordvik-trucks-se', limit: 8 })).resolves.toEqual([]);
  expect(tools.cars.search).not.toHaveBeenCalled();
  expect(tools.log).toHaveBeenCalledExactlyOnceWith(
    'cars: a page of nordvik-trucks-se asks for cars, and the site has none',
  );
});
