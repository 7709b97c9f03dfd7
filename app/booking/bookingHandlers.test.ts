import { describe, expect, test, vi } from 'vitest';
import { bookingNames } from '#domain/booking/apiNames.ts';
import { bookingLimits } from '#domain/booking/bookingRequest.ts';
import type { BookingService, BookingServiceFailure } from '#domain/booking/service.ts';
import {
  testBookingRequest,
  testOffering,
  testVehicle,
  testWorkshop,
} from '#domain/booking/testing/testBooking.ts';
import { fail, ok } from '#domain/result.ts';
import type { FormTokens } from '../forms/formTokens.ts';
import { createBookHandler } from './bookHandler.ts';
import type { BookingTools } from './guardedBooking.ts';
import {
  createAuthorizedWorkshopHandler,
  createOfferingsHandler,
  createPricesHandler,
  createTimeslotsHandler,
  createVehicleHandler,
} from './questionHandlers.ts';
import { createWorkshopsHandler } from './workshopsHandler.ts';

const site = 'https://nordvik.example/api/mechmate';
const categories = [{ name: 'Service', icon: '', offerings: [testOffering()] }];
const days = [{ date: '2026-11-24', availableSlots: ['07:30'], allDaySlotAvailable: true }];
const offers = [{ code: 'oljebyte', price: 1_490 }];
const confirmation = { id: 'B1', registrationNumber: 'MLB111', productIds: ['oljebyte'] };
const admit = () => ({ take: vi.fn(async () => ({ kind: 'admitted' }) as const) });

function createTools(failure?: BookingServiceFailure) {
  const answer = <Value>(value: Value) => (failure ? fail(failure) : ok(value));
  const service = {
    vehicle: vi.fn<BookingService['vehicle']>(async () => answer(testVehicle())),
    services: vi.fn<BookingService['services']>(async () => answer(categories)),
    addons: vi.fn<BookingService['addons']>(async () => answer([])),
    workshops: vi.fn<BookingService['workshops']>(async () => answer(endless())),
    timeslots: vi.fn<BookingService['timeslots']>(async () => answer(days)),
    prices: vi.fn<BookingService['prices']>(async () => answer(offers)),
    book: vi.fn<BookingService['book']>(async () => answer(confirmation)),
    hasAuthorizedWorkshop: vi.fn(async () => answer(true)),
  };
  const limiters = {
    lookups: admit(),
    questions: admit(),
    bookings: admit(),
    bookingsWithoutToken: admit(),
  };
  const tokens = { check: vi.fn<FormTokens['check']>(() => ({ kind: 'valid' })) };
  const log = vi.fn<(line: string) => void>();
  const now = () => Date.parse('2026-11-23T09:00:00Z');
  return { service, honoursKeys: true, limiters, tokens, now, log } satisfies BookingTools;
}

async function* endless() {
  for (;;) yield { kind: 'workshop', workshop: testWorkshop() } as const;
}

const get = (address = '', headers: Record<string, string> = {}) =>
  new Request(site + address, { headers: { 'sec-fetch-site': 'same-origin', ...headers } });

const car = { registrationNumber: 'mlb 111' };
const place = '?lat=59.329323&lng=18.068581';
const codes = '?serviceOfferings=oljebyte,felsokning,oljebyte';

const questions = {
  vehicle: (tools: BookingTools) => createVehicleHandler(tools)(get(), car),
  services: (tools: BookingTools) =>
    createOfferingsHandler('services', tools)(get(`/services/x${place}`), car),
  addons: (tools: BookingTools) =>
    createOfferingsHandler('addons', tools)(get(`/addons/x${place}`), car),
  timeslots: (tools: BookingTools) =>
    createTimeslotsHandler(tools)(get(`/timeslots${codes}`), {
      ...car,
      departmentId: '10.1014',
      date: '2026-11-24T00:00:00',
    }),
  prices: (tools: BookingTools) =>
    createPricesHandler(tools)(get(`/prices${codes}`), {
      ...car,
      departmentId: '10.1014',
      mileage: '4500',
    }),
  hasAuthorizedWorkshop: (tools: BookingTools) =>
    createAuthorizedWorkshopHandler(tools)(get(), { brand: 'Land-Rover' }),
};

const asked = { registrationNumber: 'MLB111', departmentId: '10.1014' };
const offerings = ['oljebyte', 'felsokning'];

test.each([
  ['vehicle', ['MLB111'], testVehicle()],
  [
    'services',
    ['MLB111', { latitude: 59.33, longitude: 18.07 }],
    { serviceOfferingCategories: categories },
  ],
  ['addons', ['MLB111', { latitude: 59.33, longitude: 18.07 }], { serviceOfferingCategories: [] }],
  ['timeslots', [{ ...asked, from: '2026-11-24', offerings }], days],
  ['prices', [{ ...asked, mileage: 4_500, offerings }], offers],
  ['hasAuthorizedWorkshop', ['Land-Rover'], { hasBrand: true }],
] as const)('%s is asked with checked values, and never cached', async (kind, question, body) => {
  const tools = createTools();
  const answer = await questions[kind](tools);
  expect(tools.service[kind]).toHaveBeenCalledWith(...question);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual(body);
});

describe('failures are those of the catalogue, and the log names no vehicle', () => {
  test.each<[BookingServiceFailure, number, string]>([
    [{ kind: 'invalid-registration' }, 400, 'InvalidReg'],
    [{ kind: 'vehicle-not-found' }, 404, 'VehicleNotFound'],
    [{ kind: 'brand-not-supported', brand: 'Lada' }, 422, 'BrandNotSupported,Lada'],
    [{ kind: 'unavailable' }, 502, 'ServerError'],
    [{ kind: 'timeout', afterMs: 5 }, 504, 'ServerError'],
    [{ kind: 'overloaded', reason: 'queue-full' }, 503, 'ServerError'],
    [{ kind: 'malformed', reason: 'no JSON' }, 502, 'ServerError'],
  ])('%j', async (failure, status, code) => {
    for (const ask of Object.values(questions)) {
      const tools = createTools(failure);
      const answer = await ask(tools);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
      expect(await answer.json()).toEqual({ 'Error Result': [code] });
      for (const [line] of tools.log.mock.calls) expect(line).not.toMatch(/MLB|111/);
      expect(tools.log).toHaveBeenCalledTimes(code === 'ServerError' ? 1 : 0);
    }
  });
});

test.each(['', 'A', 'ABC1234', '🚗🚗', 'a'.repeat(200), '../book'])(
  'the registration number %j is invalid, and no request is sent',
  async (registrationNumber) => {
    const tools = createTools();
    const answer = await createVehicleHandler(tools)(get(), { registrationNumber });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ 'Error Result': ['InvalidReg'] });
    expect(tools.service.vehicle).not.toHaveBeenCalled();
  },
);

const timeslotPath = { ...car, departmentId: '10.1014', date: '2026-11-24T00:00:00' };
const pricePath = { ...car, departmentId: '10.1014', mileage: '0' };
const pricesAt = (mileage: string) => (tools: BookingTools) =>
  createPricesHandler(tools)(get(codes), { ...pricePath, mileage });
const timesOn = (date: string) => (tools: BookingTools) =>
  createTimeslotsHandler(tools)(get(codes), { ...timeslotPath, date });

const invalid: Readonly<Record<string, (tools: BookingTools) => Promise<Response>>> = {
  'no place': (tools) => createOfferingsHandler('services', tools)(get(), car),
  'a place off the earth': (tools) =>
    createOfferingsHandler('services', tools)(get('?lat=91&lng=18'), car),
  'a place off the earth to the south': (tools) =>
    createOfferingsHandler('services', tools)(get('?lat=-90.1&lng=18'), car),
  'a place off the earth to the west': (tools) =>
    createOfferingsHandler('services', tools)(get('?lat=59&lng=-180.1'), car),
  'a code that is too long': (tools) =>
    createTimeslotsHandler(tools)(get(`?serviceOfferings=${'x'.repeat(65)}`), timeslotPath),
  'a code with a control character': (tools) =>
    createTimeslotsHandler(tools)(get('?serviceOfferings=a%00b'), timeslotPath),
  'no codes': (tools) => createTimeslotsHandler(tools)(get('?serviceOfferings=,'), timeslotPath),
  'another time of day': timesOn('2026-11-24T01:00:00'),
  'a day that doesn’t exist': timesOn('2026-02-30T00:00:00'),
  'a negative mileage': pricesAt('-1'),
  'a mileage just above the limit': pricesAt('100001'),
  'too many codes': (tools) =>
    createTimeslotsHandler(tools)(
      get(`?serviceOfferings=${Array.from({ length: 51 }, (_, at) => `a${at}`).join()}`),
      timeslotPath,
    ),
  'a mileage in words': pricesAt('mil'),
  'half a mile': pricesAt('1.5'),
  'no mileage': pricesAt(''),
  'no brand': (tools) => createAuthorizedWorkshopHandler(tools)(get(), { brand: '<script>' }),
  'a search without codes': (tools) => createWorkshopsHandler(tools)(get('?regNo=MLB111')),
};

test.each(Object.entries(invalid))('%s is refused', async (_what, ask) => {
  const answer = await ask(createTools());
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ 'Error Result': ['InvalidRequest'] });
});

const corners = ['?lat=90&lng=180', '?lat=-90&lng=-180'];

test.each(corners)('the corner of the earth at %s is a place', async (corner) => {
  const answer = await createOfferingsHandler('services', createTools())(get(corner), car);
  expect(answer.status).toBe(200);
});

test('the longest code is looked up', async () => {
  const longest = 'x'.repeat(bookingLimits.code);
  const tools = createTools();
  await createTimeslotsHandler(tools)(get(`?serviceOfferings=${longest}`), timeslotPath);
  expect(tools.service.timeslots.mock.calls[0]?.[0]).toMatchObject({ offerings: [longest] });
});

test('look-ups are limited by the network of the client, with the time to wait', async () => {
  const tools = createTools();
  const take = vi.fn(async () => ({ kind: 'refused', retryAfterSeconds: 12 }) as const);
  const limited = { ...tools, limiters: { ...tools.limiters, lookups: { take } } };
  const answer = await createVehicleHandler(limited)(
    get('', { 'x-forecourt-client': '203.0.113.9' }),
    car,
  );
  expect(take).toHaveBeenCalledWith('203.0.113.9');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '12']);
  expect(await answer.json()).toEqual({
    'Error Result': ['TooManyRequests'],
    retryAfterSeconds: 12,
  });
  expect(tools.service.vehicle).not.toHaveBeenCalled();
});

test('look-ups that can’t be counted are no refusal', async () => {
  const tools = createTools();
  const take = async () => ({ kind: 'unavailable' }) as const;
  const limited = { ...tools, limiters: { ...tools.limiters, lookups: { take } } };
  const answer = await createVehicleHandler(limited)(get(''), car);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer.json()).toEqual({ 'Error Result': ['ServerError'] });
  expect(tools.service.vehicle).not.toHaveBeenCalled();
});

test.each([
  ['valid', 'bookings'],
  ['none', 'bookingsWithoutToken'],
] as const)('bookings with a token that is %s are counted by %s', async (kind, counted) => {
  const tools = createTools();
  tools.tokens.check.mockReturnValue({ kind });
  const headers = { 'content-type': 'application/json', 'x-form-token': 'token' };
  const body = JSON.stringify(testBookingRequest());
  await createBookHandler(tools)(new Request(`${site}/book`, { method: 'POST', headers, body }));
  expect(tools.tokens.check).toHaveBeenCalledWith('token');
  for (const name of ['bookings', 'bookingsWithoutToken'] as const) {
    expect(tools.limiters[name].take).toHaveBeenCalledTimes(name === counted ? 1 : 0);
  }
});

test('pages of other sites are refused, and not counted', async () => {
  const tools = createTools();
  const request = get('', { 'sec-fetch-site': 'cross-site' });
  expect((await createVehicleHandler(tools)(request, car)).status).toBe(403);
  expect(tools.limiters.lookups.take).not.toHaveBeenCalled();
});

describe('the stream of workshops', () => {
  const query = `?regNo=mlb%20111&serviceOfferings=oljebyte&latitude=59.3&longitude=18.1&cursor=7`;
  const open = (tools: BookingTools, signal?: AbortSignal) =>
    createWorkshopsHandler(tools)(new Request(site + query, signal ? { signal } : {}));

  test('starts at once, is neither cached nor compressed, and is read only as fast as the client takes it', async () => {
    const tools = createTools();
    const answer = await open(tools);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    const event = `data: ${JSON.stringify(bookingNames.toApi(testWorkshop()))}\n\n`;
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': searching\n\n');
    expect((await reader?.read())?.value).toBe(event);
    const [question] = tools.service.workshops.mock.calls[0] ?? [];
    expect(question).toEqual({
      registrationNumber: 'MLB111',
      offerings: ['oljebyte'],
      latitude: 59.3,
      longitude: 18.1,
      cursor: '7',
    });
  });

  test('closes the search when the visitor cancels', async () => {
    const tools = createTools();
    const answer = await open(tools);
    const signal = tools.service.workshops.mock.calls[0]?.[1];
    expect(signal?.aborted).toBe(false);
    await answer.body?.cancel();
    expect(signal?.aborted).toBe(true);
  });

  test('closes the search when the connection of the visitor ends', async () => {
    const tools = createTools();
    const visitor = new AbortController();
    await open(tools, visitor.signal);
    visitor.abort();
    expect(tools.service.workshops.mock.calls[0]?.[1].aborted).toBe(true);
  });

  test('that can’t be opened is a failure of the catalogue', async () => {
    const answer = await open(createTools({ kind: 'vehicle-not-found' }));
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { 'Error Result': ['VehicleNotFound'] },
    ]);
  });
});

describe('a booking', () => {
  const key = '6F0A4C1E-7D6B-4B0E-9A53-0F4F2B1C8D7E';
  const send = (
    body: unknown,
    tools: BookingTools = createTools(),
    headers: Record<string, string> = { 'idempotency-key': key },
  ) =>
    createBookHandler(tools)(
      new Request(`${site}/book`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body instanceof Object ? bookingNames.toApi(body) : body),
      }),
    );

  test('is checked, cleaned and sent with its key', async () => {
    const tools = createTools();
    const customer = {
      firstName: ' Kim ',
      lastName: 'Ö',
      phone: '070\u00a0123 45 67',
      email: 'kim@example.com',
    };
    const answer = await send(
      testBookingRequest({ customer, registrationNumber: 'mlb 111', freeText: 'a\nb' }),
      tools,
    );
    expect([answer.status, await answer.json()]).toEqual([200, bookingNames.toApi(confirmation)]);
    const request = testBookingRequest({
      customer: { ...customer, firstName: 'Kim' },
      freeText: 'a b',
    });
    expect(tools.service.book).toHaveBeenCalledExactlyOnceWith(request, key.toLowerCase());
    expect(tools.service.prices).not.toHaveBeenCalled();
  });

  test('without a key is a separate booking', async () => {
    const tools = createTools();
    await send(testBookingRequest(), tools, {});
    expect(tools.service.book.mock.calls[0]?.[1]).toMatch(/^[\da-f-]{36}$/);
  });

  const item = { offeringCode: 'oljebyte', unitsSelected: 1, userInput: '' };
  const { customer } = testBookingRequest();

  test.each([
    ['freeText', { freeText: 'x'.repeat(81) }],
    ['customer.firstName', { customer: { ...customer, firstName: ' \u00a0' } }],
    ['customer.phone', { customer: { ...customer, phone: '070-123 45 67' } }],
    ['customer.phone', { customer: { ...customer, phone: '12345' } }],
    ['customer.email', { customer: { ...customer, email: 'kim@example' } }],
    ['customer', { customer: null }],
    ['mileage', { mileage: -1 }],
    ['mileage', { mileage: 1e9 }],
    ['mileage', { mileage: 'mil' }],
    ['timeSlot', { timeSlot: '2026-11-24T07:30:00Z' }],
    ['timeSlot', { timeSlot: '2026-11-24' }],
    ['timeSlot', { timeSlot: '2026-11-22T07:30:00' }],
    ['timeSlot', { isFullDay: true }],
    ['registrationNumber', { registrationNumber: '🚗' }],
    ['serviceOfferingRequests', { serviceOfferingRequests: [] }],
    [
      'serviceOfferingRequests.0.unitsSelected',
      { serviceOfferingRequests: [{ ...item, unitsSelected: 0 }] },
    ],
    [
      'serviceOfferingRequests.0.unitsSelected',
      { serviceOfferingRequests: [{ ...item, unitsSelected: 101 }] },
    ],
    [
      'serviceOfferingRequests.0.userInput',
      { serviceOfferingRequests: [{ ...item, userInput: 'x'.repeat(81) }] },
    ],
  ])('with an invalid %s is refused: %#', async (field, change) => {
    const tools = createTools();
    const answer = await send({ ...testBookingRequest(), ...change }, tools);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { 'Error Result': ['InvalidRequest'], fields: [field] },
    ]);
    expect(tools.service.book).not.toHaveBeenCalled();
  });

  test.each([null, 'text', [], 7])('of %j is refused', async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('with an invalid key is refused', async () => {
    expect(
      (await send(testBookingRequest(), createTools(), { 'idempotency-key': '7' })).status,
    ).toBe(400);
  });

  describe('with the prices that were shown', () => {
    const shown = (shownPrice: number) =>
      testBookingRequest({
        mileage: 900,
        serviceOfferingRequests: [
          { ...item, shownPrice },
          { ...item, offeringCode: 'felsokning' },
        ],
      });

    test('is made if they are current', async () => {
      const tools = createTools();
      expect((await send(shown(1_490), tools)).status).toBe(200);
      expect(tools.service.prices).toHaveBeenCalledWith({ ...asked, mileage: 900, offerings });
    });

    test.each([1_390, 0])(
      'is not made if %d has changed, and the answer has the new prices',
      async (price) => {
        const tools = createTools();
        const answer = await send(shown(price), tools);
        expect([answer.status, await answer.json()]).toEqual([
          409,
          { 'Error Result': ['PriceChanged'], offers },
        ]);
        expect(tools.service.book).not.toHaveBeenCalled();
      },
    );

    test('is refused at a price below zero', async () => {
      expect((await send(shown(-1), createTools())).status).toBe(400);
    });

    test('is not made if the current ones are unknown', async () => {
      const tools = createTools();
      tools.service.prices.mockResolvedValueOnce(fail({ kind: 'timeout', afterMs: 1 }));
      const answer = await send(shown(1_490), tools);
      expect([answer.status, await answer.json()]).toEqual([
        504,
        { 'Error Result': ['ServerError'] },
      ]);
      expect(tools.service.book).not.toHaveBeenCalled();
    });
  });

  describe('that is repeated, because its outcome is unknown,', () => {
    const repeated = { 'idempotency-key': key, 'x-repeated': '1' };
    const unknown = [504, { 'Error Result': ['OutcomeUnknown'] }];

    test('is sent again with its key', async () => {
      const tools = createTools();
      expect((await send(testBookingRequest(), tools, repeated)).status).toBe(200);
      expect(tools.service.book).toHaveBeenCalledExactlyOnceWith(
        testBookingRequest(),
        key.toLowerCase(),
      );
    });

    test('is not sent to a system that would book again', async () => {
      const tools = { ...createTools(), honoursKeys: false };
      const answer = await send(testBookingRequest(), tools, repeated);
      expect([answer.status, await answer.json()]).toEqual(unknown);
      expect(tools.service.book).not.toHaveBeenCalled();
    });

    test('is still unknown if prices have changed since', async () => {
      const offering = { ...item, shownPrice: 1_390 };
      const request = testBookingRequest({ serviceOfferingRequests: [offering] });
      const answer = await send(request, createTools(), repeated);
      expect([answer.status, await answer.json()]).toEqual(unknown);
    });
  });

  test.each<[BookingServiceFailure, number, object]>([
    [{ kind: 'timeslot-not-available' }, 409, { 'Error Result': ['TimeslotNotAvailable'] }],
    [
      { kind: 'invalid-request', fields: ['departmentId'] },
      400,
      { 'Error Result': ['InvalidRequest'], fields: ['departmentId'] },
    ],
    [{ kind: 'unknown-outcome' }, 504, { 'Error Result': ['OutcomeUnknown'] }],
    [
      { kind: 'refused', message: 'Ring oss.' },
      422,
      { 'Error Result': ['Refused'], message: 'Ring oss.' },
    ],
  ])('that fails with %j says so, and is sent once', async (failure, status, body) => {
    const tools = createTools(failure);
    const answer = await send(testBookingRequest(), tools);
    expect([answer.status, await answer.json()]).toEqual([status, body]);
    expect(tools.service.book).toHaveBeenCalledOnce();
    for (const [line] of tools.log.mock.calls) expect(line).not.toMatch(/MLB|Kim|example/);
  });
});
