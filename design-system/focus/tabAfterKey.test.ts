import { expect, test } from 'vitest';
import { tabAfterKey } from './tabAfterKey.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
  ['Tab', 1, undefined],
])('%s on tab %d of three selects %s', (key, current, next) => {
  expect(tabAfterKey(key, current, 3)).toBe(next);
});
