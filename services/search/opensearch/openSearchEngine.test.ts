import { describe, expect, test, vi } from 'vitest';
import type { WireSearchRequest } from '#upstream/search/wire.ts';
import { createSearchService } from '../searchService.ts';
import { ClusterError } from './cluster.ts';
import { createClusterEngine } from './openSearchEngine.ts';
import { emptySearch, fakeCluster, type Reply, replyFrom } from './testing.ts';

const name = 'vehicles-nordvik-se';
const request: WireSearchRequest = {
  index: name,
  fields: [],
  facets: [],
  filters: [],
  limit: 10,
  offset: 0,
};
const unavailable = new ClusterError('unavailable', 'no node answers');

function createEngine(reply: Reply, timeoutMs?: number) {
  const cluster = fakeCluster(reply);
  const log = vi.fn();
  return { cluster, log, engine: createClusterEngine(cluster, { log, timeoutMs }) };
}

describe('a search', () => {
  test('asks the index that the alias leads to, and gives its hits as JSON', async () => {
    const hit = { _source: { car_id: '1', car_brand: 'Škoda' }, sort: ['1'] };
    const answer = { hits: { total: { value: 1 }, hits: [hit] } };
    const { engine, cluster } = createEngine(replyFrom({ [name]: 'first' }, () => answer));
    const result = await engine.search(request);
    expect(result).toMatchObject({ ok: true, value: { facets: [], total: 1 } });
    const [json = new Uint8Array()] = result.ok ? result.value.hits : [];
    expect(Buffer.from(json).toString()).toBe('{"car_id":"1","car_brand":"Škoda"}');
    expect(cluster.askedOf('/first/_search')).toMatchObject([
      { query: { allow_partial_search_results: 'false' } },
    ]);
  });

  test.each<[string, Partial<WireSearchRequest>, object]>([
    ['an index of no kind', { index: 'boats-nordvik-se' }, { kind: 'unknown-index' }],
    ['an index without documents', { index: 'vehicles-other' }, { kind: 'unknown-index' }],
    ['several indices at once', { index: 'vehicles-*' }, { kind: 'unknown-index' }],
    ['an unknown sort', { sort_name: 'smell_asc' }, { kind: 'unknown-sort' }],
  ])('for %s is refused', async (_what, wrong, failure) => {
    const { engine } = createEngine(replyFrom({ [name]: 'first' }, () => emptySearch));
    const result = await engine.search({ ...request, ...wrong });
    expect(result).toMatchObject({ ok: false, failure });
  });

  test('follows the alias where the index it asked is gone', async () => {
    const { engine, cluster } = createEngine(replyFrom({ [name]: 'first' }, () => emptySearch));
    await engine.search(request);
    cluster.reply(
      replyFrom({ [name]: 'second' }, ({ path }) => {
        if (path.startsWith('/first/')) throw new ClusterError('missing', 'no such index');
        return emptySearch;
      }),
    );
    await expect(engine.search(request)).resolves.toMatchObject({ ok: true });
    expect(cluster.askedOf('/second/_search')).toHaveLength(1);
  });

  test.each<[string, Reply]>([
    ['no node answers', () => Promise.reject(unavailable)],
    [
      'the cluster says nothing for too long',
      replyFrom({ [name]: 'first' }, () => new Promise(() => undefined)),
    ],
  ])('is unavailable where %s', async (_what, reply) => {
    const { engine } = createEngine(reply, 20);
    await expect(engine.search(request)).resolves.toMatchObject({
      ok: false,
      failure: { kind: 'unavailable' },
    });
  });

  test('that is unavailable is told to callers as 503', async () => {
    const { engine } = createEngine(() => Promise.reject(unavailable));
    const service = createSearchService({ engine, apiKey: 'key' });
    const body = JSON.stringify(request);
    const headers = { 'x-api-key': 'key' };
    const answer = await service.handle(
      new Request('http://services.test/search', { method: 'POST', headers, body }),
    );
    expect(answer.status).toBe(503);
    await expect(answer.json()).resolves.toMatchObject({
      error: { kind: 'unavailable', message: expect.stringContaining('no node answers') },
    });
  });

  test('that the cluster does not understand is a mistake of ours', async () => {
    const { engine } = createEngine(
      replyFrom({ [name]: 'first' }, () => {
        throw new ClusterError('refused', 'parsing_exception');
      }),
    );
    await expect(engine.search(request)).rejects.toThrow('parsing_exception');
  });
});

describe('facts of the index', () => {
  const facets = [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_price' }];
  const reply = replyFrom({ [name]: 'first' }, ({ body }) => {
    const asked = JSON.stringify(body);
    if (asked.includes('composite')) {
      const isFirstPage = !asked.includes('after');
      const key = { value: isFirstPage ? 'Volvo' : 'Audi', child: isFirstPage ? 'V60' : null };
      const after_key = isFirstPage ? { value: 'Volvo', child: 'V60' } : undefined;
      return { aggregations: { pairs: { after_key, buckets: [{ key }] } } };
    }
    if (asked.includes('from')) return { ...emptySearch, aggregations: facetCounts };
    return { aggregations: { lowest: { value: 10 }, highest: { value: 90 } } };
  });
  const facetCounts = {
    0: { values: { buckets: [{ key: 'Audi', doc_count: 2, children: { buckets: [] } }] } },
    1: {
      values: { buckets: [{ key: 20, doc_count: 2 }] },
      lowest: { value: 21 },
      highest: { value: 21 },
    },
  };

  test('are found out page by page, and once', async () => {
    const { engine, cluster } = createEngine(reply);
    const result = await engine.search({ ...request, facets });
    expect(result).toMatchObject({
      value: {
        facets: [
          { values: [{ text: 'Audi', count: 2, children: [] }] },
          { values: [{ text: '20', count: 2, min: 21, max: 21 }] },
        ],
      },
    });
    expect(cluster.askedOf('/first/_search')).toHaveLength(4);
    await engine.search({ ...request, facets });
    expect(cluster.askedOf('/first/_search')).toHaveLength(5);
  });

  test('are asked for again after a failure', async () => {
    const { engine, cluster } = createEngine(
      replyFrom({ [name]: 'first' }, () => Promise.reject(unavailable)),
    );
    await expect(engine.search({ ...request, facets })).resolves.toMatchObject({ ok: false });
    cluster.reply(reply);
    await expect(engine.search({ ...request, facets })).resolves.toMatchObject({ ok: true });
  });
});

describe('a page beyond the ten thousandth hit', () => {
  function answerOf(total: number): Reply {
    return replyFrom({ [name]: 'first' }, ({ path, body }) => {
      if (path.endsWith('point_in_time')) return { pit_id: 'p' };
      const size: unknown = Reflect.get(body ?? {}, 'size');
      const hits = Array.from({ length: Number(size) }, (_, at) => ({
        _source: { car_id: `${at}` },
        sort: [at],
      }));
      return { hits: { total: { value: total }, hits } };
    });
  }

  test('is walked to in one state of the index', async () => {
    const { engine, cluster } = createEngine(answerOf(10_001));
    const result = await engine.search({ ...request, offset: 15_000 });
    expect(result).toMatchObject({ ok: true, value: { total: 10_001 } });
    expect(result.ok && result.value.hits).toHaveLength(10);
    expect(cluster.askedOf('/_search').map(({ method, body }) => ({ method, body }))).toMatchObject(
      [
        { method: 'POST', body: { size: 10_000, _source: false, pit: { id: 'p' } } },
        { method: 'POST', body: { size: 5000, _source: false, search_after: [9999] } },
        { method: 'POST', body: { size: 10, search_after: [4999] } },
        { method: 'DELETE', body: { pit_id: ['p'] } },
      ],
    );
  });

  test('is empty without a walk where there are not so many hits', async () => {
    const { engine, cluster } = createEngine(answerOf(9000));
    const result = await engine.search({ ...request, offset: 15_000 });
    expect(result).toMatchObject({ ok: true, value: { hits: [], total: 9000 } });
    expect(cluster.askedOf('/_search')).toEqual([]);
  });
});

describe('a replacement', () => {
  const documents = [{ car_id: '1' }, { car_id: '2' }];
  const filled: Reply = ({ path }) => {
    if (path.startsWith('/_alias/')) return { old: {} };
    if (path.endsWith('/_count')) return { count: documents.length };
    return path.endsWith('/_bulk') ? { errors: false } : emptySearch;
  };

  test('fills an index of its own, turns the alias to it, and removes the old one', async () => {
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
      `GET /_alias/${name}`,
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
    ['the cluster goes away', () => Promise.reject(unavailable), 'no node answers'],
  ])('leaves everything as it was where %s', async (_what, bulk, message) => {
    const { engine, cluster } = createEngine((asked) =>
      asked.path.endsWith('/_bulk') ? bulk(asked) : filled(asked),
    );
    await expect(engine.replace(name, documents)).rejects.toThrow(message);
    const index = cluster.asked[0]?.path;
    expect(cluster.asked.at(-1)).toMatchObject({ method: 'DELETE', path: index });
    expect(cluster.askedOf('/_aliases')).toEqual([]);
  });

  test('is not done where documents got lost', async () => {
    const { engine, cluster } = createEngine((asked) =>
      asked.path.endsWith('/_count') ? { count: 1 } : filled(asked),
    );
    await expect(engine.replace(name, documents)).rejects.toThrow('holds 1 documents instead of 2');
    expect(cluster.askedOf('/_aliases')).toEqual([]);
  });

  test.each<[string, string, readonly Record<string, unknown>[]]>([
    ['an id comes twice', name, [{ car_id: '1' }, { car_id: '1' }]],
    ['a document has no id', name, [{}]],
    ['there is no such kind', 'boats', []],
    ['the name means several indices', 'vehicles-*', []],
  ])('asks nothing of the cluster where %s', async (_what, index, wrong) => {
    const { engine, cluster } = createEngine(filled);
    await expect(engine.replace(index, wrong)).rejects.toThrow();
    expect(cluster.asked).toEqual([]);
  });

  test.each(['/_cluster/health', '/old'])(
    'is done although %s fails, which is logged',
    async (path) => {
      const { engine, log } = createEngine((asked) => {
        if (asked.path.startsWith(path)) throw unavailable;
        return filled(asked);
      });
      await engine.replace(name, documents);
      expect(log).toHaveBeenCalledTimes(1);
    },
  );

  test('waits for the one before it of the same index', async () => {
    const { engine, cluster } = createEngine(filled);
    await Promise.all([engine.replace(name, documents), engine.replace(name, documents)]);
    const created = cluster.asked.flatMap(({ method }, at) => (method === 'PUT' ? [at] : []));
    expect(created).toEqual([0, 8]);
  });
});
