import { expect, test } from 'vitest';
import {
  firstWeeks,
  isFirstWeek,
  offeredWeeks,
  type ShownWeeks,
  shownWeek,
  showWeek,
} from './shownWeeks.ts';

const weeks = firstWeeks('2026-11-25');

test('four weeks are offered at first, and the first one is shown', () => {
  expect(offeredWeeks(weeks).map(({ number }) => number)).toEqual([48, 49, 50, 51]);
  expect(shownWeek(weeks)).toEqual({ number: 48, from: '2026-11-23', to: '2026-11-29' });
  expect(isFirstWeek(weeks)).toBe(true);
  expect(isFirstWeek(showWeek(weeks, 1))).toBe(false);
});

test.each([
  [0, 4],
  [1, 4],
  [2, 8],
  [3, 8],
])('after showing week %i of four, %i are offered', (index, count) => {
  expect(offeredWeeks(showWeek(weeks, index))).toHaveLength(count);
});

test('there is always a next week, across the turn of the year', () => {
  let state: ShownWeeks = weeks;
  const numbers = [shownWeek(state).number];
  for (let step = 0; step < 7; step += 1) {
    state = showWeek(state, state.shown + 1);
    numbers.push(shownWeek(state).number);
    expect(state.count).toBeGreaterThan(state.shown + 1);
  }
  expect(numbers).toEqual([48, 49, 50, 51, 52, 53, 1, 2]);
});

test('a week that isn’t offered is replaced by the nearest one', () => {
  expect(showWeek(weeks, -1).shown).toBe(0);
  expect(showWeek(weeks, 99).shown).toBe(3);
});
