import { expect, test } from 'vitest';
import { createLeaseWatch } from './leaseWatch.ts';

function createWatch() {
  let now = 0;
  const watch = createLeaseWatch({ leaseMs: 1_000, now: () => now });
  const at = (ms: number, ...leases: string[]) => {
    now = ms;
    return watch.expired(leases);
  };
  return at;
}

test('a lease expires when it was seen for its whole time', () => {
  const at = createWatch();
  expect(at(0, 'a')).toEqual([]);
  expect(at(600, 'a', 'b')).toEqual([]);
  expect(at(999, 'a', 'b')).toEqual([]);
  expect(at(1_000, 'a', 'b')).toEqual(['a']);
  expect(at(1_600, 'b')).toEqual(['b']);
});

test('the time before a process saw the lease doesn’t count', () => {
  const at = createWatch();
  expect(at(1_000_000, 'a')).toEqual([]);
  expect(at(1_000_999, 'a')).toEqual([]);
});

test('another lease on the same entry starts again', () => {
  const at = createWatch();
  at(0, 'a');
  expect(at(999, 'b')).toEqual([]);
  expect(at(1_998, 'b')).toEqual([]);
});
