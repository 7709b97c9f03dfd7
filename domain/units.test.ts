import { expect, test } from 'vitest';
import { dayMs, hourMs, kilobyte, megabyte, minuteMs } from './units.ts';

test('times are those of clocks', () => {
  const from = (time: string) => Date.parse(`2026-01-01T${time}Z`);
  expect(minuteMs).toBe(from('00:01:00') - from('00:00:00'));
  expect(hourMs).toBe(from('01:00:00') - from('00:00:00'));
  expect(dayMs).toBe(from('23:59:00') + minuteMs - from('00:00:00'));
});

test('sizes are powers of two', () => {
  expect(kilobyte).toBe(2 ** 10);
  expect(megabyte).toBe(2 ** 20);
});
