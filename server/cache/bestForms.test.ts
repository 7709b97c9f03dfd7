import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BestFormsOptions, createBestForms } from './bestForms.ts';
import { type Bodies, compress } from './compress.ts';

const text = Buffer.from('<p>Bilar i lager</p>'.repeat(500));
let folder: string;
const log = vi.fn();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-forms-'));
  log.mockClear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The forms of one process. */
function open(options: Partial<BestFormsOptions> = {}) {
  const compressBest = vi.fn((body: Buffer) => compress(body, 'best'));
  const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
  const forms = createBestForms({ folder, log, pause, compressBest, ...options });
  const make = (etag = 'W/"a"', body = text) =>
    new Promise<Bodies>((resolve) => forms.make(etag, async () => body, resolve));
  return { ...forms, make, compressBest };
}

test('the forms contain the text, and are found by its tag, also after a restart', async () => {
  const first = open();
  expect(await first.find('W/"a"')).toBeUndefined();
  const { br, gzip } = await first.make();
  expect([brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([text, text]);
  expect(await first.find('W/"a"')).toEqual({ br, gzip });
  const second = open();
  expect(await second.find('W/"a"')).toEqual({ br, gzip });
  expect(await second.find('W/"b"')).toBeUndefined();
});

test('two processes compress a text once', async () => {
  const processes = [open(), open()];
  const made = await Promise.all(processes.map(({ make }) => make()));
  expect(made[1]).toEqual(made[0]);
  const times = processes.map(({ compressBest }) => compressBest.mock.calls.length);
  expect(times.toSorted()).toEqual([0, 1]);
});

test('all processes together compress one text at a time', async () => {
  let running = 0;
  let most = 0;
  const compressBest = async (body: Buffer) => {
    running += 1;
    most = Math.max(most, running);
    const bodies = await compress(body, 'best');
    running -= 1;
    return bodies;
  };
  const processes = [open({ compressBest }), open({ compressBest })];
  const made = processes.flatMap(({ make }, at) =>
    [0, 1, 2].map((page) => make(`W/"${at} ${page}"`, Buffer.from(`${at} ${page} ${text}`))),
  );
  await Promise.all(made);
  expect(most).toBe(1);
});

test('a process that has ended while compressing delays the others, and no more', async () => {
  let time = Date.now();
  const now = () => time;
  const ended = open({ now, compressBest: () => new Promise(() => undefined) });
  void ended.make();
  await vi.waitFor(async () => expect(await readdir(join(folder, 'claims'))).toHaveLength(1));
  let looks = 0;
  const pause = async () => {
    looks += 1;
    time += 2_500;
  };
  const { br } = await open({ now, pause }).make();
  expect(brotliDecompressSync(br)).toEqual(text);
  expect(looks).toBe(4);
});

test('a damaged file is replaced', async () => {
  await open().make();
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.entry'));
  await writeFile(join(folder, file), 'damaged');
  expect(await open().find('W/"a"')).toBeUndefined();
  const { br } = await open().make();
  expect(brotliDecompressSync(br)).toEqual(text);
});

test('a text that can’t be compressed is reported, and the next one is made', async () => {
  const { make, compressBest } = open();
  compressBest.mockRejectedValueOnce(new Error('no memory'));
  void make('W/"a"');
  const { br } = await make('W/"b"');
  expect(brotliDecompressSync(br)).toEqual(text);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    "front cache: a page can't be compressed: Error: no memory",
  );
});

test('without a disk, every process compresses for itself', async () => {
  await writeFile(join(folder, 'file'), '');
  const processes = [0, 1].map(() => open({ folder: join(folder, 'file', 'forms') }));
  for (const { make } of processes) await make();
  expect(processes.map(({ compressBest }) => compressBest.mock.calls.length)).toEqual([1, 1]);
});
