import { expect, test } from 'vitest';
import type { QuoteChoice } from '#domain/financeQuote/quote.ts';
import type { QuotedVehicle } from '#domain/financeQuote/vehicle.ts';
import { createUpstream } from '../http/upstream.ts';
import { createFinanceQuoteClient } from './client.ts';
import { plainText } from './parse.ts';
import { wireCfdRequest, wireDefaultRequest } from './wire.ts';

const vehicle: QuotedVehicle = {
  id: '40100001',
  kind: 'car',
  vin: 'WBA1',
  price: 13_495,
  registrationNumber: 'NQ71 FKE',
  registeredOn: '2022-01-17',
  organisation: 'nordvik-uk',
};

const choice: QuoteChoice = {
  family: 'HP',
  term: 48,
  deposit: 1_800,
  payment: 300,
  calculation: 'toDeposit',
};

function answering(body: unknown, status = 200) {
  const asked: { url: string; headers: Headers; body: unknown }[] = [];
  const client = createFinanceQuoteClient({
    url: 'https://finance.example/api',
    key: 'secret',
    timeoutMs: 1000,
    upstream: createUpstream({ name: 'codeweaver', maxConcurrent: 1, maxQueued: 1, maxWaitMs: 1 }),
    tools: {
      fetch: async (input, init) => {
        const sent = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
        asked.push({ url: String(input), headers: new Headers(init?.headers), body: sent });
        return Response.json(body, { status });
      },
      now: () => 0,
      wait: async () => undefined,
    },
  });
  return { asked, client };
}

const products = {
  Products: [
    {
      Name: 'Hire Purchase',
      FamilyKey: 'HP',
      Term: { Values: [48, 24], Default: 36, Locale: { DisplayValue: '36 months' } },
      Deposit: { Minimum: 0, Maximum: 9_000, Default: 1_800 },
      Payment: { Minimum: 9, Maximum: 1, Default: 5 },
      AnnualMileage: { Minimum: 10_000, Maximum: 10_000, Default: 10_000 },
    },
    { Name: 'Something else' },
  ],
};

test('the products are requested with the vehicle, the dealer and the key', async () => {
  const { asked, client } = answering(products);
  await client.products(vehicle);
  expect(asked[0]?.url).toBe('https://finance.example/api/default');
  expect(asked[0]?.headers.get('x-api-key')).toBe('secret');
  expect(wireDefaultRequest.parse(asked[0]?.body)).toEqual({
    PhysicalVehicle: {
      Type: 'Car',
      SourceVehicleId: '40100001',
      Vin: 'WBA1',
      Status: 'PreOwned',
      OnTheRoadPrice: 13_495,
      Registration: {
        RegistrationNumber: 'NQ71 FKE',
        CountryCode: 'GB',
        DateRegisteredWithDvla: '2022-01-17',
      },
    },
    Organisation: { Identifier: 'nordvik-uk' },
  });
});

test('readable products are kept, with sorted values that contain the default', async () => {
  expect(await answering(products).client.products(vehicle)).toEqual({
    ok: true,
    value: [
      {
        name: 'Hire Purchase',
        family: 'HP',
        parameters: {
          term: {
            values: { kind: 'list', values: [24, 36, 48] },
            initial: 36,
            initialText: '36 months',
          },
          deposit: {
            values: { kind: 'range', min: 0, max: 9_000 },
            initial: 1_800,
            initialText: undefined,
          },
          payment: undefined,
          mileage: {
            values: { kind: 'range', min: 10_000, max: 10_000 },
            initial: 10_000,
            initialText: undefined,
          },
        },
      },
    ],
  });
});

test.each([
  ['one value', { Values: [24], Default: 36 }, { kind: 'list', values: [24, 36] }],
  ['only the default', { Values: [36], Default: 36 }, { kind: 'list', values: [36] }],
  [
    'values and a range',
    { Values: [24], Minimum: 12, Maximum: 60, Default: 36 },
    { kind: 'list', values: [24, 36] },
  ],
  [
    'no value but a range',
    { Values: [], Minimum: 12, Maximum: 60, Default: 36 },
    { kind: 'range', min: 12, max: 60 },
  ],
  [
    'a range without its default',
    { Minimum: 12, Maximum: 24, Default: 36 },
    { kind: 'range', min: 12, max: 36 },
  ],
  ['no value and no range', { Values: [], Default: 36 }, undefined],
  ['half a range', { Minimum: 12, Default: 36 }, undefined],
])('a parameter with %s is read', async (_what, Term, values) => {
  const { client } = answering({ Products: [{ Name: 'A', FamilyKey: 'HP', Term }] });
  const answer = await client.products(vehicle);
  expect(answer.ok && answer.value[0]?.parameters.term?.values).toEqual(values);
});

test('a quote is requested with what the visitor chose', async () => {
  const { asked, client } = answering({});
  await client.quote(vehicle, choice);
  expect(asked[0]?.url).toBe('https://finance.example/api/cfd');
  expect(wireCfdRequest.parse(asked[0]?.body).VehicleRequests[0]).toMatchObject({
    Id: '40100001',
    Parameters: {
      Term: 48,
      CashDeposit: 1_800,
      RegularPayment: 300,
      FinanceProductFamilyKeys: ['HP'],
      CalculationType: 'ToCashDeposit',
      Organisation: { Identifier: 'nordvik-uk' },
    },
  });
});

function quoted(more: object = {}, quote: object = {}) {
  const Quote = {
    Term: 48,
    TotalDeposit: 1_800,
    TotalRegularPayment: 406.4,
    QuoteReference: 'Q1',
    ...quote,
  };
  const Finance = { Quote };
  return {
    Vehicles: [{ Id: vehicle.id, HasError: false, FinanceQuotations: [{ Finance }], ...more }],
  };
}

const bare = {
  reference: 'Q1',
  term: 48,
  deposit: 1_800,
  payment: 406.4,
  mileage: undefined,
  applyUrl: undefined,
  notifications: [],
  blocks: [],
  terms: undefined,
};

test.each<[string, unknown, object]>([
  ['only figures', quoted(), { kind: 'quoted', quote: bare }],
  [
    'an address that isn’t one',
    quoted({}, { QuoteActions: { Apply: 'javascript:alert(1)' } }),
    { kind: 'quoted', quote: bare },
  ],
  [
    'an error',
    quoted({ HasError: true, Error: { UserMessage: ' Too old. ' } }),
    { kind: 'refused', message: 'Too old.' },
  ],
  ['an error without a message', quoted({ HasError: true }), { kind: 'refused' }],
  ['no quotation', quoted({ FinanceQuotations: [] }), { kind: 'refused' }],
])('an answer with %s is read', async (_what, body, value) => {
  expect(await answering(body).client.quote(vehicle, choice)).toEqual({ ok: true, value });
});

test.each([
  ['an error', {}, 500, { kind: 'server-error', status: 500 }],
  ['a refused key', {}, 401, { kind: 'unauthorized' }],
  [
    'another vehicle',
    { Vehicles: [{ Id: 'x', HasError: false }] },
    200,
    { kind: 'malformed', reason: 'another vehicle' },
  ],
  ['a negative payment', quoted({}, { TotalRegularPayment: -1 }), 200, { kind: 'malformed' }],
  ['a list', [], 200, { kind: 'malformed' }],
])('%s is a failure', async (_what, body, status, failure) => {
  const answer = await answering(body, status).client.quote(vehicle, choice);
  expect(answer).toMatchObject({ ok: false, failure });
});

test.each([
  [
    'nothing readable',
    { Products: [{ Name: 7 }] },
    { ok: false, failure: { kind: 'malformed', reason: 'no readable product' } },
  ],
  ['no products', { Products: [] }, { ok: true, value: [] }],
])('an answer with %s has its own result', async (_what, body, expected) => {
  expect(await answering(body).client.products(vehicle)).toMatchObject(expected);
});

test('the terms are requested by the reference, as part of the query', async () => {
  const { asked, client } = answering({ TermsAndConditions: '<p>One</p><p>Two</p>' });
  expect(await client.terms('a b&c')).toEqual({ ok: true, value: 'One\nTwo' });
  expect(asked[0]?.url).toBe('https://finance.example/api/legal?quoteRef=a%20b%26c');
});

test('an unknown quote has no terms', async () => {
  expect(await answering({}, 404).client.terms('Q0')).toEqual({ ok: true, value: undefined });
});

test.each([
  ['Plain\n\ntext', 'Plain\ntext'],
  ['<h2>Terms</h2><ul><li>A &amp; B</li><li>&pound;10&nbsp;fee</li></ul>', 'Terms\nA & B\n£10 fee'],
  ['a<br/>b <b onclick="x">c</b>', 'a\nb c'],
])('%j becomes plain text', (html, text) => {
  expect(plainText(html)).toBe(text);
});
