import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { schemaOf } from '#stock/schemas.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';
import type { IndexChange, SearchDocument } from '../engine.ts';
import { createEmbeddedEngine, type EmbeddedEngine } from './embeddedEngine.ts';
import { createFolderWriter } from './folderWriter.ts';
import { indexFile } from './store/indexFiles.ts';

const index = 'vehicles-nordvik-se';

let folder: string;
let engines: EmbeddedEngine[];

beforeEach(async () => {
  // Otherwise the engines would also refresh whenever a test is slow, for example while it writes a file.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = await mkdtemp(join(tmpdir(), 'forecourt-search-'));
  engines = [];
});
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  await rm(folder, { recursive: true });
  vi.useRealTimers();
});

function open(): EmbeddedEngine {
  const engine = createEmbeddedEngine({
    schemaOf,
    folder,
    log: (line) => expect.unreachable(line),
  });
  engines.push(engine);
  return engine;
}

const everything: WireSearchRequest = {
  index,
  fields: ['car_id'],
  facets: [],
  filters: [],
  limit: 10,
  offset: 0,
};

async function found(engine: EmbeddedEngine): Promise<unknown> {
  const result = await engine.search(everything);
  if (!result.ok) return result.failure;
  return result.value.hits.map((hit) => JSON.parse(Buffer.from(hit).toString()).car_id);
}

const cars = (...ids: string[]): SearchDocument[] => ids.map((car_id) => ({ car_id }));

test('a new engine has no indices', async () => {
  await expect(found(open())).resolves.toEqual({ kind: 'unknown-index', index });
});

test('stored documents are found by the next process, whose first search waits for them', async () => {
  await open().replace(index, cars('2', '1'));
  await expect(found(open())).resolves.toEqual(['1', '2']);
});

test('replacing removes all previous documents', async () => {
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
  ['two documents with the same id', cars('5', '6', '5')],
  ['a value that is not JSON', [{ car_id: '5', car_price: 1n }]],
])('%s changes nothing', async (_what, documents) => {
  const engine = open();
  await engine.replace(index, cars('1'));
  await expect(engine.replace(index, documents)).rejects.toThrow();
  await expect(found(engine)).resolves.toEqual(['1']);
  await expect(found(open())).resolves.toEqual(['1']);
  await engine.replace(index, cars('7'));
  await expect(found(engine)).resolves.toEqual(['7']);
});

test('an index of an unknown kind is refused', async () => {
  await expect(open().replace('boats-nordvik-se', [])).rejects.toThrow('boats-nordvik-se');
});

test('searches use the old documents during a replacement', async () => {
  const engine = open();
  await engine.replace(index, cars('1'));
  const replaced = engine.replace(index, cars('2'));
  await expect(found(engine)).resolves.toEqual(['1']);
  await replaced;
  await expect(found(engine)).resolves.toEqual(['2']);
});

test('replacements run one after the other', async () => {
  const engine = open();
  await Promise.all(['1', '2', '3'].map((id) => engine.replace(index, cars(id))));
  await expect(found(engine)).resolves.toEqual(['3']);
});

describe('a patch', () => {
  const patch: readonly IndexChange[] = [
    { kind: 'remove', id: '1' },
    { kind: 'upsert', document: { car_id: '3' } },
    { kind: 'upsert', document: { car_id: '2', car_brand: 'Audi' } },
    { kind: 'remove', id: 'nobody' },
  ];
  const counts = { added: 1, changed: 1, removed: 1, absent: 1 };

  test('is visible immediately, and to the next process', async () => {
    const engine = open();
    await engine.replace(index, cars('1', '2'));
    await expect(engine.patch(index, patch)).resolves.toEqual({ ok: true, value: counts });
    await expect(found(engine)).resolves.toEqual(['2', '3']);
    await expect(found(open())).resolves.toEqual(['2', '3']);
    await engine.patch(index, [{ kind: 'remove', id: '3' }]);
    await engine.patch(index, [{ kind: 'upsert', document: { car_id: '1' } }]);
    await expect(found(engine)).resolves.toEqual(['1', '2']);
    await expect(found(open())).resolves.toEqual(['1', '2']);
    await engine.replace(index, cars('5'));
    await expect(found(open())).resolves.toEqual(['5']);
  });

  test('of another process is adopted', async () => {
    const running = open();
    await running.replace(index, cars('1', '2'));
    const writer = createFolderWriter(folder, schemaOf);
    await expect(writer.patch(index, patch)).resolves.toEqual({ ok: true, value: counts });
    await writer.close();
    await running.refresh();
    await expect(found(running)).resolves.toEqual(['2', '3']);
    await expect(writer.count(index)).resolves.toBe(2);
  });

  test('works without a folder, too', async () => {
    const engine = createEmbeddedEngine({ schemaOf, log: (line) => expect.unreachable(line) });
    engines.push(engine);
    await engine.replace(index, cars('1', '2'));
    await expect(engine.patch(index, patch)).resolves.toEqual({ ok: true, value: counts });
    await expect(found(engine)).resolves.toEqual(['2', '3']);
  });

  test('with an invalid change changes nothing', async () => {
    const engine = open();
    await engine.replace(index, cars('1'));
    const wrong: IndexChange = { kind: 'upsert', document: {} };
    await expect(engine.patch(index, [...patch, wrong])).rejects.toThrow('no car_id');
    await expect(found(engine)).resolves.toEqual(['1']);
    await expect(found(open())).resolves.toEqual(['1']);
  });

  test('of an unknown index is refused', async () => {
    await expect(open().patch(index, patch)).resolves.toEqual({
      ok: false,
      failure: { kind: 'unknown-index', index },
    });
  });
});

test('an index that was built by another version is rebuilt', async () => {
  const engine = open();
  await engine.replace(index, cars('2', '1'));
  await engine.patch(index, [{ kind: 'upsert', document: { car_id: '0' } }]);
  const database = new DatabaseSync(indexFile(folder, index));
  database.exec("UPDATE state SET built_by = 'an older version'");
  database.close();
  await expect(found(open())).resolves.toEqual(['0', '1', '2']);
});

describe('a damaged file', () => {
  const other = 'vehicles-nordvik-no';
  const openDamaged = (lines: string[]) => {
    const engine = createEmbeddedEngine({ schemaOf, folder, log: (line) => lines.push(line) });
    engines.push(engine);
    return engine;
  };
  async function damage(): Promise<string> {
    const engine = open();
    await engine.replace(index, cars('1'));
    await engine.replace(other, cars('2'));
    await engine.close();
    const file = indexFile(folder, index);
    await writeFile(file, 'no database '.repeat(1000));
    return file;
  }

  test('fails without affecting other indices, and is reported by name', async () => {
    const file = await damage();
    const lines: string[] = [];
    const engine = openDamaged(lines);
    await expect(found(engine)).resolves.toEqual({ kind: 'damaged', index, file });
    await expect(engine.search({ ...everything, index: other })).resolves.toMatchObject({
      value: { total: 1 },
    });
    expect(lines).toEqual([expect.stringContaining(file)]);
    expect(engine.indices()).toMatchObject([
      { name: other, documents: 1 },
      { name: index, documents: 0, problem: expect.stringContaining(file) },
    ]);
    await expect(engine.patch(index, [])).resolves.toMatchObject({ failure: { kind: 'damaged' } });
    await expect(engine.count(index)).rejects.toThrow(file);
    await expect(createFolderWriter(folder, schemaOf).count(index)).rejects.toThrow(file);
  });

  test('may also be an empty file', async () => {
    const file = await damage();
    await truncate(file);
    await expect(found(openDamaged([]))).resolves.toEqual({ kind: 'damaged', index, file });
  });

  test('is repaired by deleting it and reimporting the feed', async () => {
    const file = await damage();
    const engine = openDamaged([]);
    await found(engine);
    await rm(file);
    await engine.refresh();
    await expect(found(engine)).resolves.toEqual({ kind: 'unknown-index', index });
    await engine.replace(index, cars('3'));
    await expect(found(engine)).resolves.toEqual(['3']);
    expect(engine.indices()).toContainEqual({ name: index, documents: 1 });
  });

  test('of an open index leaves the loaded index in place', async () => {
    const lines: string[] = [];
    const engine = openDamaged(lines);
    await engine.replace(index, cars('1'));
    await writeFile(indexFile(folder, index), 'no database '.repeat(1000));
    await engine.refresh();
    await expect(found(engine)).resolves.toEqual(['1']);
    expect(lines).toHaveLength(1);
  });

  test('is logged again only for another reason', async () => {
    const lines: string[] = [];
    const engine = openDamaged(lines);
    const file = await damage();
    await engine.refresh();
    await writeFile(file, 'still no database '.repeat(1000));
    await engine.refresh();
    expect(lines).toEqual([expect.stringContaining('not a database')]);
    await truncate(file);
    await engine.refresh();
    expect(lines).toEqual([expect.anything(), expect.stringContaining('it is empty')]);
  });
});

test('a search that takes too long is aborted', async () => {
  let ms = 0;
  const now = () => {
    ms += 300;
    return ms;
  };
  const engine = createEmbeddedEngine({ schemaOf, log: (line) => expect.unreachable(line), now });
  engines.push(engine);
  await engine.replace(index, cars('1'));
  const filters = ['El', 'Bensin', 'Diesel', 'Gas'].map((value) => ({
    name: 'car_fuel',
    values: [value],
  }));
  await expect(engine.search({ ...everything, filters })).resolves.toEqual({
    ok: false,
    failure: { kind: 'too-slow', limitMs: 1000 },
  });
  await expect(engine.search(everything)).resolves.toMatchObject({ ok: true });
});

test('changes by another process are adopted within a second', async () => {
  const running = open();
  await expect(found(running)).resolves.toMatchObject({ kind: 'unknown-index' });
  await open().replace(index, cars('1'));
  vi.advanceTimersByTime(1000);
  // The watch has queued its refresh; this one runs after it.
  await running.refresh();
  await expect(found(running)).resolves.toEqual(['1']);
  expect(running.indices()).toEqual([{ name: index, documents: 1 }]);
});

test('without a folder, documents are kept in memory', async () => {
  const engine = createEmbeddedEngine({ schemaOf, log: (line) => expect.unreachable(line) });
  engines.push(engine);
  await engine.replace(index, cars('1'));
  await engine.replace(index, cars('2'));
  await expect(found(engine)).resolves.toEqual(['2']);
});

test.each(['a folder', 'memory'])(
  'stored documents in %s are found by their ids',
  async (place) => {
    const log = (line: string) => expect.unreachable(line);
    const kept = place === 'memory' ? undefined : folder;
    const engine = createEmbeddedEngine({ schemaOf, folder: kept, log });
    engines.push(engine);
    await engine.replace(index, [
      { car_id: 'a', car_price_history: [{ date: '2026-11-01', price: 1 }] },
      { car_id: 'b', car_price: 2 },
    ]);
    const a = { car_id: 'a', car_price_history: [{ date: '2026-11-01', price: 1 }] };
    await expect(engine.stored(index, ['a', 'c'])).resolves.toEqual(new Map([['a', a]]));
    await expect(engine.stored(index, [])).resolves.toEqual(new Map());
    await expect(engine.stored('vehicles-other', ['a'])).resolves.toEqual(new Map());
    if (kept === undefined) return;
    const writer = createFolderWriter(kept, schemaOf);
    await expect(writer.stored(index, ['a', 'c'])).resolves.toEqual(new Map([['a', a]]));
    await expect(writer.stored('vehicles-other', ['a'])).resolves.toEqual(new Map());
    await writer.close();
  },
);
