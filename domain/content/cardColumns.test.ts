import { expect, test } from 'vitest';
import { cardColumns } from './cardColumns.ts';

test.each([
  [0, 1, 2, 2],
  [1, 1, 2, 2],
  [2, 1, 2, 2],
  [3, 3, 3, 3],
  [4, 1, 2, 4],
  [5, 3, 3, 4],
  [200, 3, 3, 4],
])('%i cards: %i columns on a tablet, %i on a laptop, %i in a wide window', (count, ...columns) => {
  const [tablet, laptop, wide] = columns;
  expect(cardColumns(count)).toEqual({ tablet, laptop, wide });
});
