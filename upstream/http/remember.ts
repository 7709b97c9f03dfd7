import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { minuteMs } from '#domain/units.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { inBudget, withoutBudget } from './budget.ts';
import { addMemory, isPublishedSince, publishCount } from './memories.ts';
import { collectSources, noteSources, type Sources } from './sources.ts';

/** Options of `remember`. */
export interface RememberOptions<Input, Failure, Value = unknown> {
  readonly key: (input: Input) => string;
  /** How long an answer is used without a new request, in ms. With 0, only pending requests are shared. */
  readonly freshMs: number;
  /** Maximum number of answers; the least recently used one is dropped first. */
  readonly maxEntries: number;
  readonly now: () => number;
  /** Called when an earlier answer is used because a request failed. */
  readonly onStale: (input: Input, failure: Failure) => void;
  /**
   * The tag of an answer that many pages share. Such an answer is compared after a publish: pages are made again only if
   * it has changed. Without it, pages depend on all that the answer was made from.
   */
  readonly tag?: (input: Input) => string;
  /** What pages may show of such an answer, if that isn't all. */
  readonly shown?: (value: Value) => unknown;
}

interface Remembered<Input, Value> {
  readonly input: Input;
  readonly answer: { readonly ok: true; readonly value: Value };
  readonly sources: Sources;
  /** When it last differed from its predecessor; `longAgo` for a first answer, and after the change was reported. */
  changedAt: number;
  /** When it came; never, if it is out of date. */
  at: number;
}

/** A failed answer, or the time-out of a caller whose budget is spent. */
type Failed<Failure> = Failure | Extract<UpstreamFailure, { readonly kind: 'timeout' }>;

/** How many shared answers of a kind are compared after a publish. Others count as changed, because each costs a question. */
const mostCompared = 5;

/**
 * How long pages may show an answer that has been replaced (ms): older pages are made before they are answered. An answer
 * that changed in this time, maybe before the publish was reported, counts as changed.
 */
const shownMs = 6 * minuteMs;

const longAgo = Number.NEGATIVE_INFINITY;

/**
 * Shares one request among concurrent callers with the same input, keeps good answers for a while,
 * and returns the last good answer, marked as stale, if a request fails.
 *
 * Callers wait within their budgets (`withBudget`), and get the last good answer after a moment. The request doesn't
 * depend on them: an answer that is late for one of them is kept for the next.
 */
export function remember<Input, Value, Failure extends { readonly kind: string }>(
  load: (input: Input) => Promise<Answer<Value, Failure>>,
  options: RememberOptions<Input, Failure, Value>,
): (input: Input) => Promise<Answer<Value, Failed<Failure>>> {
  const { tag, shown = (value) => value } = options;
  const isSame = (a: Value, b: Value) => !tag || isDeepStrictEqual(shown(a), shown(b));
  const kept = new LRUCache<string, Remembered<Input, Value>>({ max: options.maxEntries });
  const sharing = createSharing<Answer<Value, Failure>>();
  const ask = createAsking(load, kept, { ...options, isSame });
  const shared = (key: string, input: Input) =>
    sharing.share(key, () => withoutBudget(() => ask(key, input)));

  addMemory({
    renew: (published) => {
      // What is under way may be answered with what was there before.
      sharing.forget();
      return renewKept(kept, published, tag && { tag, isSame, ask: shared, now: options.now });
    },
  });

  return async (input) => {
    const key = options.key(input);
    const answer = await answerOf(key, input);
    noteSources(() => (tag ? [tag(input)] : (kept.peek(key)?.sources ?? [])));
    return answer;
  };

  async function answerOf(key: string, input: Input): Promise<Answer<Value, Failed<Failure>>> {
    const last = kept.peek(key);
    if (last && options.now() - last.at < options.freshMs) {
      kept.get(key);
      return last.answer;
    }
    return inBudget(shared(key, input), () => staleAnswer(kept, key));
  }
}

type Kept<Input, Value> = LRUCache<string, Remembered<Input, Value>>;

function staleAnswer<Input, Value>(kept: Kept<Input, Value>, key: string) {
  const last = kept.peek(key);
  return last && { ...last.answer, isStale: true as const };
}

type IsSame<Value> = (a: Value, b: Value) => boolean;

interface AskingOptions<Input, Value, Failure>
  extends Pick<RememberOptions<Input, Failure>, 'now' | 'onStale'> {
  readonly isSame: IsSame<Value>;
}

/** Asks, and keeps a good answer. */
function createAsking<Input, Value, Failure extends { readonly kind: string }>(
  load: (input: Input) => Promise<Answer<Value, Failure>>,
  kept: Kept<Input, Value>,
  { now, onStale, isSame }: AskingOptions<Input, Value, Failure>,
) {
  return async (key: string, input: Input): Promise<Answer<Value, Failure>> => {
    const sources = new Set<string>();
    const publishesBefore = publishCount();
    const answer = await collectSources(sources, () => load(input));
    if (answer.ok) {
      // An answer derived from a stale one must not be reused.
      if (answer.isStale) return answer;
      const last = kept.peek(key);
      const changedAt = last && !isSame(last.answer.value, answer.value) ? now() : undefined;
      const at = isPublishedSince(sources, publishesBefore) ? longAgo : now();
      kept.set(key, {
        input,
        answer,
        sources,
        changedAt: changedAt ?? last?.changedAt ?? longAgo,
        at,
      });
      return answer;
    }
    const stale = staleAnswer(kept, key);
    if (!stale) return answer;
    onStale(input, answer.failure);
    return stale;
  };
}

interface Shared<Input, Value> {
  readonly tag: (input: Input) => string;
  readonly isSame: IsSame<Value>;
  readonly now: () => number;
  readonly ask: (key: string, input: Input) => Promise<Answer<Value, { readonly kind: string }>>;
}

/** Marks answers as out of date, and asks for shared ones again. Returns the tags of those that have changed. */
async function renewKept<Input, Value>(
  kept: Kept<Input, Value>,
  published: Sources,
  shared: Shared<Input, Value> | undefined,
): Promise<readonly string[]> {
  const concerned = [...kept].filter(([, { sources }]) => !published.isDisjointFrom(sources));
  for (const [, entry] of concerned) entry.at = longAgo;
  if (!shared) return [];
  // An answer may be made from answers of other memories, which mark theirs first.
  await undefined;
  const changed = await Promise.all(
    concerned.map(async ([key, entry], at) => {
      const stays = at < mostCompared && (await isUnchanged(key, entry, shared));
      const current = kept.peek(key);
      // From now on, no page shows an earlier one.
      if (current) current.changedAt = longAgo;
      return stays ? [] : [shared.tag(entry.input)];
    }),
  );
  return changed.flat();
}

async function isUnchanged<Input, Value>(
  key: string,
  { input, answer, changedAt }: Remembered<Input, Value>,
  { ask, isSame, now }: Shared<Input, Value>,
): Promise<boolean> {
  // A bug isn't reported here: the pages that show the answer are made again, and show the bug too.
  const asked = await ask(key, input).catch(() => undefined);
  if (!asked?.ok || asked.isStale) return false;
  return now() - changedAt > shownMs && isSame(asked.value, answer.value);
}

/** Shares one call per key among all who ask while it is under way. */
function createSharing<Outcome>() {
  const underWay = new Map<string, Promise<Outcome>>();
  return {
    share: (key: string, call: () => Promise<Outcome>): Promise<Outcome> => {
      const earlier = underWay.get(key);
      if (earlier) return earlier;
      const pending = call();
      underWay.set(key, pending);
      const end = () => {
        if (underWay.get(key) === pending) underWay.delete(key);
      };
      pending.then(end, end);
      return pending;
    },
    /** Calls that are under way are shared no longer. */
    forget: () => underWay.clear(),
  };
}
