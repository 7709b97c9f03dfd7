import type { Result } from '#domain/result.ts';

/** How answers are remembered. */
export interface RememberOptions<Input, Failure> {
  readonly key: (input: Input) => string;
  /** How long an answer is used without asking again, in ms. 0: only while it is under way. */
  readonly freshMs: number;
  /** Answers kept at most; the one unused for longest goes first. */
  readonly maxEntries: number;
  readonly now: () => number;
  /** Told when an old answer stands in for a failed one. */
  readonly onStale: (input: Input, failure: Failure) => void;
}

interface Remembered<Value> {
  readonly answer: { readonly ok: true; readonly value: Value };
  readonly at: number;
}

/**
 * Asks once for several who ask the same at the same time, keeps good answers for a while, and
 * gives the last good answer when asking again fails.
 */
export function remember<Input, Value, Failure>(
  load: (input: Input) => Promise<Result<Value, Failure>>,
  options: RememberOptions<Input, Failure>,
): (input: Input) => Promise<Result<Value, Failure>> {
  const kept = new Map<string, Remembered<Value>>();
  const underWay = new Map<string, Promise<Result<Value, Failure>>>();

  function keep(key: string, entry: Remembered<Value>): void {
    // Maps remember insertion order: the first key is the one unused for longest.
    kept.delete(key);
    kept.set(key, entry);
    const oldest = kept.keys().next();
    if (kept.size > options.maxEntries && !oldest.done) kept.delete(oldest.value);
  }

  async function ask(key: string, input: Input): Promise<Result<Value, Failure>> {
    const answer = await load(input);
    if (answer.ok) {
      keep(key, { answer, at: options.now() });
      return answer;
    }
    const last = kept.get(key);
    if (!last) return answer;
    options.onStale(input, answer.failure);
    return last.answer;
  }

  return async (input) => {
    const key = options.key(input);
    const last = kept.get(key);
    if (last && options.now() - last.at < options.freshMs) {
      keep(key, last);
      return last.answer;
    }
    const pending = underWay.get(key) ?? ask(key, input).finally(() => underWay.delete(key));
    underWay.set(key, pending);
    return pending;
  };
}
