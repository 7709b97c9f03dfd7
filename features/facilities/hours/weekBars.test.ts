import { expect, test } from 'vitest';
import { weekBars } from './weekBars.ts';

test('days share an axis from the first to the last open hour', () => {
  const spans = [
    { opens: '08:30', closes: '18:00' },
    { opens: '10:00', closes: '15:00' },
  ];
  expect(weekBars([...spans, undefined])).toEqual([
    { start: 5, length: 95 },
    { start: 20, length: 50 },
    undefined,
  ]);
});

test.each([
  [
    { opens: '22:00', closes: '03:00' },
    { start: 0, length: 100 },
  ],
  [
    { opens: '00:00', closes: '00:00' },
    { start: 0, length: 100 },
  ],
])('a day that ends on the next one goes on: %j', (span, bar) => {
  expect(weekBars([span])).toEqual([bar]);
});

test('a week without open days has no bars', () => {
  expect(weekBars([undefined, undefined])).toEqual([undefined, undefined]);
});
