import { beforeEach, expect, test } from 'vitest';
import { clockAt } from '#storage/testing/clockAt.ts';
import { pageCacheLimits as limits } from './limits.ts';
import type { PageCache } from './pageCache.ts';
import { contextOf, keyOf, openCache, pageOf } from './pageCacheFixtures.ts';

let clock: ReturnType<typeof clockAt>;
let cache: PageCache;

beforeEach(() => {
  clock = clockAt();
  cache = openCache({ now: clock.now }).cache;
});

/** Whether Next would answer without rendering the page again. */
async function isFresh(at: string): Promise<boolean> {
  const answer = await cache.get(at, {});
  const revalidate = Number(answer?.cacheControl?.revalidate);
  return answer !== null && answer.lastModified + revalidate * 1000 > clock.now();
}

test('few pages are rendered again at once; visitors of the others get old ones until one is finished', async () => {
  const keys = Array.from({ length: limits.backgroundRenders + 1 }, (_, at) => keyOf(`page-${at}`));
  for (const at of keys) await cache.set(at, pageOf('old'), contextOf());
  clock.pass(61);
  const fresh = [];
  for (const at of keys) fresh.push(await isFresh(at));
  expect(fresh).toEqual(keys.map((_, at) => at === limits.backgroundRenders));
  await cache.set(keys[0] ?? '', pageOf('new'), contextOf());
  clock.pass(1);
  expect(await isFresh(keys.at(-1) ?? '')).toBe(false);
});

test('a render that never ends takes no place for long', async () => {
  const keys = Array.from({ length: 2 * limits.backgroundRenders }, (_, at) => keyOf(`page-${at}`));
  for (const at of keys) await cache.set(at, pageOf('old'), contextOf());
  clock.pass(61);
  for (const at of keys.slice(0, limits.backgroundRenders)) await cache.get(at, {});
  clock.pass(limits.backgroundRenderSeconds);
  for (const at of keys.slice(limits.backgroundRenders)) expect(await isFresh(at)).toBe(false);
});
