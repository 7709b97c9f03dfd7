import { describe, expect, test, vi } from 'vitest';
import type { CarSearchRequest } from '#domain/cars/service.ts';
import type { Site } from '#domain/sites/site.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import type { HttpTools } from '../http/request.ts';
import { createAskSearch } from './ask.ts';
import { createCarClient } from './carClient.ts';
import { cardFields, recordFields } from './carFields.ts';
import { wireSearchRequest } from './wire.ts';

const volvo = { car_id: 'MLB210', slug: 'volvo-v60', car_brand: 'Volvo', car_model: 'V60' };
const kia = { car_id: 'MLB211', slug: 'kia-niro', car_brand: 'Kia', car_model: 'Niro' };
const fuels = { name: 'car_fuel', type: 'terms', values: [{ text: 'El', count: 2 }] };

interface Answer {
  readonly content?: unknown;
  readonly facet?: unknown;
  readonly total_items?: unknown;
  readonly dropped_words?: readonly string[];
  readonly repaired_words?: readonly object[];
  readonly similar_words?: readonly object[];
}

function answer(body: Answer = {}, status = 200): HttpTools['fetch'] {
  const whole = { content: [volvo, kia], facet: [fuels], total_items: 2, ...body };
  return async () => Response.json(whole, { status });
}

const financeQuote = { organisation: 'x', vatRate: 0.2, reserve: 'a', partExchange: 'b' };

/** All sites have cars except the restaurant. */
function findSite(id: string): Site | undefined {
  const site = { ...testSite, id, contentName: id };
  const indices = { vehicles: `vehicles-${id}`, facilities: `sites-${id}` };
  if (id === 'nordvik-restaurant-se') return site;
  const quoted = id === 'nordvik-uk' && { financeQuote };
  return { ...site, currency: id === 'carstore-sk' ? 'EUR' : 'SEK', indices, ...quoted };
}

function createClient(fetch = answer()) {
  const clock = { now: 0 };
  const log = vi.fn();
  const tools = { fetch: vi.fn(fetch), now: () => clock.now, wait: async () => undefined };
  const url = 'https://search.example/search';
  const ask = createAskSearch({ url, key: 'key', timeoutMs: 3000, tools });
  const client = createCarClient({ ask, findSite, now: tools.now, log });
  return { client, clock, log, fetch: tools.fetch };
}

const request: CarSearchRequest = { site: 'nordvik-se', limit: 48 };

/** The request that a search sends to the index. */
async function questionOf(more: Partial<CarSearchRequest>): Promise<unknown> {
  const { client, fetch } = createClient();
  await client.search({ ...request, ...more });
  const [call] = fetch.mock.calls;
  expect(call?.[0]).toBe('https://search.example/search');
  expect(new Headers(call?.[1]?.headers).get('x-api-key')).toBe('key');
  const question: unknown = JSON.parse(String(call?.[1]?.body));
  expect(wireSearchRequest.parse(question)).toEqual(question);
  return question;
}

const unreadablePrice = expect.stringMatching(
  /^cars: index vehicles-nordvik-se: invalid fields of cars: 1; the first: car_price: /,
);

describe('a search', () => {
  test('queries the site’s index with the key, in the agreed format', async () => {
    const question = await questionOf({
      site: 'carstore-fi',
      keyphrase: ' volvo ',
      fixed: { brand: ['Volvo'] },
      filters: { price: ['1000', '2000'], model: ['V60', 'V90'], color: ['Röd'] },
      facets: [{ name: 'brand', childName: 'model' }, { name: 'price' }, { name: 'fuel' }],
      sortName: 'price-asc',
      offset: 48,
    });
    expect(question).toEqual({
      index: 'vehicles-carstore-fi',
      fields: cardFields,
      keyphrase: 'volvo',
      facets: [
        {
          name: 'car_brand',
          child_name: 'car_model',
          sort_order: 'count_desc',
          filters: [{ name: 'car_model', values: ['V60', 'V90'] }],
        },
        {
          name: 'car_price',
          sort_order: 'count_desc',
          filters: [{ name: 'car_price', values: ['1000', '2000'] }],
        },
        { name: 'car_fuel', sort_order: 'count_desc', filters: [] },
      ],
      limit: 48,
      offset: 48,
      sort_name: 'car_price_asc',
      filters: [
        { name: 'car_brand', values: ['Volvo'] },
        { name: 'car_color', values: ['Röd'] },
      ],
    });
  });

  const budget = { loan: ['0', '2000'], downPayment: ['20%'], loanMonths: ['36'] };

  test('asks for a monthly cost on the loans’ own terms like for any range', async () => {
    const { loan } = budget;
    const asked = await questionOf({ filters: { loan }, facets: [{ name: 'loan' }] });
    const own = { name: 'car_loan_monthly_cost', values: ['0', '2000'] };
    expect(asked).toMatchObject({ fields: cardFields, facets: [{ filters: [own] }], filters: [] });
    expect(asked).not.toHaveProperty('monthly_budget');
  });

  test('asks for a budget on a visitor’s own terms, and for the loan that says what it costs', async () => {
    const asked = await questionOf({ filters: budget, facets: [{ name: 'loan' }] });
    expect(asked).toMatchObject({
      fields: [...cardFields, 'car_loan_option'],
      facets: [{ name: 'car_loan_monthly_cost', filters: [] }],
      filters: [],
      monthly_budget: { low: 0, high: 2000, months: 36, down_payment_percentage: 20 },
    });
  });

  test('terms without a budget exclude no car', async () => {
    const asked = await questionOf({ filters: { downPayment: ['50000'] } });
    expect(asked).toMatchObject({ fields: [...cardFields, 'car_loan_option'], filters: [] });
    expect(asked).not.toHaveProperty('monthly_budget');
  });

  test('asks for the order by the cost on a visitor’s own terms', async () => {
    const terms = { downPayment: ['50000'], loanMonths: ['36'] };
    const asked = await questionOf({ filters: terms, sortName: 'loan-asc' });
    expect(asked).toMatchObject({
      sort_name: 'car_loan_monthly_cost_asc',
      sort_terms: { months: 36, down_payment: 50_000 },
    });
    const other = await questionOf({ filters: terms, sortName: 'price-asc' });
    expect(other).not.toHaveProperty('sort_terms');
    expect(await questionOf({ sortName: 'loan-asc' })).not.toHaveProperty('sort_terms');
  });

  test('asks nothing about loans where a lender quotes for cars', async () => {
    const asked = await questionOf({
      site: 'nordvik-uk',
      filters: { ...budget, fuel: ['Electric'] },
      facets: [{ name: 'loan' }],
      sortName: 'loan-asc',
    });
    const filters = [{ name: 'car_fuel', values: ['Electric'] }];
    expect(asked).toMatchObject({ fields: cardFields, facets: [], filters });
    expect(asked).not.toHaveProperty('sort_name');
    expect(asked).not.toHaveProperty('sort_terms');
  });

  test('omits parameters that were not given', async () => {
    const { index, fields } = { index: 'vehicles-nordvik-se', fields: cardFields };
    const question = await questionOf({ keyphrase: ' ', filters: { fuel: [] } });
    expect(question).toEqual({ index, fields, facets: [], limit: 48, offset: 0, filters: [] });
  });

  test('returns cars, facets and the total', async () => {
    const { client } = createClient(answer({ content: [null, volvo, 'Kia'], total_items: 12_345 }));
    await expect(client.search({ ...request, site: 'carstore-sk' })).resolves.toMatchObject({
      cars: [{ id: 'MLB210', price: { currency: 'EUR' } }],
      total: 12_345,
      facets: [{ kind: 'choice', name: 'fuel' }],
    });
  });

  test('says how words were read, and nothing if they are in all cars', async () => {
    const repairs = [{ typed: 'vlvo', read: 'volvo' }];
    const words = { dropped_words: ['lila'], repaired_words: repairs, similar_words: repairs };
    const { client } = createClient(answer(words));
    expect(await client.search(request)).toMatchObject({
      droppedWords: ['lila'],
      repairedWords: repairs,
      similarWords: repairs,
    });
    const none = { dropped_words: [], repaired_words: [], similar_words: [] };
    const found = await createClient(answer(none)).client.search(request);
    expect(Object.keys(found).filter((name) => name.endsWith('Words'))).toEqual([]);
  });

  test.each([
    [0, 0],
    [-1, 0],
    [2.5, 2],
  ])('of %d hits has %d', async (total_items, total) => {
    const { client } = createClient(answer({ total_items }));
    expect(await client.search(request)).toMatchObject({ total });
  });

  test('logs one line for an answer with cars that can’t be read', async () => {
    const { car_brand: _, ...nameless } = volvo;
    const { client, log } = createClient(answer({ content: [nameless, kia, 'V60'] }));
    const { cars } = await client.search(request);
    expect(cars.map(({ id }) => id)).toEqual(['MLB211']);
    await client.search(request);
    expect(log.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^cars: index vehicles-nordvik-se: invalid cars: 2; the first: car_brand: /,
        ),
      ],
    ]);
  });

  test('logs one line for fields that can’t be read', async () => {
    const { client, log } = createClient(answer({ content: [{ ...volvo, car_price: '1 000' }] }));
    await client.search(request);
    expect(log.mock.calls).toEqual([[unreadablePrice]]);
  });

  test('returns cars if facets are invalid', async () => {
    const { client } = createClient(answer({ facet: 'none' }));
    const { cars, facets, failure } = await client.search(request);
    expect([cars.length, facets, failure]).toEqual([2, [], undefined]);
  });

  test('of a site without cars throws', async () => {
    const { client, fetch } = createClient();
    const site = 'nordvik-restaurant-se';
    await expect(client.search({ ...request, site })).rejects.toThrow(site);
    await expect(client.car(site, 'MLB210')).rejects.toThrow(site);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('an answer', () => {
  test('is used for a minute, regardless of the order of clicks', async () => {
    const { client, clock, fetch } = createClient();
    const [fuel, body] = [['El'], ['SUV']];
    await client.search({ ...request, filters: { fuel, body } });
    clock.now = 59_999;
    await client.search({ ...request, filters: { body, fuel } });
    expect(fetch).toHaveBeenCalledTimes(1);
    clock.now = 60_000;
    await client.search({ ...request, filters: { body, fuel } });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is not used for another search', async () => {
    const { client, fetch } = createClient();
    await client.search(request);
    await client.search({ ...request, site: 'nordvik-no' });
    await client.search({ ...request, offset: 48 });
    await client.search({ ...request, fixed: { fuel: ['El'] } });
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  test('is used again if the same search fails later', async () => {
    const { client, clock, fetch, log } = createClient();
    const good = await client.search(request);
    clock.now = 60_000;
    fetch.mockImplementationOnce(answer({}, 500));
    await expect(client.search(request)).resolves.toEqual({ ...good, isStale: true });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'cars: search of nordvik-se: answered with status 500; the last good answer is used',
    );
  });
});

const failures: readonly (readonly [string, HttpTools['fetch'], string])[] = [
  ['a refused key', answer({}, 401), 'unauthorized'],
  ['an error', answer({}, 502), 'server-error'],
  ['too many requests', answer({}, 429), 'rate-limited'],
  ['no list', answer({ content: 'none' }), 'malformed'],
  ['no number of hits', answer({ total_items: 'many' }), 'malformed'],
  ['a page', async () => new Response('<html>'), 'malformed'],
  ['no connection', () => Promise.reject(new TypeError('refused')), 'unreachable'],
  ['silence', () => Promise.reject(new DOMException('', 'TimeoutError')), 'timeout'],
];

describe.each(failures)('%s', (_what, fetch, kind) => {
  test('returns no cars and the failure, and is logged', async () => {
    const { client, log } = createClient(fetch);
    const failure = expect.objectContaining({ kind });
    const result = { cars: [], total: 0, facets: [], failure };
    await expect(client.search(request)).resolves.toEqual(result);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^cars: search of nordvik-se: ./)]]);
  });

  test('is a failed lookup of a car', async () => {
    const { client, log } = createClient(fetch);
    const lookup = { kind: 'failed', failure: { kind } };
    await expect(client.car('nordvik-se', 'MLB210')).resolves.toMatchObject(lookup);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^cars: car MLB210 of nordvik-se: ./)]]);
  });

  test('is not remembered', async () => {
    const { client, fetch: asked } = createClient(fetch);
    await client.search(request);
    asked.mockImplementation(answer());
    await expect(client.search(request)).resolves.toMatchObject({ total: 2 });
  });
});

describe('a car', () => {
  test('logs one line for fields that can’t be read', async () => {
    const { client, log } = createClient(answer({ content: [{ ...volvo, car_price: '1 000' }] }));
    await expect(client.car('nordvik-se', 'MLB210')).resolves.toMatchObject({ kind: 'found' });
    expect(log.mock.calls).toEqual([[unreadablePrice]]);
  });

  test('is requested by id, with all fields', async () => {
    const { client, fetch } = createClient();
    await client.car('nordvik-no', 'MLB210');
    const question: unknown = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body));
    expect(wireSearchRequest.parse(question)).toEqual(question);
    expect(question).toEqual({
      index: 'vehicles-nordvik-no',
      fields: recordFields,
      facets: [],
      limit: 1,
      offset: 0,
      filters: [{ name: 'car_id', values: ['MLB210'] }],
    });
  });

  test.each(['MLB210', 'mlb210'])('is found as %s', async (id) => {
    const { client } = createClient(answer({ content: [{ ...volvo, car_equipment: ['Krok'] }] }));
    await expect(client.car('nordvik-se', id)).resolves.toMatchObject({
      kind: 'found',
      car: { id: 'MLB210', equipment: ['Krok'], price: { currency: 'SEK' } },
    });
  });

  test('logs one line if its loan or leasing is invalid', async () => {
    const dear = { ...volvo, car_leasing_options: [{ leasing_type: 'Private' }] };
    const { client, log } = createClient(answer({ content: [dear] }));
    await expect(client.car('nordvik-se', 'MLB210')).resolves.toMatchObject({ kind: 'found' });
    expect(log.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^cars: index vehicles-nordvik-se: invalid finance options: 1; the first: car_leasing_options\.monthly_cost: /,
        ),
      ],
    ]);
  });

  test('is missing if the index has none, which is remembered too', async () => {
    const { client, fetch, log } = createClient(answer({ content: [], total_items: 0 }));
    await expect(client.car('nordvik-se', 'MLB999')).resolves.toEqual({ kind: 'missing' });
    await client.car('nordvik-se', 'MLB999');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(log).not.toHaveBeenCalled();
  });

  test.each(['', '..', 'a/b', 'a b', 'å', 'a%2fb'])(
    'is missing if %j is not a valid id',
    async (id) => {
      const { client, fetch } = createClient();
      await expect(client.car('nordvik-se', id)).resolves.toEqual({ kind: 'missing' });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['garbage', [null]],
    ['without a brand', [{ ...volvo, car_brand: undefined }]],
    ['another one', [kia]],
  ])('that is %s can’t be read, and isn’t called missing', async (_what, content) => {
    const { client } = createClient(answer({ content }));
    const failure = { kind: 'malformed', reason: 'car MLB210 of nordvik-se can’t be read' };
    const lookup = { kind: 'failed', failure };
    await expect(client.car('nordvik-se', 'MLB210')).resolves.toEqual(lookup);
  });
});
