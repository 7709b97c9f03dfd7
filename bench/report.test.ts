import { expect, test } from 'vitest';
import { devRows, table } from './report.ts';

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

test('times are shown in seconds', () => {
  expect(table('npm run dev', devRows(within))).toContain('15.00 s');
});
