import { LRUCache } from 'lru-cache';
import type { Answer } from '#domain/upstreamAnswer.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { inBudget, withoutBudget } from './budget.ts';

/** Options of `remember`. */
export interface RememberOptions<Input, Failure> {
  readonly key: (input: Input) => string;
  /** How long an answer is used without a new request, in ms. With 0, only pending requests are shared. */
  readonly freshMs: number;
  /** Maximum number of answers; the least recently used one is dropped first. */
  readonly maxEntries: number;
  readonly now: () => number;
  /** Called when an earlier answer is used because a request failed. */
  readonly onStale: (input: Input, failure: Failure) => void;
}

interface Remembered<Value> {
  readonly answer: { readonly ok: true; readonly value: Value };
  readonly at: number;
}

/** A failed answer, or the time-out of a caller whose budget is spent. */
type Failed<Failure> = Failure | Extract<UpstreamFailure, { readonly kind: 'timeout' }>;

/**
 * Shares one request among concurrent callers with the same input, keeps good answers for a while,
 * and returns the last good answer, marked as stale, if a request fails.
 *
 * Callers wait within their budgets (`withBudget`), and get the last good answer after a moment. The request doesn't
 * depend on them: an answer that is late for one of them is kept for the next.
 */
export function remember<Input, Value, Failure extends { readonly kind: string }>(
  load: (input: Input) => Promise<Answer<Value, Failure>>,
  options: RememberOptions<Input, Failure>,
): (input: Input) => Promise<Answer<Value, Failed<Failure>>> {
  const kept = new LRUCache<string, Remembered<Value>>({ max: options.maxEntries });
  const share = createSharing<Answer<Value, Failure>>();

  function staleAnswer(key: string) {
    const last = kept.peek(key);
    return last && { ...last.answer, isStale: true as const };
  }

  async function ask(key: string, input: Input): Promise<Answer<Value, Failure>> {
    const answer = await load(input);
    if (answer.ok) {
      // An answer derived from a stale one must not be reused.
      if (!answer.isStale) kept.set(key, { answer, at: options.now() });
      return answer;
    }
    const stale = staleAnswer(key);
    if (!stale) return answer;
    options.onStale(input, answer.failure);
    return stale;
  }

  return async (input) => {
    const key = options.key(input);
    const last = kept.peek(key);
    if (last && options.now() - last.at < options.freshMs) {
      kept.get(key);
      return last.answer;
    }
    const answer = share(key, () => withoutBudget(() => ask(key, input)));
    return inBudget(answer, () => staleAnswer(key));
  };
}

/** Shares one call per key among all who ask while it is under way. */
function createSharing<Outcome>() {
  const underWay = new Map<string, Promise<Outcome>>();
  return (key: string, call: () => Promise<Outcome>): Promise<Outcome> => {
    const pending = underWay.get(key) ?? call().finally(() => underWay.delete(key));
    underWay.set(key, pending);
    return pending;
  };
}
