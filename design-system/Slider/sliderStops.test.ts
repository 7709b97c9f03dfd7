import { expect, test } from 'vitest';
import { nearestStop } from './sliderStops.ts';

test.each([
  [[0, 10, 20], 10, 1],
  [[0, 10, 20], 14, 1],
  [[0, 10, 20], 15, 1],
  [[0, 10, 20], 16, 2],
  [[57_980, 58_000, 59_000], 0, 0],
  [[57_980, 58_000, 59_000], 1_000_000, 2],
  [[5], 7, 0],
  [[], 7, 0],
])('of %j, the stop closest to %d is at %d', (stops, value, at) => {
  expect(nearestStop(stops, value)).toBe(at);
});
