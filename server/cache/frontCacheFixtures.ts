import { vi } from 'vitest';
import { compressQuickly } from './createStore.ts';
import type { Header } from './finishDocument.ts';
import type { FrameworkAnswer } from './frameworkAnswer.ts';
import { FrontCache, type FrontCacheOptions } from './frontCache.ts';
import type { PageAddress } from './pageAddress.ts';
import { type FoundPage, type PlainPage, type StoredPage, storePage } from './storedPage.ts';

function addressOf(url: string): PageAddress {
  return { host: 'a.example', url, key: `a.example ${url}` };
}

interface AnswerOptions {
  readonly text?: string;
  readonly status?: number;
  readonly cacheControl?: string;
  readonly headers?: readonly Header[];
  /** `null` for an answer that isn't from the page cache. */
  readonly madeAt?: number | null;
  /** @default madeAt */
  readonly renderedSince?: number;
  readonly state?: 'HIT' | 'STALE' | 'MISS';
  readonly tags?: readonly string[];
}

/** An answer of the framework as it is for a page that was rendered at `start`. */
export function answerOf({
  text = 'page',
  status = 200,
  cacheControl = 's-maxage=60, stale-while-revalidate=31535940',
  headers = [['content-type', 'text/html; charset=utf-8']],
  madeAt = start,
  renderedSince = madeAt ?? start,
  state = 'HIT',
  tags = ['a'],
}: AnswerOptions = {}): FrameworkAnswer {
  return {
    status,
    headers: [...headers, ['cache-control', cacheControl], ['x-nextjs-cache', state]],
    body: Buffer.from(text),
    etag: undefined,
    origin: madeAt === null ? undefined : { key: '/key', madeAt, renderedSince, tags },
  };
}

/** A page in its quickly made forms. */
export function quickPage(page: PlainPage): Promise<StoredPage> {
  return storePage(page, compressQuickly);
}

export const start = 1_800_000_000_000;

/** A front cache whose clocks the test moves and whose framework the test plays. */
export function setUp(limits: FrontCacheOptions['limits'] = {}) {
  const clock = { monotonic: 1_000, wall: start };
  const timers: (() => void)[] = [];
  const ask = vi.fn<FrontCacheOptions['ask']>(async () => answerOf({ madeAt: clock.wall }));
  const store = vi.fn<FrontCacheOptions['store']>(quickPage);
  const log = vi.fn<(line: string) => void>();
  const cache = new FrontCache({
    ask,
    store,
    log,
    limits,
    now: () => clock.monotonic,
    wallClock: () => clock.wall,
    after: (_ms, run) => void timers.push(run),
  });
  const address = addressOf('/page');
  return {
    cache,
    ask,
    store,
    log,
    clock,
    address,
    find: (url = '/page') => cache.find(addressOf(url)),
    /** Lets time pass on both clocks. */
    pass: (seconds: number) => {
      clock.monotonic += seconds * 1000;
      clock.wall += seconds * 1000;
    },
    runTimers: () => {
      for (const run of timers.splice(0)) run();
    },
    /** Requests a page until it is kept, and returns it. */
    keep: async (url = '/page'): Promise<FoundPage> => {
      cache.find(addressOf(url));
      return vi.waitFor(() => {
        const found = cache.find(addressOf(url));
        if (!found) throw new Error(`${url} is not kept`);
        return found;
      });
    },
    /** Resolves when nothing is being made. */
    settled: () => vi.waitFor(() => expectIdle(cache)),
  };
}

function expectIdle(cache: FrontCache): void {
  if (cache.isMaking) throw new Error('a page is being made');
}

/** Whether a page was answered as fresh, as stale or not at all. */
export function stateOf(found: FoundPage | undefined): 'fresh' | 'stale' | 'none' {
  if (!found) return 'none';
  return found.heads === found.page.fresh ? 'fresh' : 'stale';
}
