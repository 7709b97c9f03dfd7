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
  /** Entries that are older have expired, whatever their tags. */
  #expiredBefore = Number.NEGATIVE_INFINITY;

  constructor(max: number, now: () => number) {
    this.#now = now;
    this.#openedAt = now();
    this.#times = new LRUCache({
      max,
      dispose: ({ expiredBefore, staleBefore }, _tag, reason) => {
        if (reason !== 'evict') return;
        this.#expireBefore(Math.max(expiredBefore, staleBefore));
      },
    });
  }

  /**
   * Revalidates tags. Their entries may be served for another `graceSeconds`, by default not at all. Entries from before this
   * object expire, whatever their tags, unless the revalidation is older: they are from earlier processes, whose answers, such
   * as a menu, nobody can compare any more.
   *
   * @param ageMs - How long ago it happened. If it is older than the last revalidation of a tag, it counts like that one.
   */
  revalidate(tags: readonly string[], graceSeconds = 0, ageMs = 0): void {
    const now = this.#now();
    if (now - ageMs >= this.#openedAt) this.#expireBefore(this.#openedAt);
    for (const tag of tags) {
      const before = this.#times.get(tag) ?? never;
      const at = Math.min(now, Math.max(now - ageMs, before.expiredBefore, before.staleBefore));
      const expiredBefore = before.staleUntil <= now ? before.staleBefore : before.expiredBefore;
      this.#times.set(
        tag,
        graceSeconds === 0
          ? { ...never, expiredBefore: at }
          : {
              expiredBefore,
              staleBefore: at,
              staleFrom: at + settleMs,
              staleUntil: at + graceSeconds * 1000,
            },
      );
    }
  }

  /** The state of an entry with these tags that was rendered at `lastModified`. */
  stateOf(tags: readonly string[], lastModified: number): TagState {
    if (lastModified < this.#expiredBefore) return 'expired';
    const states = tags.map((tag) => this.#stateOfTag(tag, lastModified));
    if (states.includes('expired')) return 'expired';
    if (states.includes('stale')) return 'stale';
    return states.includes('pending') ? 'pending' : 'valid';
  }

  #expireBefore(time: number): void {
    this.#expiredBefore = Math.max(this.#expiredBefore, time);
  }

  #stateOfTag(tag: string, lastModified: number): TagState {
    const time = this.#times.get(tag) ?? never;
    if (lastModified < time.expiredBefore) return 'expired';
    if (lastModified >= time.staleBefore) return 'valid';
    const now = this.#now();
    if (now >= time.staleUntil) return 'expired';
    return now < time.staleFrom ? 'pending' : 'stale';
  }
}
