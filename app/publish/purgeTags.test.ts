import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import { remember } from '#upstream/http/remember.ts';
import { noteSources } from '#upstream/http/sources.ts';
import { announcePurge, type Purge, pageEvents } from '../pageCache/pageEvents.ts';
import { followPurges, purgeTags } from './purgeTags.ts';

let clock = 0;
const onStale = () => undefined;
const options = { key: () => '', freshMs: 60_000, maxEntries: 1, now: () => clock, onStale };

/** A menu that pages share, and a file that is made from it. */
let text = 'old';
const menu = remember(
  async (_input: undefined) => {
    noteSources(() => ['item of purgeTags']);
    return ok(text);
  },
  { ...options, tag: () => 'menu of purgeTags' },
);
const file = remember(async (_input: undefined) => menu(undefined), options);

const purges: Purge[] = [];
const listen = (purge: Purge) => purges.push(purge);

afterEach(() => {
  pageEvents.removeAllListeners();
  purges.length = 0;
  clock += 60 * 60_000;
});

test('pages that show a shared answer are purged only if it has changed', async () => {
  pageEvents.on('purged', listen);
  await menu(undefined);
  const tags = ['item of purgeTags'];
  expect(await purgeTags({ tags, graceSeconds: 1 })).toEqual(tags);
  text = 'new';
  expect(await purgeTags({ tags, graceSeconds: 1 })).toEqual([...tags, 'menu of purgeTags']);
  expect(purges).toEqual([
    { tags, graceSeconds: 1 },
    { tags, graceSeconds: 1 },
    { tags: ['menu of purgeTags'], graceSeconds: 1, ageMs: expect.any(Number) },
  ]);
});

test('an answer that is made from another one is made again', async () => {
  text = 'first';
  await file(undefined);
  text = 'second';
  await purgeTags({ tags: ['item of purgeTags'], graceSeconds: 1 });
  expect(await file(undefined)).toEqual(ok('second'));
});

test('what another process has purged is followed, and what has changed is reported', async () => {
  pageEvents.on('purged', listen);
  followPurges();
  await menu(undefined);
  text = 'third';
  announcePurge({ tags: ['item of purgeTags'], graceSeconds: 1, ageMs: 5_000 });
  await vi.waitUntil(() => purges.length > 0);
  // As old as the purge that it follows from, so that several processes may report it.
  expect(purges[0]?.ageMs).toBeGreaterThanOrEqual(5_000);
  const [purge, ...others] = purges;
  expect(purge).toMatchObject({ tags: ['menu of purgeTags'], graceSeconds: 1 });
  expect(others).toEqual([]);
});
