import { beforeEach, expect, test, vi } from 'vitest';
import { documentedRows } from '#process/testing/documentedTable.ts';
import { pulseLimits, watchPulse } from './pulse.ts';

const limits = { intervalMs: 1_000, silentIntervals: 3, startIntervals: 10 };

beforeEach(() => void vi.useFakeTimers());

function setUp() {
  const onStuck = vi.fn();
  return { onStuck, pulse: watchPulse(onStuck, limits) };
}

/** The watch over a worker that takes connections. */
function setUpStarted() {
  const watched = setUp();
  watched.pulse.started();
  return watched;
}

/** Passes intervals, each with a beat. */
function live({ beat }: ReturnType<typeof watchPulse>, intervals: number): void {
  for (let count = 0; count < intervals; count += 1) {
    vi.advanceTimersByTime(limits.intervalMs);
    beat();
  }
}

test('a worker that beats isn’t stuck', () => {
  const { pulse, onStuck } = setUpStarted();
  live(pulse, 100);
  expect(onStuck).not.toHaveBeenCalled();
});

test('a worker that falls silent is stuck, which is reported once', () => {
  const { pulse, onStuck } = setUpStarted();
  live(pulse, 5);
  vi.advanceTimersByTime(2_999);
  expect(onStuck).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStuck).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(onStuck).toHaveBeenCalledOnce();
});

test('a worker that beats again in time has the full wait again', () => {
  const { pulse, onStuck } = setUpStarted();
  live(pulse, 1);
  for (let silence = 0; silence < 10; silence += 1) {
    vi.advanceTimersByTime(2_000);
    pulse.beat();
  }
  vi.advanceTimersByTime(2_999);
  expect(onStuck).not.toHaveBeenCalled();
});

test('a worker has more time before it takes connections, and no unlimited time', () => {
  const { onStuck, pulse } = setUp();
  vi.advanceTimersByTime(9_000);
  pulse.beat();
  vi.advanceTimersByTime(9_999);
  expect(onStuck).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStuck).toHaveBeenCalledOnce();
});

test('a worker that has ended isn’t reported', () => {
  const { pulse, onStuck } = setUp();
  pulse.end();
  vi.advanceTimersByTime(60_000);
  expect(onStuck).not.toHaveBeenCalled();
});

test('docs/operations.md says when a process that hangs is replaced', () => {
  const rows = documentedRows('operations.md', ['alert', 'what to do']);
  const row = rows.find(({ alert }) => alert === '`ForecourtWorkerSilent`');
  const [, seconds] = /replaced after (\d+) s/.exec(row?.['what to do'] ?? '') ?? [];
  expect(pulseLimits.silentIntervals * pulseLimits.intervalMs).toBe(Number(seconds) * 1_000);
});
