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

  test.each<[string, readonly string[], readonly string[]]>([
    ['cars of one facility', ['1'], ['1']],
    ['nothing if no facility is there', [], ['']],
  ])('finds %s', (_what, within, values) => {
    const { filters } = asked({ nearest: { ids: ['1', '2'], within } });
    expect(filters).toEqual([{ name: 'car_site_id', values }]);
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

test.each<[string, Partial<CarSearchRequest>, boolean | undefined]>([
  ['words', { keyphrase: 'volvo', dropsWords: true }, true],
  ['words that all count', { keyphrase: 'volvo' }, undefined],
  ['no words', { dropsWords: true }, undefined],
  ['blank words', { keyphrase: ' ', dropsWords: true }, undefined],
])('a search with %s asks to leave some of them out: %j', (_what, request, drops) => {
  const question = carsQuestion('vehicles', { site: 'nordvik-se', limit: 48, ...request });
  expect(question.drop_words).toBe(drops);
});

test.each<[string, readonly string[], object]>([
  ['from nothing', ['0', '2000'], { low: 0, high: 2000 }],
  ['from less than nothing', ['-1', '2000'], { low: 0, high: 2000 }],
  ['of less than nothing', ['-2', '-1'], { low: 0, high: 0 }],
])('a budget %s is one from zero on', (_what, loan, ends) => {
  const filters = { loan, loanMonths: ['36'] };
  const question = carsQuestion('vehicles', { site: 'nordvik-se', limit: 48, filters });
  expect(question.monthly_budget).toEqual({ ...ends, months: 36 });
});
