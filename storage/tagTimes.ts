import { LRUCache } from 'lru-cache';

/** When a tag was revalidated; milliseconds since 1970. */
interface TagTime {
  /** Older entries must not be served. */
  readonly expiredBefore: number;
  /** Older entries may be served until `staleUntil`, while they are rendered again from `staleFrom` on. */
  readonly staleBefore: number;
  readonly staleFrom: number;
  readonly staleUntil: number;
}

const never: TagTime = {
  expiredBefore: Number.NEGATIVE_INFINITY,
  staleBefore: Number.NEGATIVE_INFINITY,
  staleFrom: Number.NEGATIVE_INFINITY,
  staleUntil: Number.POSITIVE_INFINITY,
};

/** A revalidation, in milliseconds since 1970. */
interface Revalidation {
  readonly at: number;
  /** Entries that are older are revalidated. */
  readonly before: number;
  readonly graceSeconds: number;
}

/** How the revalidation of its tags affects an entry. One that is `pending` will be stale in a moment. */
export type TagState = 'valid' | 'pending' | 'stale' | 'expired';

/**
 * How long entries are left alone after a revalidation with a grace time (ms). Until all processes and machines know of it,
 * one that is rendered again would count as older for some of them, which would render it once more.
 */
export const settleMs = 250;

/**
 * Remembers when tags were revalidated. The number of tags is bounded; when one is forgotten, all
 * entries older than its revalidation count as expired, so no revalidation is lost.
 */
export class TagTimes {
  readonly #now: () => number;
  readonly #times: LRUCache<string, TagTime>;
  readonly #openedAt: number;
  /** Concerns entries from before this object, whatever their tags. */
  #earlier = never;
  /** Entries that are older have expired, whatever their tags. */
  #expiredBefore = Number.NEGATIVE_INFINITY;

  constructor(max: number, now: () => number) {
    this.#now = now;
    this.#openedAt = now();
    this.#times = new LRUCache({
      max,
      dispose: ({ expiredBefore, staleBefore }, _tag, reason) => {
        if (reason !== 'evict') return;
        this.#expiredBefore = Math.max(this.#expiredBefore, expiredBefore, staleBefore);
      },
    });
  }

  /**
   * Revalidates tags. Their entries may be served for another `graceSeconds`, by default not at all. So may entries from
   * before this object, whatever their tags, unless the revalidation is older: they are from earlier processes, whose answers,
   * such as a menu, nobody can compare any more.
   *
   * @param ageMs - How long ago it happened. If it is older than the last revalidation of a tag, it counts like that one.
   */
  revalidate(tags: readonly string[], graceSeconds = 0, ageMs = 0): void {
    const now = this.#now();
    this.#revalidateEarlier(now - ageMs, graceSeconds);
    for (const tag of tags) {
      const last = this.#times.get(tag) ?? never;
      const at = Math.min(now, Math.max(now - ageMs, last.expiredBefore, last.staleBefore));
      this.#times.set(tag, revalidated(last, { at, before: at, graceSeconds }, now));
    }
  }

  /** The state of an entry with these tags that was rendered at `lastModified`. */
  stateOf(tags: readonly string[], lastModified: number): TagState {
    if (lastModified < this.#expiredBefore) return 'expired';
    const times = [this.#earlier, ...tags.map((tag) => this.#times.get(tag) ?? never)];
    const states = times.map((time) => this.#stateAt(time, lastModified));
    if (states.includes('expired')) return 'expired';
    if (states.includes('stale')) return 'stale';
    return states.includes('pending') ? 'pending' : 'valid';
  }

  /** Only the first revalidation gives them a grace time, so that later ones don't prolong it. */
  #revalidateEarlier(at: number, graceSeconds: number): void {
    const before = this.#openedAt;
    if (at < before || (graceSeconds > 0 && this.#earlier !== never)) return;
    this.#earlier = revalidated(this.#earlier, { at, before, graceSeconds }, this.#now());
  }

  #stateAt(time: TagTime, lastModified: number): TagState {
    if (lastModified < time.expiredBefore) return 'expired';
    if (lastModified >= time.staleBefore) return 'valid';
    const now = this.#now();
    if (now >= time.staleUntil) return 'expired';
    return now < time.staleFrom ? 'pending' : 'stale';
  }
}

function revalidated(
  last: TagTime,
  { at, before, graceSeconds }: Revalidation,
  now: number,
): TagTime {
  if (graceSeconds === 0) return { ...never, expiredBefore: before };
  return {
    expiredBefore: last.staleUntil <= now ? last.staleBefore : last.expiredBefore,
    staleBefore: before,
    staleFrom: at + settleMs,
    staleUntil: at + graceSeconds * 1000,
  };
}
