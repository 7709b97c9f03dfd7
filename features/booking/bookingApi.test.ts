import { describe, expect, test, vi } from 'vitest';
import { bookingNames } from '#domain/booking/apiNames.ts';
import {
  testBookingRequest,
  testOffering,
  testWorkshop,
} from '#domain/booking/testing/testBooking.ts';
import type { WorkshopMessage } from '#domain/booking/workshop.ts';
import { bookingApi } from './bookingApi.ts';
import { workshopApi } from './workshopApi.ts';

function answer(respond: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => respond());
  vi.stubGlobal('fetch', fetched);
  return {
    address: () => String(fetched.mock.calls[0]?.[0]),
    init: () => fetched.mock.calls[0]?.[1],
  };
}

const { signal } = new AbortController();
const question = { registrationNumber: 'MLB111', departmentId: '10.1014', offerings: ['a', 'b'] };
const near = { latitude: 59.3, longitude: 18.1 };
const offerings = { registrationNumber: 'MLB111', near };

test.each([
  ['car/%C3%85%C3%84%201', () => bookingApi.vehicle('ÅÄ 1', signal)],
  ['services/MLB111?lat=59.3&lng=18.1', () => bookingApi.services(offerings, signal)],
  ['addons/MLB111?lat=59.3&lng=18.1', () => bookingApi.addons(offerings, signal)],
  [
    'timeslots/from/MLB111/10.1014/2026-11-24T00:00:00/?serviceOfferings=a%2Cb',
    () => workshopApi.timeslots({ ...question, from: '2026-11-24' }, signal),
  ],
  [
    'prices/MLB111/4500/10.1014?serviceOfferings=a%2Cb',
    () => workshopApi.prices({ ...question, mileage: 4_500 }, signal),
  ],
  [
    'authorized-workshop/Land-Rover',
    () => bookingApi.hasAuthorizedWorkshop(' Land  Rover ', signal),
  ],
])('%s is the address of a question', async (path, ask) => {
  const { address } = answer(() => Response.json({}));
  await ask();
  expect(address()).toBe(`/api/mechmate/${path}`);
});

test('an answer is its value', async () => {
  const categories = [{ name: 'Service', icon: '', offerings: [testOffering()] }];
  answer(() => Response.json({ serviceOfferingCategories: categories }));
  expect(await bookingApi.services(offerings, signal)).toEqual({ ok: true, value: categories });
  answer(() => Response.json({ hasBrand: false }));
  expect(await bookingApi.hasAuthorizedWorkshop('Volvo', signal)).toEqual({
    ok: true,
    value: false,
  });
});

test.each([
  ['a failure of the catalogue', () => error('VehicleNotFound', 404), 'vehicle-not-found'],
  ['an answer without JSON', () => new Response('<html>'), 'unavailable'],
  ['no connection', () => Promise.reject(new TypeError('offline')), 'unavailable'],
  ['half a vehicle', () => Response.json({ registrationNumber: 'MLB111' }), 'unavailable'],
] as const)('%s is a value', async (_what, respond, kind) => {
  answer(respond);
  expect(await bookingApi.vehicle('MLB111', signal)).toEqual({ ok: false, failure: { kind } });
});

function error(code: string, status: number): Response {
  return Response.json({ 'Error Result': [code] }, { status });
}

describe('a booking', () => {
  test('is sent with its key', async () => {
    const confirmation = { id: 'B1', registrationNumber: 'MLB111', productIds: [] };
    const { address, init } = answer(() => Response.json(bookingNames.toApi(confirmation)));
    expect(await workshopApi.book(testBookingRequest(), { key: 'key', isRepeated: false })).toEqual(
      {
        ok: true,
        value: confirmation,
      },
    );
    expect(address()).toBe('/api/mechmate/book');
    expect(new Headers(init()?.headers).get('idempotency-key')).toBe('key');
    expect(JSON.parse(String(init()?.body))).toEqual(bookingNames.toApi(testBookingRequest()));
  });

  test.each([
    [
      'a failure of the catalogue',
      () => error('TimeslotNotAvailable', 409),
      'timeslot-not-available',
    ],
    ['an error page', () => new Response('<html>', { status: 502 }), 'unknown-outcome'],
    ['an error of a gateway', () => Response.json({}, { status: 504 }), 'unknown-outcome'],
    ['no confirmation', () => Response.json(null), 'unknown-outcome'],
    ['half a confirmation', () => Response.json({ id: 'B1' }), 'unknown-outcome'],
    ['a lost connection', () => Promise.reject(new TypeError('reset')), 'unknown-outcome'],
  ] as const)('answered with %s fails', async (_what, respond, kind) => {
    answer(respond);
    expect(await workshopApi.book(testBookingRequest(), { key: 'key', isRepeated: false })).toEqual(
      {
        ok: false,
        failure: { kind },
      },
    );
  });
});

describe('a booking that is repeated', () => {
  const again = { key: 'key', isRepeated: true };

  test('says so', async () => {
    const { init } = answer(() => error('OutcomeUnknown', 504));
    expect(await workshopApi.book(testBookingRequest(), again)).toEqual({
      ok: false,
      failure: { kind: 'unknown-outcome' },
    });
    expect(new Headers(init()?.headers).get('x-repeated')).toBe('1');
  });

  test('without an answer can be repeated once more', async () => {
    vi.useFakeTimers();
    answer(() => Promise.reject(new TypeError('reset')));
    const booked = workshopApi.book(testBookingRequest(), again);
    await vi.runAllTimersAsync();
    expect(await booked).toEqual({ ok: false, failure: { kind: 'unavailable' } });
  });
});

describe('offline', () => {
  test.each([
    ['a look-up', () => bookingApi.vehicle('MLB111', signal)],
    ['a booking', () => workshopApi.book(testBookingRequest(), { key: 'key', isRepeated: false })],
  ])('%s was never sent', async (_what, ask) => {
    vi.stubGlobal('navigator', { onLine: false });
    answer(() => Promise.reject(new TypeError('offline')));
    expect(await ask()).toEqual({ ok: false, failure: { kind: 'unavailable', isOffline: true } });
  });
});

describe('the stream of workshops', () => {
  const search = { ...question, ...near, cursor: '7' };
  const found = { kind: 'workshop', workshop: testWorkshop() };
  const event = `data: ${JSON.stringify(bookingNames.toApi(testWorkshop()))}\n\n`;

  async function read(given = signal): Promise<WorkshopMessage[]> {
    const messages: WorkshopMessage[] = [];
    for await (const message of workshopApi.workshops(search, given)) messages.push(message);
    return messages;
  }

  test('is read as it arrives', async () => {
    const { address } = answer(() => new Response(`: hi\n\n${event}data: ?\n\n${event}`));
    expect(await read()).toEqual([found, found]);
    expect(address()).toBe(
      '/api/mechmate/departments/closestAvailable?regNo=MLB111&serviceOfferings=a%2Cb&latitude=59.3&longitude=18.1&cursor=7',
    );
  });

  test('is cancelled by a reader that has seen enough', async () => {
    const cancel = vi.fn();
    const start = (stream: ReadableStreamDefaultController) =>
      stream.enqueue(new TextEncoder().encode(event));
    answer(() => new Response(new ReadableStream({ start, cancel })));
    for await (const message of workshopApi.workshops(search, signal)) {
      expect(message).toEqual(found);
      break;
    }
    expect(cancel).toHaveBeenCalledOnce();
  });

  test.each([
    ['breaks', () => new Response(brokenBody())],
    ['is refused', () => error('ServerError', 502)],
    ['can’t be reached', () => Promise.reject(new TypeError('offline'))],
  ] as const)('that %s ends with an error', async (_what, respond) => {
    answer(respond);
    expect((await read()).at(-1)).toEqual({ kind: 'error' });
  });

  function brokenBody() {
    return new ReadableStream({ pull: (stream) => stream.error(new Error('reset')) });
  }

  test('ends without a message when it is aborted', async () => {
    answer(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    expect(await read(AbortSignal.abort())).toEqual([]);
  });
});
