import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchDocument } from '../engine.ts';
import { createEmbeddedEngine, type EmbeddedEngine } from './embeddedEngine.ts';

const index = 'vehicles-nordvik-se';

let folder: string;
let engines: EmbeddedEngine[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-search-'));
  engines = [];
});
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  await rm(folder, { recursive: true });
});

function open(): EmbeddedEngine {
  const engine = createEmbeddedEngine({ folder, log: (line) => expect.unreachable(line) });
  engines.push(engine);
  return engine;
}

async function found(engine: EmbeddedEngine): Promise<unknown> {
  const result = await engine.search({
    index,
    fields: ['car_id'],
    facets: [],
    filters: [],
    limit: 10,
    offset: 0,
  });
  if (!result.ok) return result.failure;
  return result.value.hits.map((hit) => JSON.parse(Buffer.from(hit).toString()).car_id);
}

const cars = (...ids: string[]): SearchDocument[] => ids.map((car_id) => ({ car_id }));

test('there is nothing to begin with', async () => {
  await expect(found(open())).resolves.toEqual({ kind: 'unknown-index', index });
});

test('what was stored is found by the next process, whose first search waits for it', async () => {
  await open().replace(index, cars('2', '1'));
  await expect(found(open())).resolves.toEqual(['1', '2']);
});

test('documents replace all that were there', async () => {
  const engine = open();
  await engine.replace(index, cars('1', '2'));
  await engine.replace(index, cars('3'));
  await expect(found(engine)).resolves.toEqual(['3']);
  await engine.replace(index, []);
  await expect(found(engine)).resolves.toEqual([]);
  await expect(found(open())).resolves.toEqual([]);
});

test.each<[string, SearchDocument[]]>([
  ['a document without an id', [{ car_id: '5' }, {}]],
  ['two documents of one id', cars('5', '6', '5')],
  ['what is no JSON', [{ car_id: '5', car_price: 1n }]],
])('%s leaves everything as it was', async (_what, documents) => {
  const engine = open();
  await engine.replace(index, cars('1'));
  await expect(engine.replace(index, documents)).rejects.toThrow();
  await expect(found(engine)).resolves.toEqual(['1']);
  await expect(found(open())).resolves.toEqual(['1']);
  await engine.replace(index, cars('7'));
  await expect(found(engine)).resolves.toEqual(['7']);
});

test('an index of no kind is refused', async () => {
  await expect(open().replace('boats-nordvik-se', [])).rejects.toThrow('boats-nordvik-se');
});

test('searches go on with the old documents while new ones come', async () => {
  const engine = open();
  await engine.replace(index, cars('1'));
  const replaced = engine.replace(index, cars('2'));
  await expect(found(engine)).resolves.toEqual(['1']);
  await replaced;
  await expect(found(engine)).resolves.toEqual(['2']);
});

test('replacements come one after the other', async () => {
  const engine = open();
  await Promise.all(['1', '2', '3'].map((id) => engine.replace(index, cars(id))));
  await expect(found(engine)).resolves.toEqual(['3']);
});

test('what another process stores is taken over within a second or two', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const running = open();
    await expect(found(running)).resolves.toMatchObject({ kind: 'unknown-index' });
    await open().replace(index, cars('1'));
    vi.advanceTimersByTime(1000);
    // The watch has noticed and is in the queue; this comes after it.
    await running.refresh();
    await expect(found(running)).resolves.toEqual(['1']);
    expect(running.indices()).toEqual([{ name: index, documents: 1 }]);
  } finally {
    vi.useRealTimers();
  }
});

test('without a folder all is in memory', async () => {
  const engine = createEmbeddedEngine({ log: (line) => expect.unreachable(line) });
  engines.push(engine);
  await engine.replace(index, cars('1'));
  await engine.replace(index, cars('2'));
  await expect(found(engine)).resolves.toEqual(['2']);
});
