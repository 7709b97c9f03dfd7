import { type Asked, type AskFailure, isUnsent } from '#features/shared/siteApi.ts';
import { wait } from '#features/shared/wait.ts';

/** The pauses before a question is asked again, in ms. */
const pausesMs = [1_000, 3_000];

/** A request that fails later than this, in ms, did leave the device. */
const atOnceMs = 5_000;

/**
 * Asks a question that may be asked again. Devices say that they are online before their first requests get through, so a
 * question that fails at once without an answer is asked up to three times.
 */
export async function untilAnswered<Value>(ask: () => Asked<Value>): Asked<Value> {
  for (const pauseMs of pausesMs) {
    const started = performance.now();
    const answer = await ask();
    const failsAtOnce = performance.now() - started < atOnceMs;
    if (answer.ok || !mayGetThrough(answer.failure) || !failsAtOnce) return answer;
    await wait(pauseMs);
  }
  return ask();
}

/** A device that is offline says when it isn't any more. */
function mayGetThrough(failure: AskFailure): boolean {
  return failure.kind === 'unanswered' && !isUnsent(failure);
}
