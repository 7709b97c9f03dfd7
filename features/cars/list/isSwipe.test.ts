import { expect, test } from 'vitest';
import { isSwipe } from './isSwipe.ts';

test.each([
  ['far to the left', -80, 0, true],
  ['to the left and a little down', -80, 39, true],
  ['to the left and a little up', -80, -39, true],
  ['to the left and down', -80, 60, false],
  ['to the left and up', -80, -60, false],
  ['hardly to the left', -30, 0, false],
  ['just far enough', -31, 0, true],
  ['to the right', 80, 0, false],
  ['down', 0, 100, false],
  ['nowhere', 0, 0, false],
])('a finger that moves %s', (_where, right, down, isOne) => {
  const start = { clientX: 200, clientY: 300 };
  expect(isSwipe(start, { clientX: 200 + right, clientY: 300 + down })).toBe(isOne);
});
