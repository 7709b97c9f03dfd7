import { describe, expect, test, vi } from 'vitest';
import type { CarLookup, CarService } from '#domain/cars/service.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import type { FinanceQuoteService } from '#domain/financeQuote/service.ts';
import { hirePurchase, testQuote } from '#domain/financeQuote/testing/testProducts.ts';
import { fail, ok } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import {
  createProductsHandler,
  createQuoteHandler,
  createTermsHandler,
} from './financeQuoteHandlers.ts';

const car = testRecord({
  id: '40100001',
  price: { amount: 13_495, currency: 'GBP' },
  registrationNumber: 'NQ71 FKE',
});
const found: CarLookup = { kind: 'found', car };
const quote = testQuote();

function createTools(lookup: CarLookup, failure?: UpstreamFailure) {
  const answer = <Value>(value: Value) => (failure ? fail(failure) : ok(value));
  const financeQuotes = {
    products: vi.fn<FinanceQuoteService['products']>(async () => answer([hirePurchase])),
    quote: vi.fn<FinanceQuoteService['quote']>(async () => answer({ kind: 'quoted', quote })),
    terms: vi.fn<FinanceQuoteService['terms']>(async () => answer('Terms')),
  };
  const cars: CarService = {
    hasCars: (site) => site === 'nordvik-uk' || site === 'carstore-se',
    car: async () => lookup,
    search: async () => ({ cars: [], total: 0, facets: [] }),
  };
  return {
    cars,
    financeQuotes,
    refuse: async () => undefined,
    log: vi.fn<(line: string) => void>(),
  };
}

interface Case {
  readonly lookup?: CarLookup;
  readonly failure?: UpstreamFailure;
  readonly headers?: Record<string, string>;
}

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('https://uk.nordvik.example/api/codeweaver', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });
}

const creators = { products: createProductsHandler, quote: createQuoteHandler };

async function send(
  kind: keyof typeof creators,
  body: unknown,
  { lookup = found, failure, headers }: Case = {},
) {
  const tools = createTools(lookup, failure);
  const answer = await creators[kind](tools)(post(body, headers));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return { ...tools, status: answer.status, body: await answer.json() };
}

const which = { site: 'nordvik-uk', carId: '40100001' };
const choice = { family: 'HP', term: 48, deposit: 1_800, calculation: 'toPayment' };

test('products are those of the car in the index, whatever price the browser sends', async () => {
  const { status, body, financeQuotes } = await send('products', { ...which, price: 1 });
  expect([status, body]).toEqual([200, JSON.parse(JSON.stringify({ products: [hirePurchase] }))]);
  expect(financeQuotes.products).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      id: '40100001',
      price: 13_495,
      registrationNumber: 'NQ71 FKE',
      organisation: 'nordvik-uk',
    }),
  );
});

test('a quote is for the choice in the body', async () => {
  const { status, body, financeQuotes } = await send('quote', { ...which, choice });
  expect([status, body]).toEqual([200, { kind: 'quoted', quote }]);
  expect(financeQuotes.quote.mock.calls[0]?.[1]).toEqual(choice);
});

describe('a request is refused', () => {
  test.each<[string, keyof typeof creators, unknown, Case, number, string]>([
    [
      'of another site’s page',
      'quote',
      { ...which, choice },
      { headers: { 'sec-fetch-site': 'cross-site' } },
      403,
      'cross-site',
    ],
    ['without a car', 'products', { site: 'nordvik-uk' }, {}, 400, 'invalid-request'],
    ['without a choice', 'quote', which, {}, 400, 'invalid-request'],
    [
      'with a negative deposit',
      'quote',
      { ...which, choice: { ...choice, deposit: -1 } },
      {},
      400,
      'invalid-request',
    ],
    [
      'with half a month',
      'quote',
      { ...which, choice: { ...choice, term: 1.5 } },
      {},
      400,
      'invalid-request',
    ],
    [
      'that is too long',
      'products',
      { ...which, more: 'a'.repeat(3_000) },
      {},
      400,
      'invalid-request',
    ],
    [
      'for a site without finance quotes',
      'products',
      { ...which, site: 'carstore-se' },
      {},
      404,
      'unknown-site',
    ],
    ['for an unknown site', 'products', { ...which, site: '../x' }, {}, 404, 'unknown-site'],
    ['for a car that is gone', 'products', which, { lookup: { kind: 'missing' } }, 404, 'missing'],
    [
      'for a car that isn’t registered',
      'products',
      which,
      { lookup: { kind: 'found', car: { ...car, registrationNumber: undefined } } },
      404,
      'no-finance',
    ],
    [
      'while the index is down',
      'products',
      which,
      { lookup: { kind: 'failed', failure: { kind: 'timeout', afterMs: 1 } } },
      503,
      'timeout',
    ],
  ])('%s', async (_what, kind, body, given, status, failure) => {
    const answer = await send(kind, body, given);
    expect([answer.status, answer.body]).toEqual([status, { failure }]);
    expect(answer.financeQuotes.products).not.toHaveBeenCalled();
    expect(answer.financeQuotes.quote).not.toHaveBeenCalled();
  });
});

test.each<[string, readonly unknown[], readonly unknown[]]>([
  ['term', [1, 240], [0, 241, 1.5]],
  ['deposit', [0, 10_000_000], [-1, 10_000_001]],
  ['payment', [0, 10_000_000], [-1, 10_000_001]],
  ['mileage', [0, 10_000_000], [-1, 10_000_001]],
  ['family', ['H', 'H'.repeat(100)], ['', 'H'.repeat(101)]],
  ['calculation', ['toPayment', 'toDeposit'], ['', 'toTerm']],
])('%s takes %j, and not %j', async (name, taken, refused) => {
  const statusOf = async (value: unknown) =>
    (await send('quote', { ...which, choice: { ...choice, [name]: value } })).status;
  for (const value of taken) expect(await statusOf(value)).toBe(200);
  for (const value of refused) expect(await statusOf(value)).toBe(400);
});

test.each([
  ['4', 200],
  ['4'.repeat(100), 200],
  ['', 400],
  ['4'.repeat(101), 400],
])('a car’s id may have up to 100 characters: %s', async (carId, status) => {
  expect((await send('products', { ...which, carId })).status).toBe(status);
});

const failures: readonly [UpstreamFailure, number][] = [
  [{ kind: 'timeout', afterMs: 8_000 }, 504],
  [{ kind: 'unreachable', reason: 'ECONNREFUSED' }, 503],
  [{ kind: 'overloaded', reason: 'queue-full' }, 503],
  [{ kind: 'unauthorized' }, 502],
  [{ kind: 'server-error', status: 500 }, 502],
  [{ kind: 'malformed', reason: 'no JSON' }, 502],
];

test.each(failures)('%j of the lender is logged and answered with %i', async (failure, status) => {
  for (const kind of ['products', 'quote'] as const) {
    const answer = await send(kind, { ...which, choice }, { failure });
    expect([answer.status, answer.body]).toEqual([status, { failure: failure.kind }]);
    expect(answer.log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^codeweaver: .*401/));
  }
});

describe('terms', () => {
  async function terms(query: string, failure?: UpstreamFailure, value: string | undefined = 'T') {
    const tools = createTools(found, failure);
    if (!failure) tools.financeQuotes.terms.mockResolvedValue(ok(value));
    const request = new Request(`https://uk.nordvik.example/api/codeweaver/legal${query}`);
    const answer = await createTermsHandler(tools)(request);
    return { ...tools, status: answer.status, body: await answer.json() };
  }

  test('are those of the quote', async () => {
    const { status, body, financeQuotes } = await terms('?quoteRef=CW-1');
    expect([status, body]).toEqual([200, { terms: 'T' }]);
    expect(financeQuotes.terms).toHaveBeenCalledExactlyOnceWith('CW-1');
  });

  test.each([[''], ['?quoteRef='], ['?quoteRef=../default'], [`?quoteRef=${'a'.repeat(101)}`]])(
    'need a reference, which %j lacks',
    async (query) => {
      const { status, financeQuotes } = await terms(query);
      expect(status).toBe(400);
      expect(financeQuotes.terms).not.toHaveBeenCalled();
    },
  );

  test('of an unknown quote are missing', async () => {
    const tools = createTools(found);
    tools.financeQuotes.terms.mockResolvedValue(ok(undefined));
    const request = new Request('https://uk.nordvik.example/api/codeweaver/legal?quoteRef=CW-0');
    expect((await createTermsHandler(tools)(request)).status).toBe(404);
  });

  test('may fail', async () => {
    expect((await terms('?quoteRef=CW-1', { kind: 'unauthorized' })).status).toBe(502);
  });
});
