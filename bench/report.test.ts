import { expect, test } from 'vitest';
import { blockingRows, devRows, htmlRows, table, weightRows } from './report.ts';
import type { Transfer } from './transfer.ts';

const within = {
  cold: { ms: 15_000, cpuMs: 30_000 },
  warm: { ms: 5_000, cpuMs: 9_000 },
  style: { firstMs: 2_000, laterMs: 500 },
};

test.each([
  ['all values at their limits', within, []],
  ['a slow cold start', { ...within, cold: { ms: 15_001, cpuMs: 1 } }, ['first page, cold']],
  ['a slow warm start', { ...within, warm: { ms: 5_001, cpuMs: 1 } }, ['first page, warm']],
  ['a slow style', { ...within, style: { firstMs: 1, laterMs: 501 } }, ['changed style, later']],
])('%s', (_, measured, exceeded) => {
  const rows = devRows(measured);
  expect(rows.filter(({ held }) => !held).map(({ name }) => name)).toEqual(exceeded);
});

test.each([
  ['HTML at its limits', { startPage: 13_824, listOfCars: 30_720 }, []],
  ['a heavy start page', { startPage: 13_825, listOfCars: 1 }, ['start page']],
  ['a heavy list', { startPage: 1, listOfCars: 30_721 }, ['list of cars']],
])('%s', (_, measured, exceeded) => {
  const rows = htmlRows(measured);
  expect(rows.filter(({ held }) => !held).map(({ name }) => name)).toEqual(exceeded);
});

test.each([
  [130, true],
  [131, false],
])('a page that blocks for %d ms and may for 1.3 times 100 ms', (ms, held) => {
  const [row] = blockingRows([{ name: 'start page', ms, maxRatio: 1.3 }], 100);
  expect(row).toMatchObject({ name: `start page, ratio ${(ms / 100).toFixed(2)}`, held });
});

test('times are shown in seconds', () => {
  expect(table('npm run dev', devRows(within))).toContain('15.00 s');
});

test.each([
  ['a page at its limit', { script: 1250 }, []],
  ['too much script', { script: 1251 }, ['script, ratio']],
  ['a page that moves', { layoutShift: 0.001 }, ['layout shift']],
])('%s', (_, measured, exceeded) => {
  const minimal: Transfer = {
    script: 1000,
    style: 0,
    document: 0,
    html: 0,
    font: 0,
    image: 0,
    requests: 1,
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
  };
  const rows = weightRows({ ...minimal, ...measured }, minimal, 1.25);
  expect(rows.filter(({ held }) => !held).map(({ name }) => name)).toEqual(exceeded);
});
