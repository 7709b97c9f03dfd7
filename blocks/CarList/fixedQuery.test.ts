import { expect, test } from 'vitest';
import { fixedQuery } from './fixedQuery.ts';

const field = fixedQuery({ name: 'FixedQuery', help: '' });

test.each([
  ['car_fuel=El&car_fuel=Laddhybrid', { fuel: ['El', 'Laddhybrid'] }],
  ['?car_is_used=true&car_price=100000&car_price=1', { isUsed: ['true'], price: ['1', '100000'] }],
  ['car_price=5', {}],
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
