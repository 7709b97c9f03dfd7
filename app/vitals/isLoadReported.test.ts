import { expect, test } from 'vitest';
import { isLoadReported } from './isLoadReported.ts';

const saver = { connection: { saveData: true } };

test.each([
  ['each load of all', 1, 0.999, {}, true],
  ['one load in ten', 10, 0.099, {}, true],
  ['another load of ten', 10, 0.1, {}, false],
  ['a load with little data', 1, 0, saver, false],
])('%s', (_what, oneIn, draw, navigator, expected) => {
  expect(isLoadReported(oneIn, draw, navigator)).toBe(expected);
});
