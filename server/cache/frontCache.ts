import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Purge } from '#app/pageCache/pageEvents.ts';
import { loggedUrl } from '#process/loggedUrl.ts';
import { type TagState, TagTimes } from '#storage/tagTimes.ts';
import { type Lifetime, readLifetime } from './cacheLifetime.ts';
import { type AskFramework, type FrameworkAnswer, headerOf } from './frameworkAnswer.ts';
import { frontCacheLimits } from './limits.ts';
import type { PageAddress } from './pageAddress.ts';
import type { FoundPage, StoredPage } from './storedPage.ts';
import { createWorkQueue } from './workQueue.ts';

/** Finishes an answer of the framework and turns it into bytes. */
export type Store = (answer: FrameworkAnswer) => Promise<StoredPage>;

/** Options of `FrontCache`. */
export interface FrontCacheOptions {
  readonly ask: AskFramework;
  readonly store: Store;
  /** Milliseconds since any fixed moment. It never jumps. */
  readonly now: () => number;
  /** Milliseconds since 1970, which may jump. */
  readonly wallClock: () => number;
  /** Runs a function after some time. */
  readonly after: (ms: number, run: () => void) => void;
  readonly log: (line: string) => void;
  readonly limits?: Partial<typeof frontCacheLimits>;
}

interface Entry {
  readonly page: StoredPage;
  readonly address: PageAddress;
  /** A hash of the framework's answer, by which an unchanged page is recognised. */
  readonly source: string;
  readonly tags: readonly string[];
  /** When its render may have begun, by the clock that doesn't jump. */
  readonly renderedSince: number;
  readonly usableUntil: number;
  /** Requests that it answered since it was last changed. */
  hits: number;
  freshUntil: number;
  /** When it may be made again, if it is stale. */
  retryAt: number;
  /** The number of purges that it has been compared with. */
  purges: number;
}

/**
 * Keeps finished pages as bytes, as long as the page cache considers them fresh, and while it renders them again.
 * Pages are requested from the framework within the process and never wait for a visitor, nor a visitor for them.
 */
export class FrontCache {
  readonly #options: FrontCacheOptions;
  readonly #limits: typeof frontCacheLimits;
  readonly #entries: LRUCache<string, Entry>;
  /** Addresses that were requested but aren't kept, and when they may be made. */
  readonly #seen: LRUCache<string, number>;
  readonly #tags: TagTimes;
  readonly #making;
  /** The addresses whose pages the framework is rendering again, by their keys in the page cache. */
  readonly #rendering: LRUCache<string, PageAddress>;
  #purges = 0;

  constructor(options: FrontCacheOptions) {
    this.#options = options;
    this.#limits = { ...frontCacheLimits, ...options.limits };
    const { bytes, seen, tags, making } = this.#limits;
    this.#entries = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length,
    });
    this.#seen = new LRUCache({ max: seen });
    this.#rendering = new LRUCache({ max: seen });
    this.#tags = new TagTimes(tags, options.now);
    this.#making = createWorkQueue(making);
  }

  /** Estimated bytes of all pages. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Whether pages are being made. */
  get isMaking(): boolean {
    return !this.#making.isIdle();
  }

  /**
   * The page of an address, or `undefined` if the framework has to answer. From the second request on, the page is made
   * in the background; so is a page that is stale.
   */
  find(address: PageAddress): FoundPage | undefined {
    const entry = this.#usable(address.key);
    const now = this.#options.now();
    if (!entry) {
      const notBefore = this.#seen.get(address.key);
      if (notBefore === undefined) this.#seen.set(address.key, now);
      else if (now >= notBefore) this.#startMaking(address);
      return undefined;
    }
    entry.hits += 1;
    if (now < entry.freshUntil) return { page: entry.page, heads: entry.page.fresh };
    if (now >= entry.retryAt) this.#startMaking(address);
    return { page: entry.page, heads: entry.page.stale };
  }

  /** Makes a page, even if nobody has requested it. Resolves when it is kept, or can't be. */
  make(address: PageAddress): Promise<void> {
    return this.#renew(address).catch((error) => this.#fail(address, error));
  }

  /** The pages that answered most requests since they were last changed, the first one most. */
  mostVisited(count: number): readonly { readonly address: PageAddress; readonly hits: number }[] {
    const visited = [...this.#entries.values()].filter(({ hits }) => hits > 0);
    return visited.toSorted((a, b) => b.hits - a.hits).slice(0, count);
  }

  /**
   * Pages with one of the tags are made again, even those that are being made now; so are pages of earlier processes, as in
   * the page cache (`TagTimes`).
   */
  purge({ tags, graceSeconds, ageMs }: Purge): void {
    this.#purges += 1;
    this.#tags.revalidate(tags, graceSeconds ?? Number.POSITIVE_INFINITY, ageMs);
  }

  /** The framework has rendered a page again. */
  made(key: string): void {
    const address = this.#rendering.get(key);
    if (!address) return;
    this.#rendering.delete(key);
    this.#options.after(this.#limits.settleMs, () => this.#startMaking(address));
  }

  #usable(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const isPurged = entry.purges !== this.#purges && this.#comparePurges(entry) === 'expired';
    if (!isPurged && this.#options.now() < entry.usableUntil) return entry;
    this.#entries.delete(key);
    this.#seen.set(key, Number.NEGATIVE_INFINITY);
    return undefined;
  }

  #comparePurges(entry: Entry): TagState {
    const state = this.#tags.stateOf(entry.tags, entry.renderedSince);
    // A stale page expires at some time without another purge.
    if (state === 'valid') entry.purges = this.#purges;
    if (state === 'stale') entry.freshUntil = Number.NEGATIVE_INFINITY;
    return state;
  }

  #startMaking(address: PageAddress): void {
    this.#making.add(address.key, () => this.make(address));
  }

  async #renew(address: PageAddress): Promise<void> {
    const { ask, store, now, wallClock } = this.#options;
    const { key } = address;
    const askedAt = now();
    const answer = await ask(address);
    if (answer.status >= 500) return this.#postpone(key, this.#limits.retryMs);
    const lifetime = lifetimeOf(answer);
    if (!lifetime || !answer.origin) return this.#refuse(key);
    const age = clamp(wallClock() - answer.origin.madeAt, 0, lifetime.fresh * 1000);
    const isStale = headerOf(answer, 'x-nextjs-cache') === 'STALE';
    if (isStale) this.#rendering.set(answer.origin.key, address);
    const freshUntil = isStale ? askedAt : askedAt + lifetime.fresh * 1000 - age;
    const source = hashOf(answer);
    const before = this.#entries.peek(key);
    const unchanged = before?.source === source ? before : undefined;
    const entry: Entry = {
      address,
      source,
      renderedSince: Math.min(askedAt, now() - (wallClock() - answer.origin.renderedSince)),
      freshUntil,
      page: unchanged?.page ?? (await store(answer)),
      hits: unchanged?.hits ?? 0,
      tags: answer.origin.tags,
      usableUntil: freshUntil + lifetime.stale * 1000,
      retryAt: askedAt + this.#limits.retryMs,
      purges: Number.NaN,
    };
    // A purge may have come since the framework was asked.
    if (this.#comparePurges(entry) === 'expired') return this.#postpone(key, 0);
    if (now() >= entry.usableUntil) return this.#postpone(key, 0);
    this.#entries.set(key, entry);
  }

  #fail({ key, host, url }: PageAddress, error: unknown): void {
    this.#postpone(key, this.#limits.retryMs);
    const reason = error instanceof Error ? error.message : String(error);
    this.#options.log(`front cache: ${host}${loggedUrl(url)} can't be made: ${reason}`);
  }

  /** Keeps what there is, and tries again later. */
  #postpone(key: string, ms: number): void {
    const at = this.#options.now() + ms;
    const entry = this.#entries.peek(key);
    if (entry) entry.retryAt = at;
    else this.#seen.set(key, at);
  }

  /** The address has an answer that must not be kept. */
  #refuse(key: string): void {
    this.#entries.delete(key);
    this.#postpone(key, this.#limits.refusedMs);
  }
}

/** The lifetime of an answer; `undefined` if it must not be kept. */
function lifetimeOf(answer: FrameworkAnswer): Lifetime | undefined {
  const isKept = answer.status === 200 || answer.status === 404;
  if (!isKept || headerOf(answer, 'set-cookie') !== undefined) return undefined;
  if (!isText.test(headerOf(answer, 'content-type') ?? '')) return undefined;
  return readLifetime(headerOf(answer, 'cache-control'));
}

/** Other types, such as pictures, don't get smaller. */
const isText = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg\+xml)/i;

function hashOf({ status, headers, body }: FrameworkAnswer): string {
  // Not part of the page: whether it was in the page cache.
  const named = headers.filter(([name]) => name !== 'x-nextjs-cache');
  return createHash('sha256')
    .update(JSON.stringify([status, named]))
    .update(body)
    .digest('base64');
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
