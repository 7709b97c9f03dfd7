import { describe, expect, test } from 'vitest';
import type { BookingService } from '#domain/booking/service.ts';
import { testBookingRequest } from '#domain/booking/testing/testBooking.ts';
import { createUpstream } from '../http/upstream.ts';
import { createMechmateClient } from './client.ts';

type Answer = () => Promise<Response>;

function answering(answer: Answer) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const upstream = createUpstream({ name: 'a', maxConcurrent: 1, maxQueued: 1, maxWaitMs: 1 });
  const client = createMechmateClient({
    url: 'https://workshops.example',
    key: 'secret',
    limits: { questionMs: 1_000, bookingMs: 2_000, bookingWaitMs: 1_000, silenceMs: 500 },
    upstream,
    tools: {
      fetch: async (input, init) => {
        asked.push({ url: String(input), init });
        return answer();
      },
      now: () => 0,
      wait: async () => undefined,
    },
  });
  return { asked, client, health: upstream.health };
}

const json = (body: unknown, status = 200) =>
  answering(async () => Response.json(body, { status }));

test('offerings are read one by one, and unreadable ones are left out', async () => {
  const { client } = json({
    serviceOfferingCategories: [
      {
        name: 'Däck',
        offerings: [
          { code: 7, name: 'Montering', price: 349, priceKnown: true, unitPrice: unit(0, 1e9) },
          { code: 'a', name: 'Utan pris', price: null, priceKnown: true, priceDiscount: 9 },
          { code: 'b', name: 'Fel pris', price: 'gratis', priceKnown: true },
          { name: 'Utan kod' },
          null,
        ],
      },
      { name: 'Tom', offerings: [] },
      7,
    ],
  });
  const unknown = { price: 0, priceKnown: false, priceDiscount: 0 };
  expect(await client.services('MLB111', { latitude: 59, longitude: 18 })).toMatchObject({
    ok: true,
    value: [
      {
        name: 'Däck',
        offerings: [
          {
            code: '7',
            category: 'Däck',
            price: 349,
            isAvailable: true,
            unitPrice: { unit: 1, minimum: 1, maximum: 100, unitAbbreviation: 'st', postfix: '' },
          },
          { code: 'a', ...unknown },
          { code: 'b', ...unknown },
        ],
      },
    ],
  });
});

test('what is told about a visit is read, and left out if it is unreadable', async () => {
  const priced = { name: 'Oljebyte', price: 1_490, priceKnown: true };
  const { client } = json({
    serviceOfferingCategories: [
      {
        name: 'Service',
        offerings: [
          { ...priced, code: 'known', durationMinutes: 45, canWait: true },
          { ...priced, code: 'unreadable', durationMinutes: '45 min', canWait: 'ja' },
          { ...priced, code: 'impossible', durationMinutes: -5, canWait: null },
          { ...priced, code: 'absent' },
        ],
      },
    ],
  });
  const answer = await client.services('MLB111', { latitude: 59, longitude: 18 });
  const offerings = answer.ok ? (answer.value[0]?.offerings ?? []) : [];
  const visits = offerings.map(({ code, durationMinutes, canWait }) => ({
    code,
    durationMinutes,
    canWait,
  }));
  expect(visits).toEqual([
    { code: 'known', durationMinutes: 45, canWait: true },
    { code: 'unreadable' },
    { code: 'impossible' },
    { code: 'absent' },
  ]);
});

function unit(minimum: number, maximum: number) {
  return { unit: -3, minimum, maximum };
}

test.each([
  ['null', null, /object/],
  ['text', 'hello', /object/],
  ['no list', { serviceOfferingCategories: null }, /array/],
  ['nothing readable', { serviceOfferingCategories: [{ name: '' }] }, /^no readable category$/],
])('%s instead of offerings is a failure', async (_what, body, reason) => {
  const { client, health } = json(body);
  expect(await client.addons('MLB111', { latitude: 59, longitude: 18 })).toMatchObject({
    ok: false,
    failure: { kind: 'malformed', reason: expect.stringMatching(reason) },
  });
  expect(health().state).toBe('down');
});

test.each([
  [{ 'Error Result': ['VehicleNotFound'] }, 404, { kind: 'vehicle-not-found' }, 'up'],
  [
    { 'Error Result': ['BrandNotSupported,BMW'] },
    400,
    { kind: 'brand-not-supported', brand: 'BMW' },
    'up',
  ],
  [{ 'Error Result': ['ServerError'] }, 500, { kind: 'unavailable' }, 'down'],
  [{ error: 'oops' }, 500, { kind: 'server-error', status: 500 }, 'down'],
  [{ message: 'java.lang.Error' }, 502, { kind: 'server-error', status: 502 }, 'down'],
  [{ message: 'Ring oss.' }, 499, { kind: 'refused', message: 'Ring oss.' }, 'up'],
  [{ message: 'java.lang.Error' }, 500, { kind: 'server-error', status: 500 }, 'down'],
  [{}, 300, { kind: 'server-error', status: 300 }, 'down'],
  [{}, 401, { kind: 'unauthorized' }, 'down'],
])('%j with status %d is %j', async (body, status, failure, state) => {
  const { client, health } = json(body, status);
  expect(await client.vehicle('MLB111')).toEqual({ ok: false, failure });
  expect(health().state).toBe(state);
});

test('the parts of an address are encoded', async () => {
  const { asked, client } = json([]);
  await client.prices({
    registrationNumber: '../a b',
    mileage: 0,
    departmentId: '1/2',
    offerings: ['a&b', 'c'],
  });
  expect(asked[0]?.url).toBe(
    'https://workshops.example/prices/..%2Fa%20b/0/1%2F2?serviceOfferings=a%26b%2Cc',
  );
});

describe('a booking', () => {
  const key = '6f0a4c1e-7d6b-4b0e-9a53-0f4f2b1c8d7e';
  const send = (tools: { readonly client: BookingService }) =>
    tools.client.book(
      testBookingRequest({
        serviceOfferingRequests: [
          { offeringCode: 'a', unitsSelected: 2, userInput: 'Hej', shownPrice: 10 },
        ],
      }),
      key,
    );
  const unknownOutcome = { ok: false, failure: { kind: 'unknown-outcome' } };

  test('is sent once, with its key and without the prices that were shown', async () => {
    const tools = json({ id: 7, registrationNumber: 'MLB111', kobraProductIds: [1, 'a'] });
    expect(await send(tools)).toEqual({
      ok: true,
      value: { id: '7', registrationNumber: 'MLB111', productIds: ['1', 'a'] },
    });
    const [{ init } = { init: undefined }] = tools.asked;
    expect(tools.asked).toHaveLength(1);
    expect(new Headers(init?.headers).get('idempotency-key')).toBe(key);
    expect(JSON.parse(String(init?.body)).serviceOfferingRequests).toEqual([
      { kobraId: 'a', unitsSelected: 2, userInput: 'Hej' },
    ]);
  });

  test.each([
    ['times out', async () => reject(Object.assign(new Error('late'), { name: 'TimeoutError' }))],
    [
      'is cut off',
      async () => reject(new TypeError('x', { cause: new Error('other side closed') })),
    ],
    ['is answered by a gateway that gave up', async () => new Response('', { status: 504 })],
    ['is lost behind a gateway', async () => new Response('', { status: 502 })],
    ['is answered with garbage', async () => new Response('<html>')],
    ['is answered with nothing', async () => Response.json({})],
  ] as const)('that %s has an unknown outcome, and isn’t sent again', async (_what, answer) => {
    const tools = answering(answer);
    expect(await send(tools)).toEqual(unknownOutcome);
    expect(tools.asked).toHaveLength(1);
  });

  test('that can’t be sent is a plain failure', async () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const tools = answering(async () => reject(new TypeError('fetch failed', { cause })));
    expect(await send(tools)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  });

  test.each([
    [{ 'Error Result': ['TimeslotNotAvailable'] }, 409, { kind: 'timeslot-not-available' }],
    [{ message: 'Ring oss.' }, 422, { kind: 'refused', message: 'Ring oss.' }],
    [{ 'Error Result': ['ServerError'] }, 500, { kind: 'unavailable' }],
    [{ error: 'failing' }, 500, { kind: 'server-error', status: 500 }],
  ])('answered with %j fails', async (body, status, failure) => {
    expect(await send(json(body, status))).toEqual({ ok: false, failure });
  });
});

function reject(error: Error): never {
  throw error;
}
