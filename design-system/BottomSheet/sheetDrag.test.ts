import { expect, test } from 'vitest';
import { sheetAfterDrag } from './sheetDrag.ts';

test.each([
  ['closed', 0, 'closed'],
  ['closed', -19, 'closed'],
  ['closed', -20, 'open'],
  ['closed', 300, 'closed'],
  ['open', 0, 'open'],
  ['open', 199, 'open'],
  ['open', 200, 'closed'],
  ['open', -300, 'open'],
])('a sheet that is %s and dragged by %i px is %s', (state, distance, expected) => {
  expect(sheetAfterDrag(state === 'open', distance) ? 'open' : 'closed').toBe(expected);
});
