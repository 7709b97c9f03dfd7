import { expect, test } from 'vitest';
import { wireName } from '#domain/search/facets.ts';
import { fixedQuery } from './fixedQuery.ts';

const field = fixedQuery({ name: 'FixedQuery', help: '' });

test.each([
  ['car_fuel=El&car_fuel=Laddhybrid', { fuel: ['El', 'Laddhybrid'] }],
  ['?car_is_used=true&car_price=100000&car_price=1', { isUsed: ['true'], price: ['1', '100000'] }],
])('reads %j', (value, filters) => {
  expect(field.read({ value })).toEqual({ kind: 'filled', value: filters, problems: [] });
});

test('an unknown name is left out and reported', () => {
  expect(field.read({ value: 'car_fuel=El&colour=red' })).toEqual({
    kind: 'filled',
    value: { fuel: ['El'] },
    problems: [{ field: '', problem: 'has no filter colour' }],
  });
});

test.each([undefined, '', '  '])('%j means all cars', (value) => {
  expect(field.read({ value })).toEqual({ kind: 'empty' });
  expect(field.fallback).toEqual({});
});

test.each(['car_price=cheap', 'car_price=100000', 'car_price=1,5&car_price=200000'])(
  'a range that can’t be read is reported: %s',
  (query) => {
    expect(field.read({ value: query })).toMatchObject({
      value: {},
      problems: [{ field: '', problem: `has no two whole numbers for ${wireName('price')}` }],
    });
  },
);
