import { describe, expect, test, vi } from 'vitest';
import { schemaOf } from '#stock/schemas.ts';
import { ClusterError } from './cluster.ts';
import { createClusterEngine } from './openSearchEngine.ts';
import { emptySearch, fakeCluster, type Reply, replyFrom } from './testing.ts';

const name = 'vehicles-nordvik-se';

const unavailable = new ClusterError('unavailable', 'no node answers');

function createEngine(reply: Reply, timeoutMs?: number) {
  const cluster = fakeCluster(reply);
  const log = vi.fn();
  return { cluster, log, engine: createClusterEngine(cluster, { schemaOf, log, timeoutMs }) };
}

describe('a replacement', () => {
  const documents = [{ car_id: '1' }, { car_id: '2' }];
  const filled: Reply = ({ path }) => {
    if (path.startsWith('/_alias/')) return { old: { aliases: { [name]: {} } } };
    if (path.endsWith('/_count')) return { count: documents.length };
    return path.endsWith('/_bulk') ? { errors: false } : emptySearch;
  };

  test('fills a new index, moves the alias, and removes the old index', async () => {
    const { engine, cluster, log } = createEngine(filled);
    await engine.replace(name, documents);
    const index = cluster.asked[0]?.path.slice(1) ?? '';
    expect(index).toMatch(/^vehicles-nordvik-se-\d+-[0-9a-f]{6}$/);
    const asked = cluster.asked.map(
      ({ method, path }) => `${method} ${path.replace(index, 'new')}`,
    );
    expect(asked).toEqual([
      'PUT /new',
      'POST /new/_bulk',
      'POST /new/_refresh',
      'GET /new/_count',
      'GET /_cluster/health/new',
      `GET /_alias/${name},${name}.patch-*`,
      'POST /_aliases',
      'DELETE /old',
    ]);
    expect(cluster.askedOf('/_aliases')).toMatchObject([
      {
        body: {
          actions: [{ remove: { index: 'old', alias: name } }, { add: { index, alias: name } }],
        },
      },
    ]);
    expect(log).not.toHaveBeenCalled();
    expect(engine.indices?.()).toEqual([{ name, documents: 2 }]);
  });

  const refusedItem = { index: { error: { reason: 'no text' } } };
  test.each<[string, Reply, string]>([
    ['a document is refused', () => ({ errors: true, items: [refusedItem] }), 'no text'],
    ['the cluster becomes unavailable', () => Promise.reject(unavailable), 'no node answers'],
  ])('changes nothing if %s', async (_what, bulk, message) => {
    const { engine, cluster } = createEngine((asked) =>
      asked.path.endsWith('/_bulk') ? bulk(asked) : filled(asked),
    );
    await expect(engine.replace(name, documents)).rejects.toThrow(message);
    const index = cluster.asked[0]?.path;
    expect(cluster.asked.at(-1)).toMatchObject({ method: 'DELETE', path: index });
    expect(cluster.askedOf('/_aliases')).toEqual([]);
  });

  test('is rejected if documents are missing', async () => {
    const { engine, cluster } = createEngine((asked) =>
      asked.path.endsWith('/_count') ? { count: 1 } : filled(asked),
    );
    await expect(engine.replace(name, documents)).rejects.toThrow('holds 1 documents instead of 2');
    expect(cluster.askedOf('/_aliases')).toEqual([]);
  });

  test.each<[string, string, readonly Record<string, unknown>[]]>([
    ['the kind of index is unknown', 'boats', []],
    ['the name matches several indices', 'vehicles-*', []],
  ])('sends no request if %s', async (_what, index, wrong) => {
    const { engine, cluster } = createEngine(filled);
    await expect(engine.replace(index, wrong)).rejects.toThrow();
    expect(cluster.asked).toEqual([]);
  });

  test.each<[string, readonly Record<string, unknown>[]]>([
    ['an id comes twice', [{ car_id: '1' }, { car_id: '1' }]],
    ['a document has no id', [{}]],
  ])('removes the new index if %s', async (_what, wrong) => {
    const { engine, cluster } = createEngine(filled);
    await expect(engine.replace(name, wrong)).rejects.toThrow();
    expect(cluster.asked.at(-1)).toMatchObject({ method: 'DELETE', path: cluster.asked[0]?.path });
    expect(cluster.askedOf('/_aliases')).toEqual([]);
  });

  test.each(['/_cluster/health', '/old'])(
    'succeeds and logs the error if %s fails',
    async (path) => {
      const { engine, log } = createEngine((asked) => {
        if (asked.path.startsWith(path)) throw unavailable;
        return filled(asked);
      });
      await engine.replace(name, documents);
      expect(log).toHaveBeenCalledTimes(1);
    },
  );

  test('waits for the previous one of the same index', async () => {
    const { engine, cluster } = createEngine(filled);
    await Promise.all([engine.replace(name, documents), engine.replace(name, documents)]);
    const created = cluster.asked.flatMap(({ method }, at) => (method === 'PUT' ? [at] : []));
    expect(created).toEqual([0, 8]);
  });
});

describe('a patch', () => {
  const old = { car_id: '2', car_brand: 'Audi' };
  const docs = [
    { _id: '1', found: true, _source: { car_id: '1' } },
    { _id: '2', found: true, _source: old },
    { _id: '3', found: false },
    { _id: '4', found: false },
  ];
  const patched = replyFrom({ [name]: 'first' }, ({ path }) => {
    if (path.endsWith('/_mget')) return { docs };
    return path.endsWith('/_bulk') ? { errors: false } : emptySearch;
  });
  const changes = [
    { kind: 'remove', id: '1' },
    { kind: 'upsert', document: { car_id: '2' } },
    { kind: 'upsert', document: { car_id: '3' } },
    { kind: 'remove', id: '4' },
  ] as const;

  test('changes and refreshes the current generation, and marks it for other processes', async () => {
    const { engine, cluster } = createEngine(patched);
    await expect(engine.patch(name, changes)).resolves.toEqual({
      ok: true,
      value: { added: 1, changed: 1, removed: 1, absent: 1 },
    });
    expect(cluster.askedOf('/first/_bulk')).toMatchObject([
      {
        lines: [
          { delete: { _id: '1' } },
          { index: { _id: '2' } },
          { car_id: '2' },
          { index: { _id: '3' } },
          { car_id: '3' },
          { delete: { _id: '4' } },
        ],
      },
    ]);
    const asked = cluster.asked.map(({ method, path }) => `${method} ${path}`);
    const tail = ['POST /first/_bulk', 'POST /first/_refresh', 'POST /_aliases'];
    expect(asked.filter((line) => line.startsWith('POST')).slice(1)).toEqual(tail);
    expect(cluster.askedOf('/_aliases')).toMatchObject([
      {
        body: {
          actions: [
            { remove: { index: 'first', alias: `${name}.patch-*` } },
            { add: { index: 'first', alias: expect.stringMatching(/\.patch-\d+-[0-9a-f]{6}$/) } },
          ],
        },
      },
    ]);
  });

  test('that is refused in part is undone before it becomes visible', async () => {
    let bulks = 0;
    const { engine, cluster } = createEngine((asked) => {
      if (!asked.path.endsWith('/_bulk')) return patched(asked);
      bulks += 1;
      const items = [{ index: { error: { reason: 'no text' } } }];
      return bulks === 1 ? { errors: true, items } : { errors: false };
    });
    await expect(engine.patch(name, changes)).rejects.toThrow('no text');
    expect(cluster.askedOf('/first/_bulk').at(-1)).toMatchObject({
      lines: [
        { index: { _id: '1' } },
        { car_id: '1' },
        { index: { _id: '2' } },
        old,
        { delete: { _id: '3' } },
        { delete: { _id: '4' } },
      ],
    });
    expect(cluster.askedOf('/first/_refresh')).toEqual([]);
  });

  test.each<[string, Reply, string]>([
    ['there is no such index', replyFrom({}, () => emptySearch), 'unknown-index'],
    ['no node answers', () => Promise.reject(unavailable), 'unavailable'],
  ])('is refused if %s', async (_what, reply, kind) => {
    const { engine } = createEngine(reply);
    await expect(engine.patch(name, changes)).resolves.toMatchObject({ failure: { kind } });
  });
});
