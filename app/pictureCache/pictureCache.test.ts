import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImageValue } from '../pageCache/cacheEntry.ts';
import { pictureCacheLimits } from './limits.ts';
import { createPictureCache } from './pictureCache.ts';

let folder: string;
const log = vi.fn<(line: string) => void>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'));
  log.mockClear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Options = Partial<Parameters<typeof createPictureCache>[0]>;

/** A process of the site. All of them share the folder. */
const open = (options: Options = {}) =>
  createPictureCache({ folder, log, pause: () => new Promise(setImmediate), ...options });

const picture = (text: string): ImageValue => ({
  kind: 'IMAGE',
  extension: 'avif',
  revalidate: 86_400,
  buffer: Buffer.from(text),
  etag: `resized-${text}`,
  upstreamEtag: `original-${text}`,
});

const textOf = async (cache: ReturnType<typeof open>, key = 'car') => {
  const answer = await cache.get(key);
  return answer?.value.kind === 'IMAGE' ? answer.value.buffer.toString() : undefined;
};

const files = async () => (await readdir(folder)).filter((file) => file.endsWith('.entry'));

test('a picture is kept for all processes and for the next start', async () => {
  const [one, other] = [open(), open()];
  expect(await one.get('car')).toBeNull();
  await one.set('car', picture('v60'));
  expect(await textOf(one)).toBe('v60');
  expect(await textOf(other)).toBe('v60');
  expect(await textOf(open())).toBe('v60');
  expect(await one.get('another car')).toBeNull();
});

test('a picture that another process makes is awaited', async () => {
  const waiting = Promise.withResolvers<void>();
  const pause = () => {
    waiting.resolve();
    return new Promise(setImmediate);
  };
  const [one, other] = [open(), open({ pause })];
  expect(await one.get('car')).toBeNull();
  const awaited = textOf(other);
  await Promise.race([waiting.promise, awaited]);
  await one.set('car', picture('v60'));
  expect(await awaited).toBe('v60');
});

test('of fifty processes that start at the same time, one makes the picture', async () => {
  let made = 0;
  const request = async () => {
    const cache = open();
    const found = await cache.get('car');
    if (found) return found;
    made += 1;
    await cache.set('car', picture('v60'));
    return cache.get('car');
  };
  const answers = await Promise.all(Array.from({ length: 50 }, request));
  expect(made).toBe(1);
  expect(answers.every((answer) => answer?.value.kind === 'IMAGE')).toBe(true);
});

test('a process that doesn’t finish is waited for only as long as its claim is valid', async () => {
  const [failing, other] = [open({ claimMs: 40 }), open({ claimMs: 40 })];
  expect(await failing.get('car')).toBeNull();
  expect(await other.get('car')).toBeNull();
});

test('a process whose attempt failed tries again at once, and leaves no files', async () => {
  const cache = open({ claimMs: 40 });
  expect(await cache.get('missing')).toBeNull();
  expect(await cache.get('missing')).toBeNull();
  await vi.waitFor(async () => expect(await readdir(join(folder, 'claims'))).toEqual([]));
});

test('a clock that was set back doesn’t prolong a claim', async () => {
  await open({ now: () => Date.now() }).get('car');
  expect(await open({ now: () => Date.now() - 3_600_000 }).get('car')).toBeNull();
});

test('a damaged file is not served', async () => {
  const cache = open();
  await cache.set('car', picture('v60'));
  const [file = ''] = await files();
  const whole = await readFile(join(folder, file));
  await writeFile(join(folder, file), whole.subarray(0, whole.length - 3));
  expect(await cache.get('car')).toBeNull();
  expect(await files()).toEqual([]);
});

test('the file of another picture is not served', async () => {
  const cache = open();
  await cache.set('car', picture('v60'));
  const [car = ''] = await files();
  await cache.set('boat', picture('boat'));
  const [boat = ''] = (await files()).filter((file) => file !== car);
  await writeFile(join(folder, car), await readFile(join(folder, boat)));
  expect(await cache.get('car')).toBeNull();
});

test('the least recently used pictures make room', async () => {
  const cache = open({ maxBytes: 3 * 4096 });
  for (const key of ['a', 'b', 'c', 'd']) await cache.set(key, picture(key));
  expect(await files()).toHaveLength(3);
  expect(await textOf(cache, 'd')).toBe('d');
});

test('the pictures of other processes count towards the limit', async () => {
  const [one, other] = [open({ maxBytes: 300 * 4096 }), open({ maxBytes: 300 * 4096 })];
  // Both have opened the folder.
  await Promise.all([one.set('first', picture('a')), other.set('second', picture('b'))]);
  for (let at = 0; at < 200; at += 1) {
    await one.set(`one ${at}`, picture('a'));
    await other.set(`other ${at}`, picture('b'));
  }
  // What was written since the last count comes on top.
  expect((await files()).length).toBeLessThan(310);
});

test('an original that could not be resized is compared again after a minute', async () => {
  const now = 1_000_000_000_000;
  const cache = open({ now: () => now });
  await cache.set('car', { ...picture('v60'), etag: 'same', upstreamEtag: 'same' });
  const answer = await cache.get('car');
  expect(answer?.lastModified).toBe(
    now + pictureCacheLimits.originalMs - pictureCacheLimits.freshMs,
  );
});

test('without a usable disk, every process makes its pictures', async () => {
  const broken = join(folder, 'file');
  await writeFile(broken, '');
  const cache = open({ folder: broken });
  await cache.set('car', picture('v60'));
  expect(await cache.get('car')).toBeNull();
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(
      `picture cache: ${broken} can't be used, pictures are resized for every request: `,
    ),
  );
});
