import { pageCacheLimits as limits } from './limits.ts';

/**
 * Counts the pages that a process renders again while visitors get the old ones. When many pages become stale at once,
 * as after a publish, rendering all of them at once would make visitors of other pages wait.
 */
export class BackgroundRenders {
  readonly #now: () => number;
  /** When each key's render began, the oldest first. */
  readonly #begun = new Map<string, number>();

  /** `now` gives milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether the process should rather answer with old pages than render another one. */
  get isFull(): boolean {
    const oldest = this.#now() - limits.backgroundRenderSeconds * 1000;
    for (const [key, begunAt] of this.#begun) {
      if (begunAt > oldest) break;
      this.#begun.delete(key);
    }
    return this.#begun.size >= limits.backgroundRenders;
  }

  begin(key: string): void {
    if (!this.#begun.has(key)) this.#begun.set(key, this.#now());
  }

  end(key: string): void {
    this.#begun.delete(key);
  }
}
