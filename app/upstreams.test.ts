import { expect, test } from 'vitest';
import { documentedRows } from '#process/testing/documentedTable.ts';
import { upstreamLimits } from './upstreams.ts';

test('docs/operations.md has the limits of each upstream', () => {
  const columns = ['upstream', 'at a time', 'in line', 'longest wait', 'time limit'] as const;
  const documented = documentedRows('operations.md', columns).map((row) => ({
    upstream: row.upstream.replaceAll('`', ''),
    maxConcurrent: numberIn(row['at a time']),
    maxQueued: numberIn(row['in line']),
    maxWaitMs: numberIn(row['longest wait']) * 1_000,
    timeoutMs: numberIn(row['time limit']) * 1_000,
  }));
  const known = Object.entries(upstreamLimits).map(([upstream, limits]) => ({
    upstream,
    ...limits,
  }));
  expect(documented).toEqual(known);
});

function numberIn(text: string): number {
  return Number(text.replace(/ s$/, '').replaceAll(' ', ''));
}
