import { LRUCache } from 'lru-cache';
import { pageCacheLimits as limits } from './limits.ts';

/** How renders are timed. */
export interface RenderTimesOptions {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly onRendered: (ms: number) => void;
}

/** Times renders, from the request without a fresh entry to the finished page. */
export class RenderTimes {
  readonly #options: RenderTimesOptions;
  readonly #begun = new LRUCache<string, number>({ max: limits.rememberedRenders });

  constructor(options: RenderTimesOptions) {
    this.#options = options;
  }

  /** A render that failed before has no end, so the last beginning counts. */
  begin(key: string): void {
    this.#begun.set(key, this.#options.now());
  }

  end(key: string): void {
    const begunAt = this.#begun.get(key);
    this.#begun.delete(key);
    if (begunAt !== undefined) this.#options.onRendered(this.#options.now() - begunAt);
  }
}
