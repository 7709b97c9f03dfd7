import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { AskFailure } from '#features/shared/siteApi.ts';
import { untilAnswered } from './untilAnswered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const lost = fail({ kind: 'unanswered' } as const);
const booked = ok('B1');

type Answer = typeof lost | typeof booked | ReturnType<typeof fail<AskFailure>>;

/** Asks, and says how often and when the last time. */
async function asking(answers: readonly Answer[], tookMs = 0) {
  const started = performance.now();
  let count = 0;
  let lastMs = 0;
  const asked = untilAnswered(async () => {
    lastMs = performance.now() - started;
    const answer = answers[count] ?? lost;
    count += 1;
    if (tookMs > 0) await new Promise((resolve) => setTimeout(resolve, tookMs));
    return answer;
  });
  await vi.runAllTimersAsync();
  return { answer: await asked, count, lastMs };
}

describe('a question that may be asked again', () => {
  test('is asked once if it is answered', async () => {
    expect(await asking([booked])).toEqual({ answer: booked, count: 1, lastMs: 0 });
  });

  test('is asked again after a second, and three seconds later', async () => {
    expect(await asking([lost, booked])).toEqual({ answer: booked, count: 2, lastMs: 1_000 });
    expect(await asking([lost, lost, booked])).toEqual({ answer: booked, count: 3, lastMs: 4_000 });
    expect(await asking([lost, lost, lost, booked])).toMatchObject({ answer: lost, count: 3 });
  });

  test('is not asked again if its answer was waited for', async () => {
    expect(await asking([lost, booked], 5_000)).toMatchObject({ answer: lost, count: 1 });
    expect(await asking([lost, booked], 4_999)).toMatchObject({ answer: booked, count: 2 });
  });

  test.each([
    { kind: 'unanswered', isUnsent: true },
    { kind: 'refused', status: 502, body: undefined },
    { kind: 'unreadable' },
  ] as const)('is not asked again after %o', async (failure) => {
    expect(await asking([fail(failure), booked])).toMatchObject({ count: 1 });
  });
});
