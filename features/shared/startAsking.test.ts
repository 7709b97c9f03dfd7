import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import { startAsking } from './startAsking.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const answerLate = () => new Promise((resolve) => setTimeout(resolve, 100)).then(() => ok(7));

test('an answer is reported once', async () => {
  const report = vi.fn();
  startAsking(answerLate, report);
  await vi.runAllTimersAsync();
  expect(report).toHaveBeenCalledExactlyOnceWith(ok(7));
});

test('nothing is reported of an aborted question, and its signal aborts', async () => {
  const report = vi.fn();
  const ask = vi.fn((_: AbortSignal) => answerLate());
  const abort = startAsking(ask, report);
  abort();
  await vi.runAllTimersAsync();
  expect(report).not.toHaveBeenCalled();
  expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
});

test('a delayed question is asked after its wait, unless it is aborted before', async () => {
  const ask = vi.fn(answerLate);
  startAsking(ask, vi.fn(), 300);
  const abort = startAsking(ask, vi.fn(), 300);
  await vi.advanceTimersByTimeAsync(299);
  expect(ask).not.toHaveBeenCalled();
  abort();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledOnce();
});
