import { describe, expect, test } from 'vitest';
import type { CarSearchRequest } from '#domain/cars/service.ts';
import { carsQuestion } from './carsQuestion.ts';

const near = { near: ['50', '59.62,17.72 Sigtuna'] };

function asked(request: Partial<CarSearchRequest>) {
  const question = { site: 'nordvik-se', limit: 48, filters: near, ...request };
  const { filters, sort_name, sort_values } = carsQuestion('vehicles-nordvik-se', question);
  return { filters, sort_name, sort_values };
}

describe('a search near a place', () => {
  test('is limited to the facilities there, and sorted by all', () => {
    const nearest = { ids: ['2', '1', '3'], within: ['2', '1'] };
    expect(asked({ nearest, sortName: 'near-asc' })).toEqual({
      filters: [{ name: 'car_site_id', values: ['2', '1'] }],
      sort_name: 'car_site_id_listed',
      sort_values: ['2', '1', '3'],
    });
    expect(asked({ nearest, sortName: 'price-asc' })).toMatchObject({
      sort_name: 'car_price_asc',
      sort_values: undefined,
    });
  });

  test('finds nothing if no facility is there', () => {
    const { filters } = asked({ nearest: { ids: ['1'], within: [] } });
    expect(filters).toEqual([{ name: 'car_site_id', values: [''] }]);
  });

  test('may be at any distance', () => {
    expect(asked({ nearest: { ids: ['1'] } }).filters).toEqual([]);
  });

  test('of which only the name is known has neither filter nor order', () => {
    const nothing = { filters: [], sort_name: undefined, sort_values: undefined };
    expect(asked({ sortName: 'near-asc' })).toEqual(nothing);
    expect(asked({ filters: {}, fixed: near, sortName: 'near-asc' })).toEqual(nothing);
  });
});
