import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectSources, noteSources } from '#upstream/http/sources.ts';
import PageCacheHandler from './cacheHandler.ts';
import { contextOf, keyOf, openCache, pageOf } from './pageCacheFixtures.ts';
import { pageEvents } from './pageEvents.ts';

let output: string;
const key = keyOf('bilar');

beforeEach(async () => {
  output = await mkdtemp(join(tmpdir(), 'forecourt-output-'));
  await writeFile(join(output, 'BUILD_ID'), 'build-2\n');
});
afterEach(async () => {
  pageEvents.removeAllListeners();
  await open().filed();
  await rm(output, { recursive: true });
});

const open = (dev = false) => new PageCacheHandler({ serverDistDir: join(output, 'server'), dev });

test('the handlers of all requests share one cache', async () => {
  await open().set(key, pageOf('good'), contextOf());
  expect(await open().get(key, {})).toMatchObject({ value: pageOf('good') });
});

test('it is told which pages were made, and not which were removed', async () => {
  const made = vi.fn();
  pageEvents.on('made', made);
  await open().set(key, null, contextOf());
  expect(made).not.toHaveBeenCalled();
  await open().set(key, pageOf('good'), contextOf());
  expect(made).toHaveBeenCalledExactlyOnceWith(key);
});

test('pages are kept in a folder of their build, and those of other builds are removed', async () => {
  const pages = join(output, 'cache', 'pages');
  await mkdir(join(pages, 'build-1'), { recursive: true });
  await open().set(key, pageOf('good'), contextOf());
  await vi.waitFor(async () => expect(await readdir(pages)).toEqual(['build-2']));
  expect(await readdir(join(pages, 'build-2'))).toHaveLength(1);
});

test('processes of a machine use each other’s pages', async () => {
  const build = join(output, 'cache', 'pages', 'build-2');
  await open().set(key, pageOf('own'), contextOf());
  await open().filed();
  const [sources = ''] = await readdir(build);
  const other = openCache({ folder: join(build, sources), now: Date.now, isShared: true }).cache;
  expect(await other.get(key, {})).toMatchObject({ value: pageOf('own') });
  await other.set(keyOf('other'), pageOf('theirs'), contextOf());
  await other.filed();
  expect(await open().get(keyOf('other'), {})).toMatchObject({ value: pageOf('theirs') });
});

test('without a usable disk, pages are kept in memory, and the log says so', async () => {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  await writeFile(join(output, 'cache'), '');
  await open().set(key, pageOf('good'), contextOf());
  await open().filed();
  expect(await open().get(key, {})).toMatchObject({ value: pageOf('good') });
  expect(written.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^page cache: .+ can't be used, pages are kept in memory only: /),
  ]);
  written.mockRestore();
});

test.each([
  { name: 'in development', dev: true },
  { name: 'during a build', dev: false },
])('nothing is written $name', async ({ dev }) => {
  if (!dev) await rm(join(output, 'BUILD_ID'));
  await open(dev).set(key, pageOf('good'), contextOf());
  expect(await readdir(output)).not.toContain('cache');
  expect(await open(dev).get(key, {})).toMatchObject({ value: pageOf('good') });
});

test.each([
  { durations: undefined, expected: 'expired' },
  { durations: { expire: 0 }, expected: 'expired' },
  { durations: { expire: 60 }, expected: 'stale' },
  { durations: {}, expected: 'stale' },
])(
  'a tag revalidated with $durations makes its entries $expected',
  async ({ durations, expected }) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const handler = open();
    await handler.set(key, pageOf('good', { tags: 'a,b' }), contextOf());
    vi.advanceTimersByTime(5000);
    await handler.revalidateTag(expected === 'stale' ? 'a' : ['x', 'b'], durations);
    const answer = await handler.get(key, {});
    expect(answer === null ? 'expired' : 'stale').toBe(expected);
    if (answer) expect(answer.lastModified + 1000).toBeLessThan(Date.now());
    vi.useRealTimers();
  },
);

test('a page has the tags of what was read while it was made', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const handler = open();
  await collectSources(new Set(), async () => {
    noteSources(() => ['sc:item:1']);
    await handler.set(key, pageOf('good'), contextOf());
  });
  pageEvents.emit('purged', { tags: ['sc:item:2'], graceSeconds: 0 });
  expect(await handler.get(key, {})).not.toBeNull();
  vi.advanceTimersByTime(1);
  pageEvents.emit('purged', { tags: ['sc:item:1'], graceSeconds: 0 });
  expect(await handler.get(key, {})).toBeNull();
});

test('a request reset keeps all entries', async () => {
  const handler = open();
  await handler.set(key, pageOf('good'), contextOf());
  handler.resetRequestCache();
  expect(await handler.get(key, {})).not.toBeNull();
});
