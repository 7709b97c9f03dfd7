import { describe, expect, test, vi } from 'vitest';
import { createSearchService } from '#services/search/searchService.ts';
import { schemaOf } from '#stock/schemas.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';
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

const request: WireSearchRequest = {
  index: name,
  fields: [],
  facets: [],
  filters: [],
  limit: 10,
  offset: 0,
};

describe('a search', () => {
  test('queries the index of the alias, and returns its hits as JSON', async () => {
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
    ['an unknown kind of index', { index: 'boats-nordvik-se' }, { kind: 'unknown-index' }],
    ['an index without documents', { index: 'vehicles-other' }, { kind: 'unknown-index' }],
    ['several indices at once', { index: 'vehicles-*' }, { kind: 'unknown-index' }],
    ['an unknown sort', { sort_name: 'smell_asc' }, { kind: 'unknown-sort' }],
  ])('for %s is refused', async (_what, wrong, failure) => {
    const { engine } = createEngine(replyFrom({ [name]: 'first' }, () => emptySearch));
    const result = await engine.search({ ...request, ...wrong });
    expect(result).toMatchObject({ ok: false, failure });
  });

  test('follows the alias if the previous index is gone', async () => {
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
      'the cluster doesn’t answer in time',
      replyFrom({ [name]: 'first' }, () => new Promise(() => undefined)),
    ],
  ])('is unavailable if %s', async (_what, reply) => {
    const { engine } = createEngine(reply, 20);
    await expect(engine.search(request)).resolves.toMatchObject({
      ok: false,
      failure: { kind: 'unavailable' },
    });
  });

  test('that is unavailable is answered with 503', async () => {
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

  test('that the cluster refuses is a bug and throws', async () => {
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

  test('are read in pages, and only once', async () => {
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

  test('are requested again after a failure', async () => {
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

  test('is reached within one point in time of the index', async () => {
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

  test('is empty without further requests if there are fewer hits', async () => {
    const { engine, cluster } = createEngine(answerOf(9000));
    const result = await engine.search({ ...request, offset: 15_000 });
    expect(result).toMatchObject({ ok: true, value: { hits: [], total: 9000 } });
    expect(cluster.askedOf('/_search')).toEqual([]);
  });
});
