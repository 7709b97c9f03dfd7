import { LRUCache } from 'lru-cache';
import type { Claims } from '#storage/claims.ts';
import { TagTimes } from '#storage/tagTimes.ts';
import { BackgroundRenders } from './backgroundRenders.ts';
import {
  type CacheControl,
  type CacheValue,
  cacheTagsOf,
  type DocumentValue,
  type GetContext,
  isDocument,
  type PageAnswer,
  type SetContext,
  type StoredEntry,
} from './cacheEntry.ts';
import { entryFileName } from './entryFile.ts';
import { EntryStore, type EntryStoreOptions } from './entryStore.ts';
import { pageCacheLimits as limits, type PageLifetime, pageLifetimes } from './limits.ts';
import type { RenderTimes } from './renderTimes.ts';
import { judge } from './verdict.ts';

interface PageCacheOptions extends EntryStoreOptions {
  /** Claims on renders, if several processes share the contents: one of them renders a page again for all. */
  readonly claims?: Claims | undefined;
  /** Times the renders, if operators want to know. */
  readonly times?: Pick<RenderTimes, 'begin' | 'end'> | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Keeps rendered pages, in memory and in a store of contents, within limits. `verdict.ts` and `limits.ts` define what
 * is kept, where and for how long.
 *
 * A degraded or unavailable page never replaces a good copy: the visitor gets the good copy, however
 * old it is, and the page isn't rendered again for a second.
 */
export class PageCache {
  readonly #now: () => number;
  readonly #entries: EntryStore;
  readonly #claims: Claims | undefined;
  readonly #tags: TagTimes;
  /** When the last render of a key was refused in favour of its good copy. */
  readonly #refusals = new LRUCache<string, number>({ max: limits.rememberedRefusals });
  /** When a key was first requested without a fresh entry: its render can't have begun earlier. */
  readonly #renders = new LRUCache<string, number>({ max: limits.rememberedRenders });
  readonly #background: BackgroundRenders;
  readonly #times: PageCacheOptions['times'];
  /** Resolves when the pages set so far are filed. */
  #filed: Promise<void> = Promise.resolve();

  constructor({ now, claims, times, ...storage }: PageCacheOptions) {
    this.#now = now;
    this.#claims = claims;
    this.#times = times;
    this.#entries = new EntryStore(storage);
    this.#tags = new TagTimes(limits.rememberedTags, now);
    this.#background = new BackgroundRenders(now);
  }

  /** Estimated bytes of all entries in memory. */
  get memoryBytes(): number {
    return this.#entries.memoryBytes;
  }

  /** The entry of a key, or `null` if there is none that may be served. */
  async get(key: string, context: GetContext): Promise<PageAnswer | null> {
    const entry = await this.#entries.find(key);
    const answer = this.#answerOf(key, entry, context);
    if (answer && !this.#isStale(answer)) return answer;
    if (entry && this.#claims) return this.#shared(key, context, this.#claims);
    if (answer && this.#background.isFull) return this.#asFresh(answer);
    this.#beginRender(key, answer);
    return answer;
  }

  /** What another process has rendered. While one renders a page again, the others answer with the old one. */
  async #shared(key: string, context: GetContext, claims: Claims): Promise<PageAnswer | null> {
    const name = entryFileName(key);
    const entry = await this.#entries.findNewest(key);
    let answer = this.#answerOf(key, entry, context);
    if (answer && !this.#isStale(answer)) return answer;
    if (answer && this.#background.isFull) return this.#asFresh(answer);
    // Entries that aren't filed belong to one process.
    if (answer && entry?.isFiled) {
      if (!(await claims.take(name))) return this.#asFresh(answer);
      // The other process may have finished between the last look and the claim.
      answer = this.#answerOf(key, await this.#entries.findNewest(key), context);
      if (answer && !this.#isStale(answer)) await claims.release(name);
    }
    if (!answer || this.#isStale(answer)) this.#beginRender(key, answer);
    return answer;
  }

  /**
   * Takes a rendered value. May change the value and `context.cacheControl`; Next answers the visitor
   * with the changed values.
   */
  async set(key: string, value: CacheValue | null, context: SetContext): Promise<void> {
    try {
      await this.#set(key, value, context);
    } finally {
      this.#background.end(key);
      this.#times?.end(key);
      const released = this.#releaseOnceFiled(key);
      this.#filed = this.#filed.then(() => released);
    }
  }

  /** Resolves when all pages set so far are filed, if they may be, and other processes may use them. */
  async filed(): Promise<void> {
    await this.#filed;
  }

  /** Other processes read the page from its file. */
  async #releaseOnceFiled(key: string): Promise<void> {
    await this.#entries.filed();
    await this.#claims?.release(entryFileName(key));
  }

  async #set(key: string, value: CacheValue | null, context: SetContext): Promise<void> {
    if (value === null) return this.#entries.remove(key);
    const verdict = judge(key, value);
    switch (verdict.kind) {
      case 'opaque':
        return this.#keep(key, value, context, { isGood: false, isFiled: false });
      case 'good':
        limit(context, pageLifetimes.good);
        return this.#keep(key, value, context, { isGood: true, isFiled: true });
      case 'brief':
        answerAsFound(value);
        limit(context, pageLifetimes.brief);
        this.#keep(key, value, context, { isGood: true, isFiled: false });
        return dropLocation(value);
      case 'missing':
        verdict.value.status = 404;
        limit(context, verdict.isDegraded ? pageLifetimes.degraded : pageLifetimes.missing);
        return this.#keep(key, value, context, { isGood: false, isFiled: false });
      case 'degraded':
        limit(context, pageLifetimes.degraded);
        if (await this.#answerWithGoodCopy(key, verdict.value)) return;
        // The store may have a good copy that couldn't be read in time.
        return this.#entries.hold(key, this.#entryOf(key, value, context, degradedPlace));
      case 'unavailable':
        limit(context, pageLifetimes.degraded);
        if (await this.#answerWithGoodCopy(key, verdict.value)) return;
        return markUnavailable(verdict.value, verdict.status);
    }
  }

  /**
   * Revalidates tags: entries with one of them are rendered again when they are next requested. The old
   * entry is still served for `graceSeconds`. It stays a good copy for outages.
   *
   * @param ageMs - How long ago it happened, in another process.
   */
  revalidateTags(tags: readonly string[], graceSeconds?: number, ageMs?: number): void {
    this.#tags.revalidate(tags, graceSeconds, ageMs);
  }

  #answerOf(key: string, entry: StoredEntry | undefined, context: GetContext): PageAnswer | null {
    if (!entry) return null;
    const value = { ...entry.value };
    const { lastModified, cacheControl } = this.#timesOf(key, entry);
    const tags = [...entry.tags, ...(context.tags ?? []), ...(context.softTags ?? [])];
    const state = this.#tags.stateOf(tags, entry.renderedSince ?? lastModified);
    const renderedSince = entry.renderedSince ?? entry.lastModified;
    if (state === 'expired' || this.#isExpired(lastModified, cacheControl)) return null;
    // The clock was set back if the entry is of the future. It would be fresh until then.
    if (state === 'stale' || lastModified > this.#now()) {
      // This is how Next recognises a stale entry: it was fresh for one second, two seconds ago.
      const long = { lastModified: this.#now() - 2000, cacheControl: { revalidate: 1 } };
      return { value, renderedSince, ...long };
    }
    return { value, renderedSince, lastModified, ...(cacheControl && { cacheControl }) };
  }

  /** Whether Next renders the page again after this answer. */
  #isStale({ lastModified, cacheControl }: PageAnswer): boolean {
    const seconds = cacheControl?.revalidate;
    return typeof seconds === 'number' && lastModified + seconds * 1000 <= this.#now();
  }

  /** Next takes the answer for fresh for another second, so that it doesn't render the page. */
  #asFresh(answer: PageAnswer): PageAnswer {
    const seconds = Number(answer.cacheControl?.revalidate);
    return { ...answer, lastModified: this.#now() - (seconds - 1) * 1000 };
  }

  /** With an old page, the visitor doesn't wait for the render. */
  #beginRender(key: string, old: PageAnswer | null): void {
    this.#times?.begin(key);
    if (old) this.#background.begin(key);
    if (!this.#renders.has(key)) this.#renders.set(key, this.#now());
  }

  #keep(key: string, value: CacheValue, context: SetContext, place: Place): void {
    this.#entries.keep(key, this.#entryOf(key, value, context, place));
  }

  #entryOf(key: string, value: CacheValue, context: SetContext, place: Place): StoredEntry {
    this.#refusals.delete(key);
    const renderedSince = this.#renders.get(key);
    this.#renders.delete(key);
    return {
      value: { ...value },
      lastModified: this.#now(),
      cacheControl: context.cacheControl && { ...context.cacheControl },
      tags: cacheTagsOf(value, context),
      ...(renderedSince !== undefined && { renderedSince }),
      ...place,
    };
  }

  /** Copies the good copy of a key into `value`, if there is one. */
  async #answerWithGoodCopy(key: string, value: DocumentValue): Promise<boolean> {
    const copy = await this.#entries.findNewest(key);
    if (!copy?.isGood || copy.value.kind !== value.kind) return false;
    // Fields that the copy doesn't have must not remain.
    const emptied = Object.fromEntries(Object.keys(value).map((field) => [field, undefined]));
    Object.assign(value, emptied, copy.value);
    this.#refusals.set(key, this.#now());
    return true;
  }

  /** A good copy counts as fresh for a moment after a render was refused, then as stale. */
  #timesOf(key: string, entry: StoredEntry): Pick<StoredEntry, 'lastModified' | 'cacheControl'> {
    const refusedAt = this.#refusals.get(key);
    // Another process may have rendered it since.
    if (refusedAt === undefined || entry.lastModified > refusedAt) return entry;
    return { lastModified: refusedAt, cacheControl: { revalidate: limits.refusedSeconds } };
  }

  #isExpired(lastModified: number, cacheControl: CacheControl | undefined): boolean {
    const expire = cacheControl?.expire;
    return expire !== undefined && lastModified + expire * 1000 <= this.#now();
  }
}

type Place = Pick<StoredEntry, 'isGood' | 'isFiled'>;

const degradedPlace: Place = { isGood: false, isFiled: false };

/** Shortens the validity of an answer, for Next and for caches between Next and the visitor. */
function limit(context: SetContext, { fresh, stale }: PageLifetime): void {
  const { revalidate, expire = Number.POSITIVE_INFINITY } = context.cacheControl ?? {};
  // The object itself must change, because Next uses it for the response.
  context.cacheControl = Object.assign(context.cacheControl ?? {}, {
    revalidate: typeof revalidate === 'number' ? Math.min(revalidate, fresh) : fresh,
    expire: Math.min(expire, fresh + stale),
  });
}

/** The framework has no redirect with status 302. A temporary one has 307, which keeps the method. */
function answerAsFound(value: CacheValue): void {
  if (isDocument(value) && value.status === 307) value.status = 302;
}

/**
 * The answer of the render that made a redirect has its `location` already, and Next would add that of
 * the value to it.
 */
function dropLocation(value: CacheValue): void {
  if (!isDocument(value) || value.headers?.['location'] === undefined) return;
  const { location: _, ...headers } = value.headers;
  value.headers = headers;
}

function markUnavailable(value: DocumentValue, status: number): void {
  value.status = status;
  value.headers = {
    ...value.headers,
    'cache-control': 'no-store',
    'retry-after': String(limits.retryAfterSeconds),
  };
}
