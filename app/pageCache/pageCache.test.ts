import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { diskOperations } from '#storage/diskStore.ts';
import { clockAt } from '#storage/testing/clockAt.ts';
import type { CacheValue, PageValue } from './cacheEntry.ts';
import { entryFileName } from './entryFile.ts';
import type { PageCache } from './pageCache.ts';
import { contextOf, keyOf, memoryDisk, openCache, pageOf } from './pageCacheFixtures.ts';

let folder: string;
/** The caches that a test has opened on a disk that works. */
const opened: PageCache[] = [];
let clock: ReturnType<typeof clockAt>;
let cache: PageCache;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-pages-'));
  clock = clockAt();
  cache = restarted();
});
afterEach(async () => {
  // Files that are still being written would appear in a folder that is being removed.
  await Promise.all(opened.splice(0).map((each) => each.filed()));
  await rm(folder, { recursive: true });
});

const key = keyOf('bilar');
const queryKey = keyOf('bilar/~/cGFnZT0x');

/** A cache as after a restart: with the same folder and an empty memory. */
function restarted(): PageCache {
  const next = openCache({ folder, now: clock.now }).cache;
  opened.push(next);
  return next;
}

/** Passes a page to the cache as Next does, and returns what the visitor gets. */
async function answered(value: PageValue, at = key) {
  const context = contextOf();
  await cache.set(at, value, context);
  await cache.filed();
  return { value, cacheControl: context.cacheControl };
}

async function held(at = key, from = cache): Promise<CacheValue | undefined> {
  return (await from.get(at, {}))?.value;
}

/** Whether Next would serve an answer without rendering the page again. */
async function isFresh(at = key): Promise<boolean> {
  const answer = await cache.get(at, {});
  const revalidate = answer?.cacheControl?.revalidate;
  return typeof revalidate === 'number' && answer !== null
    ? answer.lastModified + revalidate * 1000 > clock.now()
    : false;
}

describe('good pages', () => {
  test('are answered unchanged and held in memory and on disk', async () => {
    const answer = await answered(pageOf('good'));
    const cacheControl = { revalidate: 60, expire: 360 };
    expect(answer).toEqual({ value: pageOf('good'), cacheControl });
    const rendered = { lastModified: clock.now(), renderedSince: clock.now() };
    const expected = { ...rendered, value: pageOf('good'), cacheControl };
    expect(await cache.get(key, {})).toEqual(expected);
    expect(await restarted().get(key, {})).toEqual(expected);
  });

  test('are replaced by newer ones', async () => {
    await answered(pageOf('old'));
    await answered(pageOf('new'));
    expect(await held()).toEqual(pageOf('new'));
    expect(await held(key, restarted())).toEqual(pageOf('new'));
  });

  test('are not affected by later changes that Next makes to the value', async () => {
    const { value } = await answered(pageOf('good'));
    value.status = 500;
    expect(await held()).toEqual(pageOf('good'));
  });

  test('of a route are held in memory and on disk', async () => {
    const route = { kind: 'APP_ROUTE' as const, body: Buffer.from('User-agent: *'), status: 200 };
    await cache.set(key, route, contextOf());
    await cache.filed();
    expect(await held(key, restarted())).toEqual(route);
  });

  test('can be removed', async () => {
    await answered(pageOf('good'));
    await cache.set(key, null, {});
    await cache.filed();
    expect(await held()).toBeUndefined();
    expect(await held(key, restarted())).toBeUndefined();
  });

  test('have expired at the end of their lifetime', async () => {
    await cache.set(key, pageOf('good'), { cacheControl: { revalidate: 60, expire: 120 } });
    clock.pass(119);
    expect(await held()).toBeDefined();
    clock.pass(1);
    expect(await held()).toBeUndefined();
  });

  test('are not answered after a quiet spell, but replace a page that fails then', async () => {
    await answered(pageOf('yesterday'));
    clock.pass(24 * 3600);
    expect(await held()).toBeUndefined();
    expect((await answered(pageOf('outage', { mark: 503 }))).value).toEqual(pageOf('yesterday'));
    expect(await isFresh()).toBe(true);
  });
});

describe('entries in memory only', () => {
  const query = {
    name: 'pages for a query',
    at: queryKey,
    value: () => pageOf('found'),
    seconds: 300,
  };
  const redirect = {
    name: 'redirects',
    at: key,
    value: () => pageOf('moved', { status: 308 }),
    seconds: 300,
  };
  const missing = {
    name: 'missing pages',
    at: key,
    value: () => pageOf('gone', { mark: 404 }),
    seconds: 10,
  };
  const endless = {
    ...missing,
    name: 'missing pages at endless addresses',
    at: keyOf('a'.repeat(5000)),
  };

  test.each([query, redirect, missing, endless])(
    '$name are kept for $seconds seconds',
    async ({ at, value, seconds }) => {
      const { cacheControl } = await answered(value(), at);
      expect(cacheControl).toEqual({ revalidate: Math.min(60, seconds), expire: seconds });
      expect(await readdir(folder).catch(() => [])).toEqual([]);
      clock.pass(seconds - 1);
      expect(await held(at)).toMatchObject({ html: value().html });
      clock.pass(1);
      expect(await held(at)).toBeUndefined();
    },
  );

  test('a degraded missing page is kept for one second', async () => {
    const page = pageOf('gone', { mark: 404, otherMark: 'degraded' });
    const { value, cacheControl } = await answered(page);
    expect(value.status).toBe(404);
    expect(cacheControl).toEqual({ revalidate: 1, expire: 1 });
    clock.pass(1);
    expect(await held()).toBeUndefined();
  });

  test.each([
    [307, 302],
    [308, 308],
  ])(
    'a redirect with status %i is answered and kept with status %i',
    async (status, answeredAs) => {
      const { value } = await answered(pageOf('moved', { status }));
      expect(value.status).toBe(answeredAs);
      expect(await held()).toMatchObject({ status: answeredAs });
    },
  );

  test('a missing page is answered and kept with status 404', async () => {
    const { value } = await answered(pageOf('gone', { mark: 404 }));
    expect(value.status).toBe(404);
    expect(await held()).toMatchObject({ status: 404 });
  });

  test.each([redirect, missing])(
    '$name remove the good copy of their address',
    async ({ value }) => {
      await answered(pageOf('good'));
      await answered(value());
      expect(await held(key, restarted())).toBeUndefined();
      clock.pass(1000);
      expect(await held()).toBeUndefined();
    },
  );

  test('a redirect keeps its location, and its first answer gets it from the render alone', async () => {
    const moved = pageOf('moved', { status: 308 });
    const { value } = await answered({ ...moved, headers: { location: '/kop-bil' } });
    expect(value.headers).toEqual({});
    expect(await held()).toMatchObject({ headers: { location: '/kop-bil' } });
  });

  test('fetched data is kept with its tags', async () => {
    const data = { kind: 'FETCH' as const, data: { body: '{}' }, revalidate: 60 };
    await cache.set('hash', data, { tags: ['a'] });
    expect(await held('hash')).toEqual(data);
    clock.pass(1);
    cache.revalidateTags(['soft']);
    expect(await held('hash')).toEqual(data);
    expect(await cache.get('hash', { softTags: ['soft'] })).toBeNull();
  });
});

describe.each([
  { name: 'a degraded page', failed: () => pageOf('bad', { mark: 'degraded' }) },
  { name: 'an unavailable page', failed: () => pageOf('bad', { mark: 503 }) },
  { name: 'a page with status 500', failed: () => pageOf('bad', { status: 500 }) },
] as const)('$name', ({ failed }) => {
  test('is answered with the good copy in memory', async () => {
    await answered(pageOf('good'));
    clock.pass(100_000);
    const { value, cacheControl } = await answered(failed());
    expect(value).toEqual(pageOf('good'));
    expect(cacheControl).toEqual({ revalidate: 1, expire: 1 });
  });

  test('is answered with the good copy on disk', async () => {
    await answered(pageOf('good'));
    cache = restarted();
    expect((await answered(failed())).value).toEqual(pageOf('good'));
  });

  test('is answered with a good copy whose tags were revalidated', async () => {
    await answered(pageOf('good', { tags: 'a' }));
    clock.pass(1);
    cache.revalidateTags(['a']);
    expect(await held()).toBeUndefined();
    expect((await answered(failed())).value).toEqual(pageOf('good', { tags: 'a' }));
  });

  test('is answered with the good copy of a query, and with a redirect', async () => {
    await answered(pageOf('found'), queryKey);
    await answered(pageOf('moved', { status: 308 }));
    clock.pass(100_000);
    expect((await answered(failed(), queryKey)).value).toEqual(pageOf('found'));
    expect((await answered(failed())).value).toEqual(pageOf('moved', { status: 308 }));
  });

  test('returns the answer without its own fields', async () => {
    await answered({ kind: 'APP_PAGE', html: 'good' });
    const { value } = await answered({ ...failed(), postponed: 'bad' });
    expect(value).toEqual({ kind: 'APP_PAGE', html: 'good' });
  });

  test('is not replaced by a copy of another kind', async () => {
    await cache.set(key, { kind: 'APP_ROUTE', body: Buffer.from('good') }, contextOf());
    expect((await answered(failed())).value.html).toBe(failed().html);
  });

  test('leaves the good copy where it is', async () => {
    await answered(pageOf('good'));
    await answered(failed());
    expect(await held()).toEqual(pageOf('good'));
    expect(await held(key, restarted())).toEqual(pageOf('good'));
  });

  test('lets the good copy count as fresh for ten seconds, then as stale', async () => {
    await answered(pageOf('good'));
    clock.pass(61);
    expect(await isFresh()).toBe(false);
    await answered(failed());
    clock.pass(9.9);
    expect(await isFresh()).toBe(true);
    clock.pass(0.2);
    expect(await isFresh()).toBe(false);
    expect(await held()).toEqual(pageOf('good'));
  });

  test('lets a revalidated good copy be served until the next render, and the next revalidation', async () => {
    await answered(pageOf('good', { tags: 'a' }));
    clock.pass(1);
    cache.revalidateTags(['a']);
    clock.pass(1);
    await answered(failed());
    expect(await isFresh()).toBe(true);
    clock.pass(11);
    expect(await isFresh()).toBe(false);
    expect(await held()).toBeDefined();
    cache.revalidateTags(['a']);
    expect(await held()).toBeUndefined();
  });

  test('is replaced by the next good page', async () => {
    await answered(pageOf('good'));
    await answered(failed());
    clock.pass(2);
    await answered(pageOf('better'));
    expect(await cache.get(key, {})).toMatchObject({
      lastModified: clock.now(),
      cacheControl: { revalidate: 60 },
    });
    expect(await held()).toEqual(pageOf('better'));
  });

  test('is never written to disk', async () => {
    await answered(failed());
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });

  test('is not replaced by a missing page', async () => {
    await answered(pageOf('gone', { mark: 404 }));
    expect((await answered(failed())).value.html).toBe(failed().html);
  });
});

describe('without a good copy', () => {
  test('a degraded page is served as it is and kept for one second', async () => {
    const degraded = pageOf('bad', { mark: 'degraded' });
    const { value, cacheControl } = await answered(degraded);
    expect(value).toEqual(pageOf('bad', { mark: 'degraded' }));
    expect(cacheControl).toEqual({ revalidate: 1, expire: 1 });
    clock.pass(0.9);
    expect(await held()).toEqual(value);
    clock.pass(0.1);
    expect(await held()).toBeUndefined();
  });

  test('an unavailable page is answered with status 503 and not kept', async () => {
    const { value, cacheControl } = await answered(pageOf('bad', { mark: 503 }));
    expect(value.status).toBe(503);
    expect(value.headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'x-text': 'bad',
    });
    expect(cacheControl).toEqual({ revalidate: 1, expire: 1 });
    expect(await held()).toBeUndefined();
  });
});

test('an entry is stale after the clock was set back', async () => {
  await answered(pageOf('good'));
  clock.pass(-3600);
  expect(await isFresh()).toBe(false);
  expect(await held()).toMatchObject({ html: pageOf('good').html });
  await answered(pageOf('new'));
  expect(await isFresh()).toBe(true);
});

describe('revalidation of tags', () => {
  beforeEach(async () => {
    await answered(pageOf('good', { tags: '_N_T_/layout,_N_T_/bilar' }));
    clock.pass(1);
  });

  test('makes an entry with the tag invalid', async () => {
    cache.revalidateTags(['_N_T_/bilar']);
    expect(await held()).toBeUndefined();
    await answered(pageOf('new', { tags: '_N_T_/bilar' }));
    expect(await held()).toMatchObject({ html: pageOf('new').html });
  });

  test('with a grace time makes it stale first', async () => {
    cache.revalidateTags(['_N_T_/bilar'], 60);
    // Other processes don't know of it yet.
    expect(await isFresh()).toBe(true);
    clock.pass(1);
    expect(await isFresh()).toBe(false);
    expect(await held()).toBeDefined();
    clock.pass(59);
    expect(await held()).toBeUndefined();
  });

  test('leaves other entries alone', async () => {
    cache.revalidateTags(['_N_T_/annat']);
    expect(await isFresh()).toBe(true);
  });

  test('applies to a page that is being rendered', async () => {
    clock.pass(60);
    expect(await isFresh()).toBe(false);
    clock.pass(1);
    cache.revalidateTags(['_N_T_/bilar']);
    clock.pass(1);
    await answered(pageOf('rendered before', { tags: '_N_T_/bilar' }));
    expect(await held()).toBeUndefined();
    expect(await held(key, restarted())).toBeDefined();
    clock.pass(1);
    await answered(pageOf('rendered after', { tags: '_N_T_/bilar' }));
    expect(await held()).toMatchObject({ html: pageOf('rendered after').html });
  });
});

describe('the disk', () => {
  test('of two caches is shared', async () => {
    const other = restarted();
    await answered(pageOf('one'));
    expect(await held(key, other)).toEqual(pageOf('one'));
    await other.set(key, pageOf('two'), contextOf());
    await other.filed();
    expect(await held(key, restarted())).toEqual(pageOf('two'));
    expect(await held()).toEqual(pageOf('one'));
  });

  test('may hold a damaged file, which is removed', async () => {
    await answered(pageOf('good'));
    const [file = ''] = await readdir(folder);
    await writeFile(join(folder, file), 'damaged');
    const after = restarted();
    expect(await held(key, after)).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
    await after.set(key, pageOf('new'), contextOf());
    await after.filed();
    expect(await held(key, restarted())).toEqual(pageOf('new'));
  });

  test('may be full: pages are held in memory, and one line is logged', async () => {
    const log = vi.fn<(line: string) => void>();
    const disk = {
      ...diskOperations,
      writeFile: async () => {
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      },
    };
    cache = openCache({ folder, now: clock.now, disk, log }).cache;
    for (const path of ['a', 'b', 'c']) await answered(pageOf(path), keyOf(path));
    for (const path of ['a', 'b', 'c']) expect(await held(keyOf(path))).toEqual(pageOf(path));
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('may hang: visitors get their pages', async () => {
    const disk = { ...diskOperations, writeFile: () => new Promise<void>(() => {}) };
    const hanging = openCache({ folder, now: clock.now, disk }).cache;
    for (const path of ['a', 'b']) await hanging.set(keyOf(path), pageOf(path), contextOf());
    for (const path of ['a', 'b']) expect(await held(keyOf(path), hanging)).toEqual(pageOf(path));
  });

  test('may fail to read: a degraded page leaves the good copy', async () => {
    await answered(pageOf('good'));
    const disk = {
      ...diskOperations,
      readFile: async () => {
        throw Object.assign(new Error('input/output error'), { code: 'EIO' });
      },
    };
    const failing = openCache({ folder, now: clock.now, disk, isShared: true }).cache;
    await failing.set(key, pageOf('degraded', { mark: 'degraded' }), contextOf());
    await failing.filed();
    expect(await held(key, openCache({ folder, now: clock.now }).cache)).toEqual(pageOf('good'));
  });

  test('that is slow to read does not bring back an older page', async () => {
    await answered(pageOf('old'));
    const { promise, resolve } = Promise.withResolvers<void>();
    const disk = {
      ...diskOperations,
      readFile: async (path: string) => {
        const content = await diskOperations.readFile(path);
        await promise;
        return content;
      },
    };
    cache = openCache({ folder, now: clock.now, disk }).cache;
    const reading = held();
    await answered(pageOf('new'));
    resolve();
    expect(await reading).toEqual(pageOf('new'));
    expect(await held()).toEqual(pageOf('new'));
  });
});

test('100 000 addresses stay within the limits, and a page in use survives', async () => {
  const disk = memoryDisk(clock.now);
  const limits = { memoryBytes: 300_000, diskBytes: 2_000_000 };
  const options = { folder: '/pages', now: clock.now, disk, ...limits };
  const bounded = openCache(options);
  const hot = keyOf('start');
  await bounded.cache.set(hot, pageOf('start'), contextOf());
  for (let index = 0; index < 100_000; index++) {
    const mark = index % 3 === 0 ? ({ mark: 404 } as const) : {};
    await bounded.cache.set(keyOf(`${index}`), pageOf(`page ${index}`, mark), contextOf());
    if (index % 50 === 0) expect(await held(hot, bounded.cache)).toEqual(pageOf('start'));
    if (index % 1000 === 0) {
      expect(bounded.cache.memoryBytes).toBeLessThanOrEqual(limits.memoryBytes);
      expect(bounded.store?.bytes).toBeLessThanOrEqual(limits.diskBytes);
      expect(disk.files.size).toBeLessThanOrEqual(limits.diskBytes / 4096);
    }
  }
  expect(disk.files.has(`/pages/${entryFileName(hot)}.entry`)).toBe(true);
  expect(await held(hot, openCache(options).cache)).toEqual(pageOf('start'));
}, 60_000);
