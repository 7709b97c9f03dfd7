import { expect, test } from 'vitest';
import { describeShift, shiftRows } from './rows.ts';
import type { Shift } from './watchShifts.ts';

const place = { x: 0, y: 10.4, width: 100, height: 20 };
const moved = [{ path: 'main > p “Text”', from: place, to: { ...place, y: 30 } }];
const shift: Shift = { value: 0.0123, atMs: 250, isAnswer: false, moved };

const load = (width: number, ...shifts: readonly Shift[]) => ({ url: '/', width, shifts });
const values = (rows: ReturnType<typeof shiftRows>) => rows.map(({ ours, held }) => [ours, held]);

test('loads without a shift hold the limits', () => {
  expect(values(shiftRows([load(1280), load(375)]))).toEqual([
    ['0', true],
    ['0', true],
    ['0', true],
  ]);
});

test('the rows count the loads of each width, and name the largest shift', () => {
  const rows = shiftRows([load(1280, shift, shift), load(375), load(375, shift), load(375, shift)]);
  expect(rows.map(({ name }) => name)).toEqual([
    'loads of 3 in which something moved, 375 px',
    'loads of 1 in which something moved, 1280 px',
    'largest layout shift',
  ]);
  expect(values(rows)).toEqual([
    ['2', false],
    ['1', false],
    ['0.0246', false],
  ]);
});

test('what moves after a press doesn’t count', () => {
  expect(values(shiftRows([load(375, { ...shift, isAnswer: true })]))).toEqual([
    ['0', true],
    ['0', true],
  ]);
});

test('a shift is described with its page, the load that repeats it, and what moved', () => {
  expect(describeShift(shift, { url: '/a', width: 375, seed: 7 })).toBe(
    '0.0123 after 250 ms: /a, 375 px, seed 7\n  main > p “Text”: 0, 10 (100 × 20) → 0, 30 (100 × 20)',
  );
  const gone = { ...shift, isAnswer: true, moved: [{ path: '', from: place, to: place }] };
  expect(describeShift(gone, { url: '/a', width: 375, seed: 7 })).toMatch(
    /250 ms, after a press: .*\n {2}something that is gone: /,
  );
});
