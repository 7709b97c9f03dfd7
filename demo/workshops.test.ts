import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import type { BookingRequest } from '#domain/booking/bookingRequest.ts';
import { mileageServiceCode } from '#domain/booking/offering.ts';
import type { BookingService } from '#domain/booking/service.ts';
import { testBookingRequest } from '#domain/booking/testing/testBooking.ts';
import { fullDayTime, localDateTime } from '#domain/booking/timeslotDay.ts';
import type { WorkshopMessage } from '#domain/booking/workshop.ts';
import { readContract } from '#services/mechmate/testing/contract.ts';
import { createTestService } from '#services/mechmate/testing/testService.ts';
import { readWorkshopPlan } from '#services/mechmate/workshopPlan.ts';
import { createSeedReader } from '#services/seed/seedReader.ts';
import { createUpstream } from '#upstream/http/upstream.ts';
import { createMechmateClient } from '#upstream/mechmate/client.ts';
import { stock } from './stock/index.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const reader = createSeedReader(folder);
const plan = readWorkshopPlan(`${folder}workshops.yaml`, reader);
const facilities = stock.find(({ name }) => name === `sites-${plan.site}`)?.generate('2026-11-23');
const contract = readContract();
const stockholm = { latitude: 59.33, longitude: 18.07 };
const offerings = ['oljebyte', 'dackbyte', 'felsokning'];
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** The client of the site and the service, between which every exchange is checked, unless it breaks a rule on purpose. */
function connect({ isChecked = true } = {}): {
  readonly client: BookingService;
  readonly operations: Set<string>;
} {
  const service = createTestService({ plan, facilities });
  closers.push(() => service.close?.());
  const operations = new Set<string>();
  const client = createMechmateClient({
    url: 'http://services.test/mechmate',
    key: 'forecourt-local',
    limits: { questionMs: 5_000, bookingMs: 5_000, bookingWaitMs: 1_000, silenceMs: 5_000 },
    upstream: createUpstream({ name: 'a', maxConcurrent: 9, maxQueued: 9, maxWaitMs: 9 }),
    tools: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (!isChecked) return service.handle(request);
        const operation = await contract.checkRequest(request);
        operations.add(operation);
        const answer = await service.handle(request);
        await contract.checkAnswer(operation, answer);
        return answer;
      },
      now: () => 0,
      wait: async () => undefined,
    },
  });
  return { client, operations };
}

async function succeed<Value>(answer: Promise<{ ok: true; value: Value } | { ok: false }>) {
  const read = await answer;
  return read.ok ? read.value : expect.unreachable(JSON.stringify(read));
}

async function search(client: BookingService, registrationNumber: string, cursor?: string) {
  const question = { registrationNumber, offerings, cursor, ...stockholm };
  const messages: WorkshopMessage[] = [];
  const found = await succeed(client.workshops(question, new AbortController().signal));
  for await (const message of found) messages.push(message);
  return messages;
}

test('the file is valid', () => {
  expect(reader.problems()).toEqual([]);
});

/** Books the first free time of the closest workshop, as a visitor does. */
async function prepare(client: BookingService, registrationNumber = 'MLB111') {
  const [first] = await search(client, registrationNumber);
  if (first?.kind !== 'workshop') return expect.unreachable('no workshop');
  const { departmentId, firstTimeSlot: timeSlot = '' } = first.workshop;
  const question = { registrationNumber, departmentId, offerings };
  const request: BookingRequest = testBookingRequest({
    registrationNumber,
    departmentId,
    timeSlot,
    serviceOfferingRequests: [
      { offeringCode: 'oljebyte', unitsSelected: 1, userInput: '', shownPrice: 1 },
      { offeringCode: 'felsokning', unitsSelected: 1, userInput: 'Det skramlar' },
    ],
  });
  return { request, question };
}

const key = '6f0a4c1e-7d6b-4b0e-9a53-0f4f2b1c8d7e';

test('client and service keep to the contract in every operation', async () => {
  const { client, operations } = connect();
  expect(await succeed(client.vehicle('MLB111'))).toMatchObject({ brand: 'Volvo' });
  const services = await succeed(client.services('MLB111', stockholm));
  expect(services.map(({ name }) => name)).toContain('Däck och hjul');
  const addons = await succeed(client.addons('MLB111', stockholm));
  expect(addons.map(({ selectionType }) => selectionType)).toContain('single');
  const { request, question } = await prepare(client);
  const days = await succeed(client.timeslots({ ...question, from: '2026-11-23' }));
  const day = days.find(({ date }) => request.timeSlot.startsWith(date));
  expect(day?.availableSlots[0]).toBe(request.timeSlot.slice(11, 16));
  const prices = await succeed(client.prices({ ...question, mileage: 0 }));
  expect(prices.map(({ code }) => code)).toEqual(['oljebyte', 'dackbyte']);
  expect(await succeed(client.hasAuthorizedWorkshop('Volvo'))).toBe(true);
  expect(await succeed(client.hasAuthorizedWorkshop('Land Rover'))).toBe(false);
  expect(await succeed(client.book(request, key))).toEqual({
    id: 'B1',
    registrationNumber: 'MLB111',
    productIds: ['oljebyte', 'felsokning'],
  });
  expect(operations).toEqual(new Set(contract.operations));
});

/** The brands that the page of the booking lists as authorised, and their logos. */
const listed = [
  ...readFileSync(`${folder}content/nordvik-se/sv/pages/boka-verkstad.yaml`, 'utf8').matchAll(
    /- \{ Name: (?<name>[^,}]+)(?:, Logo: \{ src: \/-\/media\/(?<logo>[^,]+),)?/g,
  ),
].map(({ groups }) => ({ name: groups?.['name'] ?? '', logo: groups?.['logo'] ?? '' }));

test('the page lists the brands that workshops are authorised for, and no others', async () => {
  const { client } = connect();
  const denied = [];
  for (const { name } of listed) {
    if (!(await succeed(client.hasAuthorizedWorkshop(name)))) denied.push(name);
  }
  expect(denied).toEqual([]);
  const names = listed.map(({ name }) => name);
  const messages = await search(client, 'MLB404');
  const found = messages.flatMap((each) => (each.kind === 'workshop' ? each.workshop.brands : []));
  expect(
    [...Object.keys(plan.authorised), ...found].filter((name) => !names.includes(name)),
  ).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
});

test.each(listed)('$name has a logo', ({ logo }) => {
  expect(existsSync(`${folder}media/${logo}`) && logo.endsWith('.svg')).toBe(true);
});

test('every vehicle is answered by the contract, however it behaves', async () => {
  const { client } = connect();
  for (const [number, { behaviour }] of Object.entries(plan.vehicles)) {
    if (behaviour === 'garbage' || behaviour === 'brokenStream') continue;
    await client.vehicle(number);
    await client.services(number, stockholm);
    await client.addons(number, stockholm);
    await client.workshops(
      { registrationNumber: number, offerings, ...stockholm },
      new AbortController().signal,
    );
  }
});

test.each([
  ['MLB204', { kind: 'vehicle-not-found' }],
  ['MLB999', { kind: 'vehicle-not-found' }],
  ['MLB205', { kind: 'invalid-registration' }],
  ['ABC', { kind: 'invalid-registration' }],
  ['MLB203', { kind: 'brand-not-supported', brand: 'Lada' }],
  ['MLB301', { kind: 'unavailable' }],
])('the look-up of %s fails as the catalogue says', async (number, failure) => {
  expect(await connect().client.vehicle(number)).toEqual({ ok: false, failure });
});

test('a service agreement makes services cheaper, and says what they cost before', async () => {
  const { client } = connect();
  const oil = async (number: string) => {
    const found = await succeed(client.services(number, stockholm));
    return found.flatMap((each) => each.offerings).find(({ code }) => code === 'oljebyte');
  };
  const [full, reduced] = [await oil('MLB112'), await oil('MLB111')];
  expect(full?.priceDiscount).toBe(0);
  expect(reduced?.priceDiscount).toBeGreaterThan(0);
  expect((reduced?.price ?? 0) + (reduced?.priceDiscount ?? 0)).toBe(full?.price);
});

test('the service by mileage costs more after a long distance', async () => {
  const { client } = connect();
  const { question } = await prepare(client);
  const priceAt = async (mileage: number) => {
    const offers = { ...question, offerings: [mileageServiceCode], mileage };
    return (await succeed(client.prices(offers)))[0]?.price ?? 0;
  };
  expect(await priceAt(9_000)).toBe(await priceAt(0));
  expect(await priceAt(9_001)).toBeGreaterThan(await priceAt(9_000));
});

describe('the search for workshops', () => {
  const kinds = (messages: readonly WorkshopMessage[]) => messages.map(({ kind }) => kind);
  const ids = (messages: readonly WorkshopMessage[]) =>
    messages.flatMap((each) => (each.kind === 'workshop' ? [each.workshop.departmentId] : []));

  test('finds the closest first, each once, and goes on after a cursor', async () => {
    const { client } = connect();
    const all = ids(await search(client, 'MLB111'));
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all).size).toBe(all.length);
    expect(ids(await search(client, 'MLB111', all[4]))).toEqual(all.slice(5));
    expect(await search(client, 'MLB111', all.at(-1))).toEqual([{ kind: 'no-workshops' }]);
  });

  test.each([
    ['MLB401', ['no-workshops']],
    ['MLB402', ['workshop', 'workshop', 'error']],
    ['MLB403', ['workshop', 'workshop']],
    ['MLB404', Array.from({ length: 50 }, () => 'workshop')],
  ])('for %s ends as the file says', async (number, expected) => {
    const messages = await search(connect().client, number);
    expect(kinds(messages)).toEqual(expected);
    expect(new Set(ids(messages)).size).toBe(ids(messages).length);
  });

  test('finds nothing far from Sweden', async () => {
    const question = { registrationNumber: 'MLB111', offerings, latitude: 0, longitude: -30 };
    const found = connect().client.workshops(question, new AbortController().signal);
    const messages: WorkshopMessage[] = [];
    for await (const message of await succeed(found)) messages.push(message);
    expect(kinds(messages)).toEqual(['no-workshops']);
  });
});

describe('a booking', () => {
  test('takes its time: it is no longer offered, and a second booking of it is refused', async () => {
    const { client } = connect();
    const { request, question } = await prepare(client);
    await succeed(client.book(request, key));
    const other = '7f0a4c1e-7d6b-4b0e-9a53-0f4f2b1c8d7e';
    expect(await client.book(request, other)).toEqual({
      ok: false,
      failure: { kind: 'timeslot-not-available' },
    });
    const from = request.timeSlot.slice(0, 10);
    const [day] = await succeed(client.timeslots({ ...question, from }));
    expect(day?.availableSlots).not.toContain(request.timeSlot.slice(11, 16));
    const [first] = await search(client, 'MLB111');
    expect(first).not.toMatchObject({ workshop: { firstTimeSlot: request.timeSlot } });
  });

  test('is made once, however often it is sent with its key', async () => {
    const { client } = connect();
    const { request } = await prepare(client);
    const first = await succeed(client.book(request, key));
    expect(await succeed(client.book(request, key))).toEqual(first);
    const another = { ...request, freeText: 'Något annat' };
    expect(await client.book(another, key)).toMatchObject({ ok: false });
  });

  test('for the whole day leaves room for others, but not without end', async () => {
    const { client } = connect();
    const { request, question } = await prepare(client);
    const days = await succeed(client.timeslots({ ...question, from: '2026-11-23' }));
    const date = days.find((day) => day.allDaySlotAvailable)?.date;
    const timeSlot = localDateTime(date ?? '', fullDayTime);
    const fullDay = { ...request, isFullDay: true, timeSlot };
    const kinds: string[] = [];
    for (const digit of ['1', '2', '3']) {
      const answer = await client.book(fullDay, key.replace(/^6/, digit));
      kinds.push(answer.ok ? 'booked' : answer.failure.kind);
    }
    expect(kinds).toEqual(['booked', 'booked', 'timeslot-not-available']);
  });

  test.each([
    ['in the past', { timeSlot: '2020-01-07T08:00:00' }],
    ['today', { timeSlot: '2026-11-23T08:00:00' }],
    ['on a Sunday', { timeSlot: '2026-11-29T08:00:00' }],
    ['in the far future', { timeSlot: '2030-01-08T08:00:00' }],
    ['between two times', { timeSlot: '2026-12-01T08:13:00' }],
  ])('%s is refused', async (_when, change) => {
    const { client } = connect();
    const { request } = await prepare(client);
    expect(await client.book({ ...request, ...change }, key)).toEqual({
      ok: false,
      failure: { kind: 'timeslot-not-available' },
    });
  });

  test.each([
    ['MLB503', { kind: 'refused', message: expect.stringContaining('Ring oss') }],
    ['MLB504', { kind: 'unavailable' }],
  ])('of %s fails as the file says', async (number, failure) => {
    const { client } = connect();
    const { request } = await prepare(client, number);
    expect(await client.book(request, key)).toEqual({ ok: false, failure });
  });

  const oil = { offeringCode: 'oljebyte', unitsSelected: 1, userInput: '' };
  const { customer } = testBookingRequest();

  test.each<[Partial<BookingRequest>, string]>([
    [{ departmentId: '10.9999' }, 'departmentId'],
    [{ freeText: 'x'.repeat(81) }, 'freeText'],
    [{ customer: { ...customer, phone: '12345' } }, 'customer.phone'],
    [{ customer: { ...customer, email: 'kim@example' } }, 'customer.email'],
    [{ customer: { ...customer, lastName: ' ' } }, 'customer.lastName'],
    [{ mileage: 100_001 }, 'mileage'],
    [{ isFullDay: true, timeSlot: '2026-12-01T09:00:00' }, 'timeSlot'],
    [{ serviceOfferingRequests: [] }, 'serviceOfferingRequests'],
    [
      { serviceOfferingRequests: [{ ...oil, offeringCode: 'guld' }, oil] },
      'serviceOfferingRequests.0.kobraId',
    ],
    [{ serviceOfferingRequests: [{ ...oil, offeringCode: mileageServiceCode }] }, 'mileage'],
    [
      { serviceOfferingRequests: [{ ...oil, userInput: 'x'.repeat(81) }] },
      'serviceOfferingRequests.0.userInput',
    ],
  ])('with %j is refused because of %s', async (change, field) => {
    const { client } = connect({ isChecked: false });
    const { request } = await prepare(client);
    expect(await client.book({ ...request, ...change }, key)).toEqual({
      ok: false,
      failure: { kind: 'invalid-request', fields: [field] },
    });
  });

  test('of a service that isn’t available for the model, or of a brand booked elsewhere, is refused', async () => {
    const { client } = connect();
    const { request } = await prepare(client, 'MLB113');
    const belt = { ...request, serviceOfferingRequests: [{ ...oil, offeringCode: 'kamrem' }] };
    expect(await client.book(belt, key)).toMatchObject({
      failure: { kind: 'invalid-request', fields: ['serviceOfferingRequests.0.kobraId'] },
    });
    expect(await client.book({ ...request, registrationNumber: 'MLB201' }, key)).toMatchObject({
      failure: { kind: 'brand-not-supported', brand: 'BMW' },
    });
  });

  test('of MLB501 loses its time to somebody else, once', async () => {
    const { client } = connect();
    const { request } = await prepare(client, 'MLB501');
    expect(await client.book(request, key)).toEqual({
      ok: false,
      failure: { kind: 'timeslot-not-available' },
    });
    const { request: next } = await prepare(client, 'MLB501');
    expect(next.timeSlot).not.toBe(request.timeSlot);
    await succeed(client.book(next, key.replace(/^6/, '7')));
  });

  test('of MLB502 finds higher prices than those that were shown, once', async () => {
    const { client } = connect();
    const { question } = await prepare(client, 'MLB502');
    const ask = async () => {
      const prices = await succeed(client.prices({ ...question, mileage: 0 }));
      return prices[0]?.price ?? 0;
    };
    const [shown, later, again] = [await ask(), await ask(), await ask()];
    expect([later - shown, again - later]).toEqual([100, 0]);
    await succeed(client.vehicle('MLB502'));
    expect(await ask()).toBe(shown);
  });
});

test('what there isn’t is named in a refusal of every question', async () => {
  const { client } = connect();
  const { question } = await prepare(client);
  const [department, codes] = [{ departmentId: '10.9999' }, { offerings: ['guld'] }];
  const from = '2026-11-23';
  const near = { registrationNumber: 'MLB111', offerings, ...stockholm };
  const signal = new AbortController().signal;
  const answers = [
    await client.timeslots({ ...question, ...department, from }),
    await client.timeslots({ ...question, ...codes, from }),
    await client.prices({ ...question, ...department, mileage: 0 }),
    await client.prices({ ...question, ...codes, mileage: 0 }),
    await client.workshops({ ...near, ...codes }, signal),
    await client.workshops({ ...near, cursor: '10.9999' }, signal),
  ];
  const fields = answers.map((answer) => !answer.ok && answer.failure);
  const named = (field: string) => ({ kind: 'invalid-request', fields: [field] });
  expect(fields).toEqual([
    named('departmentId'),
    named('serviceOfferings'),
    named('departmentId'),
    named('serviceOfferings'),
    named('serviceOfferings'),
    named('cursor'),
  ]);
});

test('null bodies are failures', async () => {
  const { client } = connect();
  const { question } = await prepare(client, 'MLB304');
  const answers = [
    await client.services('MLB304', stockholm),
    await client.addons('MLB304', stockholm),
    await client.timeslots({ ...question, from: '2026-11-23' }),
    await client.prices({ ...question, mileage: 0 }),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
  }
});
