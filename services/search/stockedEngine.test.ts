import { expect, test } from 'vitest';
import type { SearchDocument, SearchEngine } from '#search-engine/engine.ts';
import { plainRequest } from '#search-engine/testing/plainRequest.ts';
import { createStockedEngine } from './stockedEngine.ts';

/** Creates a stocked engine over a fake one, whose documents and replacements can be inspected. */
function setUp({ isBroken = false } = {}) {
  const stored = new Map<string, readonly SearchDocument[]>();
  const lines: string[] = [];
  let replacements = 0;
  const engine: SearchEngine = {
    search: async ({ index }) => {
      const documents = stored.get(index);
      if (documents === undefined) {
        return { ok: false, failure: { kind: 'unknown-index', index } };
      }
      return { ok: true, value: { facets: [], hits: [], total: documents.length } };
    },
    replace: async (index, documents) => {
      replacements += 1;
      if (isBroken) throw new Error('disk full');
      stored.set(index, await Array.fromAsync(documents));
    },
    patch: async (index, changes) => {
      if (!stored.has(index)) return { ok: false, failure: { kind: 'unknown-index', index } };
      return { ok: true, value: { added: changes.length, changed: 0, removed: 0, absent: 0 } };
    },
    stored: async () => new Map(),
    count: async (index) => stored.get(index)?.length,
    close: async () => undefined,
  };
  const stocked = createStockedEngine({
    engine,
    today: () => '2026-11-22',
    log: (line) => lines.push(line),
    indices: ['a', 'b'].map((name) => ({ name, generate: () => [{ name }, { name }] })),
  });
  return { stocked, stored, lines, replacements: () => replacements };
}

test('a missing index is generated once for concurrent searches', async () => {
  const { stocked, replacements } = setUp();
  const results = await Promise.all([
    stocked.search(plainRequest('a')),
    stocked.search(plainRequest('a')),
  ]);
  expect(results).toMatchObject([{ value: { total: 2 } }, { value: { total: 2 } }]);
  expect(replacements()).toBe(1);
});

test('a missing index is generated before it is patched', async () => {
  const { stocked, stored } = setUp();
  const changes = [{ kind: 'upsert', document: { name: 'new' } }] as const;
  expect(await stocked.patch('a', changes)).toMatchObject({ ok: true });
  expect(stored.get('a')).toHaveLength(2);
  expect(await stocked.patch('vehicles-mars', changes)).toMatchObject({ ok: false });
});

test('imported indices are kept, and generated ones are logged', async () => {
  const { stocked, stored, lines } = setUp();
  stored.set('a', [{ name: 'fed' }]);
  await stocked.fill();
  expect(lines).toEqual(['search: stocked with 2 documents of the group']);
  expect(stored.get('a')).toEqual([{ name: 'fed' }]);
  expect(stored.get('b')).toHaveLength(2);
});

test('an index outside the stock stays unknown', async () => {
  const { stocked } = setUp();
  expect(await stocked.search(plainRequest('vehicles-mars'))).toMatchObject({
    ok: false,
    failure: { kind: 'unknown-index' },
  });
});

test('a failed generation is logged, and retried on the next search', async () => {
  const { stocked, lines, replacements } = setUp({ isBroken: true });
  await stocked.fill();
  expect(await stocked.search(plainRequest('a'))).toMatchObject({ ok: false });
  expect(lines[0]).toBe("search: a can't be stocked: Error: disk full");
  expect(replacements()).toBe(3);
});

test('no index is generated after closing', async () => {
  const { stocked, replacements } = setUp();
  await stocked.close();
  await stocked.fill();
  await stocked.search(plainRequest('a'));
  expect(replacements()).toBe(0);
});
