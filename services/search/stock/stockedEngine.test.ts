import { expect, test } from 'vitest';
import { createEmbeddedEngine } from '../embedded/embeddedEngine.ts';
import type { SearchDocument, SearchEngine } from '../engine.ts';
import { createStockedEngine } from './stockedEngine.ts';
import { stockIndices } from './stockIndices.ts';

const ask = (index: string) => ({
  index,
  fields: [],
  facets: [],
  filters: [],
  limit: 1,
  offset: 0,
});

/** A shop whose shelves can be looked at, and whose deliveries are counted. */
function setUp({ isBroken = false } = {}) {
  const shelves = new Map<string, readonly SearchDocument[]>();
  const lines: string[] = [];
  let deliveries = 0;
  const engine: SearchEngine = {
    search: async ({ index }) => {
      const documents = shelves.get(index);
      if (documents === undefined) {
        return { ok: false, failure: { kind: 'unknown-index', index } };
      }
      return { ok: true, value: { facets: [], hits: [], total: documents.length } };
    },
    replace: async (index, documents) => {
      deliveries += 1;
      if (isBroken) throw new Error('disk full');
      shelves.set(index, documents);
    },
    close: async () => undefined,
  };
  const stocked = createStockedEngine({
    engine,
    today: () => '2026-11-22',
    log: (line) => lines.push(line),
    indices: ['a', 'b'].map((name) => ({ name, generate: () => [{ name }, { name }] })),
  });
  return { stocked, shelves, lines, deliveries: () => deliveries };
}

test('an index that is asked for first is made once, however many ask', async () => {
  const { stocked, deliveries } = setUp();
  const results = await Promise.all([stocked.search(ask('a')), stocked.search(ask('a'))]);
  expect(results).toMatchObject([{ value: { total: 2 } }, { value: { total: 2 } }]);
  expect(deliveries()).toBe(1);
});

test('what a feed has brought stays, and what is added is told', async () => {
  const { stocked, shelves, lines } = setUp();
  shelves.set('a', [{ name: 'fed' }]);
  await stocked.fill();
  expect(lines).toEqual(['search: stocked with 2 documents of the demo group']);
  expect(shelves.get('a')).toEqual([{ name: 'fed' }]);
  expect(shelves.get('b')).toHaveLength(2);
});

test('an index of nobody stays unknown', async () => {
  const { stocked } = setUp();
  expect(await stocked.search(ask('vehicles-mars'))).toMatchObject({
    ok: false,
    failure: { kind: 'unknown-index' },
  });
});

test('an index that can’t be made is told, and tried again when it is asked for', async () => {
  const { stocked, lines, deliveries } = setUp({ isBroken: true });
  await stocked.fill();
  expect(await stocked.search(ask('a'))).toMatchObject({ ok: false });
  expect(lines[0]).toBe("search: a can't be stocked: Error: disk full");
  expect(deliveries()).toBe(3);
});

test('nothing is made once it is closed', async () => {
  const { stocked, deliveries } = setUp();
  await stocked.close();
  await stocked.fill();
  await stocked.search(ask('a'));
  expect(deliveries()).toBe(0);
});

// The engine starts a thread for each index, which takes a while on a busy machine.
test('the embedded engine finds cars, facilities and motorcycles', {
  timeout: 30_000,
}, async () => {
  const engine = createStockedEngine({
    engine: createEmbeddedEngine({ log: () => undefined }),
    today: () => '2026-11-22',
    log: () => undefined,
  });
  const question = { filters: [{ name: 'caroftheweek', values: ['true'] }] };
  const found = await engine.search({ ...ask('vehicles-carstore-se'), ...question });
  expect(found).toMatchObject({ ok: true, value: { total: 6 } });
  expect(await engine.search(ask('sites-carstore-sk'))).toMatchObject({ value: { total: 4 } });
  const motorcycles = await Promise.all(
    ['mc', 'MC', 'motorsykkel', 'motorcycle', 'motorsykler'].map((keyphrase) =>
      engine.search({ ...ask('vehicles-nordvik-no'), keyphrase }),
    ),
  );
  expect(motorcycles.map((it) => it.ok && it.value.total)).toEqual([36, 36, 36, 36, 36]);
  await engine.close();
});

test('there are two indices for each of seven sites', () => {
  expect(stockIndices.map(({ name }) => name)).toEqual(
    [
      'nordvik-se',
      'nordvik-no',
      'nordvik-uk',
      'carstore-se',
      'carstore-no',
      'carstore-fi',
      'carstore-sk',
    ].flatMap((site) => [`vehicles-${site}`, `sites-${site}`]),
  );
});
