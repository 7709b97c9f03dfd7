import { expect, test } from 'vitest';
import { packSlices } from './packSlices.ts';

function slice(brand: string, count: number, from = 0) {
  return { brand, count, from };
}

test.each([
  ['no cars', [], []],
  ['cars that fit', [slice('Audi', 6), slice('Kia', 4)], [[slice('Audi', 6), slice('Kia', 4)]]],
  [
    'cars that don’t',
    [slice('Audi', 6), slice('Kia', 5), slice('Seat', 5), slice('Volvo', 1)],
    [[slice('Audi', 6)], [slice('Kia', 5), slice('Seat', 5)], [slice('Volvo', 1)]],
  ],
  [
    'a brand larger than a part',
    [slice('Volvo', 25), slice('Xpeng', 5)],
    [[slice('Volvo', 10)], [slice('Volvo', 10, 10)], [slice('Volvo', 5, 20), slice('Xpeng', 5)]],
  ],
])('%s', (_what, slices, parts) => {
  expect(packSlices(slices, 10)).toEqual(parts);
});
