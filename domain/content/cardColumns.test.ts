import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { cardColumns } from './cardColumns.ts';

test.each([
  [0, 1, 2, 2],
  [1, 1, 2, 2],
  [2, 1, 2, 2],
  [3, 3, 3, 3],
  [4, 2, 2, 4],
  [5, 3, 3, 3],
  [6, 3, 3, 3],
  [7, 3, 3, 4],
  [8, 3, 3, 4],
  [9, 3, 3, 3],
  [10, 2, 2, 4],
  [200, 3, 3, 4],
])('%i cards: %i columns on a tablet, %i on a laptop, %i in a wide window', (count, ...columns) => {
  const [tablet, laptop, wide] = columns;
  expect(cardColumns(count)).toEqual({ tablet, laptop, wide });
});

property.prop([fc.integer({ min: 3, max: 100 })])(
  'no card is alone in a row of three or four if another number of columns avoids it',
  (count) => {
    const { tablet, wide } = cardColumns(count);
    const isAlone = (columns: number) => count > columns && count % columns === 1;
    if (isAlone(tablet)) expect(count % 2).toBe(1);
    if (isAlone(wide)) expect(isAlone(3)).toBe(true);
    expect(wide).toBeLessThanOrEqual(count);
  },
);
