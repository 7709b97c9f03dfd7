import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmbeddedEngine } from '#search-engine/embedded/embeddedEngine.ts';
import type {
  EngineRefusal,
  EngineResult,
  SearchDocument,
  SearchEngine,
} from '#search-engine/engine.ts';
import { testLoan } from '#stock/feed/testing/testLoan.ts';
import { schemaOf } from '#stock/schemas.ts';
import { wireFacet, wireSearchAnswer } from '#upstream/search/wire.ts';
import { createApplication } from '../application.ts';
import { createSearchService } from './searchService.ts';

const engine = createEmbeddedEngine({ schemaOf, log: (line) => expect.unreachable(line) });
const service = createSearchService({ engine, apiKey: 'forecourt-local' });
const application = createApplication({
  services: [service],
  origin: 'http://services.test',
  delay: async () => undefined,
});

const cars: readonly SearchDocument[] = [
  {
    car_id: '1',
    car_brand: 'Volvo',
    car_model: 'V60',
    car_price: 100,
    car_description: 'Röd "pärla" 🚗',
    car_images: [{ original: '/-/media/1.webp' }],
  },
  { car_id: '2', car_brand: 'Volvo', car_model: 'XC60', car_price: 300, not_in_the_schema: [1] },
  { car_id: '3', car_brand: 'Audi', car_model: 'A4' },
];
const dealers: readonly SearchDocument[] = [
  { site_id: '10', slug: 'b', website_sort_order: 2, site_departments: [{ group: 'Workshop' }] },
  { site_id: '11', slug: 'a', website_sort_order: 1, site_departments: [{ group: 'Parts' }] },
];

beforeAll(async () => {
  await engine.replace('vehicles-nordvik-se', cars);
  await engine.replace('sites-nordvik-se', dealers);
});
afterAll(() => engine.close());

const question = {
  index: 'vehicles-nordvik-se',
  fields: ['car_id'],
  facets: [],
  filters: [],
  limit: 10,
  offset: 0,
};

async function post(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await application(
    new Request('http://services.test/search', {
      method: 'POST',
      headers: { 'x-api-key': 'forecourt-local', ...headers },
      body: text,
    }),
  );
  return { status: answer.status, body: await answer.json() };
}

describe('an answer', () => {
  test('matches the wire schema', async () => {
    const facets = [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_price' }];
    const { status, body } = await post({ ...question, facets, limit: 1, offset: 1 });
    expect(status).toBe(200);
    const answer = wireSearchAnswer.parse(body);
    expect(body).toEqual({
      facet: answer.facet.map((facet) => wireFacet.parse(facet)),
      content: [{ car_id: '2' }],
      total_items: 3,
      limit: 1,
      offset: 1,
    });
    expect(answer.facet).toHaveLength(2);
  });

  test('contains whole documents if no field is named', async () => {
    const { body } = await post({ ...question, fields: [] });
    expect(body.content).toEqual(cars);
  });

  test('contains the requested fields that each document has', async () => {
    const fields = ['car_price', 'car_description', 'car_id', 'car_images', 'car_body'];
    const { body } = await post({ ...question, fields });
    const [first = {}] = cars;
    expect(body.content).toEqual([
      {
        car_id: '1',
        car_price: 100,
        car_description: first['car_description'],
        car_images: first['car_images'],
      },
      { car_id: '2', car_price: 300 },
      { car_id: '3' },
    ]);
    const { body: none } = await post({ ...question, fields: ['car_body'] });
    expect(none.content).toEqual([{}, {}, {}]);
  });

  test('contains only facets if the limit is 0', async () => {
    const facets = [{ name: 'car_brand' }];
    const { body } = await post({ ...question, facets, limit: 0 });
    expect(body).toMatchObject({ content: [], total_items: 3 });
    expect(body.facet[0].values).toEqual([
      { text: 'Volvo', count: 2 },
      { text: 'Audi', count: 1 },
    ]);
  });

  test('contains at most 24 hits by default', async () => {
    const { limit, ...unlimited } = question;
    expect(limit).not.toBe(24);
    expect((await post(unlimited)).body).toMatchObject({ limit: 24, total_items: 3 });
  });

  test('is also available for dealers', async () => {
    const filters = [{ name: 'site_departments.group', values: ['Workshop'] }];
    const sites = { ...question, index: 'sites-nordvik-se', fields: ['slug'] };
    expect((await post({ ...sites, filters })).body.content).toEqual([{ slug: 'b' }]);
    const sorted = await post({ ...sites, sort_name: 'website_sort_order_asc' });
    expect(sorted.body.content).toEqual([{ slug: 'a' }, { slug: 'b' }]);
  });
});

describe('a refusal names the problem:', () => {
  test.each([
    ['an index', { index: 'vehicles-nowhere' }, 'unknown-index', 'vehicles-nowhere'],
    ['a kind of index', { index: '../etc/passwd' }, 'unknown-index', '../etc/passwd'],
    ['a field', { fields: ['car_wings'] }, 'unknown-field', '"car_wings"'],
    ['a property of all objects', { fields: ['constructor'] }, 'unknown-field', 'constructor'],
    ['a part of a field', { fields: ['site_departments.group'] }, 'unknown-field', 'fields'],
    ['a filter', { filters: [{ name: 'x', values: [] }] }, 'unknown-field', '"filters"'],
    ['a text to choose', { filters: [{ name: 'car_description', values: [] }] }, 'unknown-field'],
    ['a facet', { facets: [{ name: '__proto__' }] }, 'unknown-field', '"facets"'],
    ['a facet of ids', { facets: [{ name: 'car_id' }] }, 'unknown-field', 'car_id'],
    [
      'a child of many',
      { facets: [{ name: 'car_brand', child_name: 'car_equipment' }] },
      'unknown-field',
    ],
    [
      'a choice that is another facet’s',
      { facets: [{ name: 'car_brand', filters: [{ name: 'car_fuel', values: ['El'] }] }] },
      'unknown-field',
      'car_fuel',
    ],
    ['a sort', { sort_name: 'car_price' }, 'unknown-sort', '"car_price"'],
    ['a sort by words', { sort_name: 'car_description_asc' }, 'unknown-sort'],
    ['a negative limit', { limit: -1 }, 'malformed', 'limit'],
    ['half a hit', { limit: 0.5 }, 'malformed', 'limit'],
    ['too many hits', { limit: 100_000 }, 'malformed', 'limit'],
    [
      'too many values',
      { filters: [{ name: 'car_brand', values: Array.from({ length: 501 }, () => 'x') }] },
      'malformed',
      'filters.0.values',
    ],
    [
      'too many values in a facet',
      {
        facets: [
          {
            name: 'car_brand',
            filters: [{ name: 'car_brand', values: Array.from({ length: 501 }, () => 'x') }],
          },
        ],
      },
      'malformed',
      'facets.0.filters.0.values',
    ],
    [
      'a value that is not a list',
      { filters: [{ name: 'car_fuel', values: 'El' }] },
      'malformed',
      'filters.0.values',
    ],
  ])('%s', async (_what, part, kind, mention = '') => {
    const { status, body } = await post({ ...question, ...part });
    expect(status).toBe(400);
    expect(body.error.kind).toBe(kind);
    expect(body.error.message).toContain(mention);
  });

  test.each([
    ['an empty body', '', 400, 'malformed'],
    ['invalid JSON', '{', 400, 'malformed'],
    ['a list instead of an object', '[]', 400, 'malformed'],
    ['a body that is too large', ' '.repeat(1_000_001), 413, 'too-large'],
  ])('%s', async (_what, body, status, kind) => {
    await expect(post(body)).resolves.toMatchObject({ status, body: { error: { kind } } });
  });

  test('a missing or wrong key', async () => {
    for (const key of ['', 'guess'])
      expect((await post(question, { 'x-api-key': key })).status).toBe(401);
  });

  test('another method', async () => {
    const answer = await application(new Request('http://services.test/search'));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});

describe('unusual input is answered normally:', () => {
  const fuel = { name: 'car_fuel', values: ['El'] };
  test.each([
    ['ten thousand characters', { keyphrase: 'volvo '.repeat(1700) }, 2],
    ['one word of ten thousand', { keyphrase: 'v'.repeat(10_000) }, 0],
    ['SQL', { keyphrase: "'; DROP TABLE documents; --" }, 0],
    ['a pattern', { keyphrase: '(q+)+$ .* [\\' }, 0],
    ['an emoji', { keyphrase: '🚗' }, 0],
    ['an emoji beside a word', { keyphrase: '🚗 volvo' }, 2],
    ['broken characters', { keyphrase: '\ud800 \u0000 volvo' }, 2],
    ['five hundred filters', { filters: Array.from({ length: 500 }, () => fuel) }, 0],
    ['a far page', { offset: 99_999 }, 3],
    ['an unknown value', { filters: [{ name: 'car_brand', values: ['Volvo', '💥'] }] }, 2],
    ['an id of a property', { filters: [{ name: 'car_id', values: ['__proto__'] }] }, 0],
  ])('%s', async (_what, part, total) => {
    const { status, body } = await post({ ...question, ...part });
    expect(status).toBe(200);
    expect(body.total_items).toBe(total);
  });
});

test('the front page shows the indices', async () => {
  const page = await (await application(new Request('http://services.test/'))).text();
  expect(page).toContain('<code>vehicles-nordvik-se</code> 3');
});

describe('what no stock has', () => {
  test('a search that finds more cars than are counted', async () => {
    const { body } = await post({ ...question, keyphrase: ' ManyHits ', limit: 2 });
    expect(body).toMatchObject({ total_items: 12_345 });
    expect(wireSearchAnswer.parse(body).content).toHaveLength(2);
  });

  test('a facility without an id', async () => {
    const filters = [{ name: 'slug', values: ['facility-without-id'] }];
    const fields = ['slug', 'site_id', 'website_sort_order'];
    const { body } = await post({
      ...question,
      index: 'sites-nordvik-se',
      fields,
      filters,
      limit: 1,
    });
    expect(wireSearchAnswer.parse(body).content).toEqual([
      { slug: 'facility-without-id', site_id: null, website_sort_order: expect.any(Number) },
    ]);
    const car = await post({ ...question, filters: [{ name: 'slug', values: ['a'] }] });
    expect(car.body).toMatchObject({ total_items: 0 });
  });

  test('has a car that has just arrived', async () => {
    const { body } = await post({ ...question, keyphrase: 'justarrived', limit: 2 });
    const [first, second] = wireSearchAnswer.parse(body).content;
    expect(first).toMatchObject({ car_publishdate: expect.stringMatching(/^20.*Z$/) });
    expect(second).not.toHaveProperty('car_publishdate');
  });

  test('is named on the front page', async () => {
    const answer = await application(new Request('http://services.test/'));
    const page = await answer.text();
    expect(page).toContain('<code>a search for manyhits</code>');
    expect(page).toContain('<code>a search for justarrived</code>');
    expect(page).toContain('<code>the facility facility-without-id</code>');
  });
});

describe('an engine that can’t answer', () => {
  const refusing = (failure: EngineRefusal): SearchEngine => ({
    ...engine,
    search: async () => ({ ok: false, failure }),
    patch: async () => ({ ok: false, failure }),
    indices: () => [
      { name: 'vehicles-a', documents: 0, problem: 'The file a.sqlite is damaged: torn.' },
      { name: 'vehicles-b', documents: 7 },
    ],
  });
  const applicationOf = (other: SearchEngine, limitMs?: number) =>
    createApplication({
      services: [createSearchService({ engine: other, apiKey: 'forecourt-local', limitMs })],
      origin: 'http://services.test',
      delay: async () => undefined,
    });
  const asked = () =>
    new Request('http://services.test/search', {
      method: 'POST',
      headers: { 'x-api-key': 'forecourt-local' },
      body: JSON.stringify(question),
    });

  test.each<[EngineRefusal, string]>([
    [{ kind: 'damaged', index: 'vehicles-a', file: '/data/a.sqlite' }, 'vehicles-a'],
    [{ kind: 'damaged', index: 'vehicles-a', file: '/data/a.sqlite' }, '/data/a.sqlite'],
    [{ kind: 'too-slow', limitMs: 1000 }, '1000 ms'],
    [{ kind: 'unavailable', reason: 'no node' }, 'no node'],
  ])('is %j: 503 that mentions %s', async (failure, mention) => {
    const answer = await applicationOf(refusing(failure))(asked());
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      error: { kind: failure.kind, message: expect.stringContaining(mention) },
    });
  });

  test('in time is answered with 503', async () => {
    const silent = { ...engine, search: () => new Promise<EngineResult>(() => undefined) };
    const answer = await applicationOf(silent, 20)(asked());
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { kind: 'too-slow' } });
  });

  test('is shown on the front page', async () => {
    const failure = { kind: 'unavailable', reason: '' } as const;
    const page = await applicationOf(refusing(failure))(new Request('http://services.test/'));
    const text = await page.text();
    expect(text).toContain('The file a.sqlite is damaged: torn.');
    expect(text).toContain('damaged indices');
  });
});

describe('single changes', () => {
  const car = {
    car_id: '7',
    slug: 'volvo-v90',
    car_brand: 'Volvo',
    car_model: 'V90',
    car_is_used: true,
    car_is_sample: false,
    car_price_currency: 'SEK',
    car_publishdate: '2026-11-01',
  };
  const index = 'vehicles-patched-se';

  async function patch(
    lines: readonly unknown[],
    { name = index, key = 'forecourt-local', end = lines.length, method = 'PATCH' } = {},
  ) {
    const all = [...lines, { end_of_feed: end }].map((line) => JSON.stringify(line));
    const answer = await application(
      new Request(`http://services.test/search/feeds/${name}`, {
        method,
        headers: { 'x-api-key': key },
        body: all.join('\n'),
      }),
    );
    return { status: answer.status, body: await answer.json() };
  }
  const ids = async () =>
    (await post({ ...question, index })).body.content.map((hit: { car_id: string }) => hit.car_id);

  beforeAll(() => engine.replace(index, cars));

  test('are visible once they are answered', async () => {
    const { status, body } = await patch([
      { remove: '1' },
      { upsert: car },
      { upsert: { ...car, car_id: '2' } },
      { remove: '99' },
    ]);
    expect({ status, body }).toEqual({
      status: 200,
      body: { added: 1, changed: 1, removed: 1, absent: 1 },
    });
    expect(await ids()).toEqual(['2', '3', '7']);
    await patch([{ remove: '7' }, { upsert: { ...car, car_id: '1' } }]);
    expect(await ids()).toEqual(['1', '2', '3']);
  });

  test('are corrected where a monthly cost differs from the terms of the loan', async () => {
    const wrong = { ...car, car_id: '2', car_loan_option: testLoan, car_loan_monthly_cost: 1 };
    const { status, body } = await patch([{ upsert: wrong }]);
    expect(status).toBe(200);
    const reason = expect.stringContaining('3776 by the terms');
    const corrected = [{ line: 1, field: 'car_loan_monthly_cost', reason }];
    expect(body).toMatchObject({ changed: 1, corrected });
  });

  test.each<[string, readonly unknown[], object, RegExp]>([
    ['a line is invalid', [{ remove: '1' }, { upsert: {} }], {}, /"line":2,"field":"car_id"/],
    ['a price is invalid', [{ upsert: { ...car, car_campaign_price: 1 } }], {}, /campaign/],
    ['a line is neither', [{ delete: '1' }], {}, /neither/],
    ['an id comes twice', [{ upsert: car }, { remove: '7' }], {}, /line 1 already/],
    ['the feed is truncated', [{ remove: '1' }], { end: 5 }, /counts 5 lines/],
  ])('are all refused if %s', async (_what, lines, options, message) => {
    const { status, body } = await patch(lines, options);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(message);
    expect(await ids()).toEqual(['1', '2', '3']);
  });

  test.each<[object, number]>([
    [{ key: 'guess' }, 401],
    [{ method: 'PUT' }, 405],
    [{ name: 'boats-se' }, 400],
    [{ name: 'vehicles-nowhere' }, 400],
  ])('by %j are refused with %d', async (options, status) => {
    expect((await patch([{ remove: '1' }], options)).status).toBe(status);
  });

  test('that are too large are refused', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => ({
      remove: `${at}${'a'.repeat(600_000)}`,
    }));
    expect((await patch(lines)).status).toBe(413);
  });
});
