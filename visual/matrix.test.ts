import { expect, test } from 'vitest';
import { visualMatrix } from './matrix.ts';

test('every theme meets every width once', () => {
  expect(visualMatrix(['default', 'smart'], [375, 1280])).toEqual({
    'default 375': { theme: 'default', viewport: 375 },
    'default 1280': { theme: 'default', viewport: 1280 },
    'smart 375': { theme: 'smart', viewport: 375 },
    'smart 1280': { theme: 'smart', viewport: 1280 },
  });
});

test('the whole matrix is four themes at two widths', () => {
  expect(Object.keys(visualMatrix())).toHaveLength(8);
});

test('nothing to look at is an empty matrix', () => {
  expect(visualMatrix([], [375])).toEqual({});
  expect(visualMatrix(['default'], [])).toEqual({});
});
