import { describe, expect, test } from 'vitest';
import {
  testBooking,
  testConfirmation,
  testReview,
  testTireVehicle,
} from '#domain/tireHotel/testing/testTireHotel.ts';
import { createUpstream } from '../http/upstream.ts';
import { createTireHotelClient } from './client.ts';
import { parseMessage } from './parse.ts';

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  readonly body: unknown;
}

function answering(body: unknown, status = 200) {
  const sent: Sent[] = [];
  const upstream = createUpstream({ name: 't', maxConcurrent: 1, maxQueued: 1, maxWaitMs: 1 });
  const client = createTireHotelClient({
    url: 'https://tires.example/api',
    key: 'secret',
    timeoutMs: 1_000,
    bookingWaitMs: 1_000,
    upstream,
    tools: {
      fetch: async (input, init) => {
        sent.push({
          url: String(input),
          method: init?.method,
          headers: new Headers(init?.headers),
          body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        });
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        return new Response(text, { status });
      },
      now: () => 0,
      wait: async () => undefined,
    },
  });
  return { client, sent, upstream };
}

const access = { token: 'TOKEN', workshop: '105 & co' };
const timeslots = { startDate: '2026-12-01', endDate: '2026-12-02', registrationNumber: 'VO' };
const found = { encryptedPhoneNumber: 'a+/=', obfuscatedPhoneNumber: '•• 67' };
const customer = { ...found, regNo: 'MLB101' };

describe('calls', () => {
  test('search by a query', async () => {
    const { client, sent } = answering(customer);
    expect(await client.search('MLB101')).toEqual({
      ok: true,
      value: { ...found, registrationNumber: 'MLB101' },
    });
    const headers = sent[0]?.headers;
    expect([sent[0]?.url, sent[0]?.method]).toEqual([
      'https://tires.example/api/authorization/search?regNo=MLB101',
      'GET',
    ]);
    expect([headers?.get('x-api-key'), headers?.get('authorization')]).toEqual(['secret', null]);
  });

  test('log in and validate without a body, and with encoded values', async () => {
    const { client, sent } = answering({ authorizationToken: 'TOKEN' });
    await client.login('a+/=');
    await client.validate('T&1', '1234');
    expect(sent.map(({ url, method, body }) => [url, method, body])).toEqual([
      [
        'https://tires.example/api/authorization/login?encryptedPhoneNumber=a%2B%2F%3D',
        'POST',
        undefined,
      ],
      [
        'https://tires.example/api/authorization/validate?authToken=T%261&otpToken=1234',
        'POST',
        undefined,
      ],
    ]);
  });

  test('of verified visitors carry their token', async () => {
    const { client, sent } = answering({});
    await client.days(access, timeslots);
    await client.times(access, timeslots);
    await client.book(access, testBooking, 'KEY');
    await client.review('TOKEN', testReview);
    await client.logout('TOKEN');
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(
      Array.from({ length: 5 }, () => 'Bearer TOKEN'),
    );
    expect(sent.map(({ url }) => url.replace('https://tires.example/api/', ''))).toEqual([
      'booking/GetTimeslotDays?workshopIdentifier=105+%26+co',
      'booking/GetTimeslots?workshopIdentifier=105+%26+co',
      'booking/create?departmentIdentifier=105+%26+co',
      'review/addReview',
      'authorization/logout',
    ]);
    const [, , booking] = sent;
    const { registrationNumber: regNo, ...rest } = testBooking;
    expect(booking?.body).toEqual({ ...rest, regNo });
    expect(booking?.headers.get('idempotency-key')).toBe('KEY');
  });
});

describe('answers', () => {
  test('with days and times are flattened, and invalid ones are dropped', async () => {
    const days = answering({ availableDates: [{ date: '2026-12-01T00:00:00' }, { date: 'x' }] });
    expect(await days.client.days(access, timeslots)).toEqual({ ok: true, value: ['2026-12-01'] });
    const startTime = ['2026-12-01T08:00:00', 'x'];
    const times = answering({ availableTimeSlotDates: [{ startTime }, { startTime: [] }] });
    expect(await times.client.times(access, timeslots)).toEqual({
      ok: true,
      value: ['2026-12-01T08:00:00'],
    });
  });

  test('with vehicles are read leniently', async () => {
    const wheel = {
      name: ' Nokian ',
      rimDiameter: '17',
      threadDepth: '2.5',
      sectionWidth: '205,5',
      aspectRatio: '',
      threadStatusId: '1',
    };
    const { registrationNumber: regNo, ...rest } = testTireVehicle;
    const vehicle = { ...rest, regNo };
    const vehicles = [
      {
        ...vehicle,
        brandCode: null,
        tires: [
          { equipmentPosition: 'VF', wheel },
          'broken',
          { equipmentPosition: 'HF', wheel: {} },
        ],
      },
      'broken',
      { ...vehicle, regNo: 'MLB102', location: { erpId: '' } },
    ];
    const { client } = answering({ status: 0, vehicles });
    const answer = await client.validate('TOKEN', '1234');
    expect(answer).toMatchObject({
      ok: true,
      value: {
        status: 0,
        vehicles: [
          {
            registrationNumber: 'MLB10A',
            brandCode: 'MLB10A',
            tires: [
              {
                wheel: {
                  name: 'Nokian',
                  rimDiameter: 17,
                  treadDepth: 2.5,
                  sectionWidth: undefined,
                  aspectRatio: undefined,
                  treadStatus: 1,
                },
              },
              { equipmentPosition: 'HF', wheel: { name: undefined, treadStatus: 0 } },
            ],
          },
          { registrationNumber: 'MLB102', location: undefined },
        ],
      },
    });
  });

  test.each<[unknown, object | undefined]>([
    [
      { bookingConfirmationId: 17, appointmentTime: '2026-12-01T08:30:00', isFullDay: false },
      { bookingConfirmationId: '17', appointmentTime: '2026-12-01T08:30:00', isFullDay: false },
    ],
    [null, undefined],
    [{ bookingConfirmationId: '17', appointmentTime: 'soon', isFullDay: false }, undefined],
  ])('with the visit %j are read as %j', async (given, visit) => {
    const { registrationNumber: regNo, ...rest } = testTireVehicle;
    const { client } = answering({ status: 0, vehicles: [{ ...rest, regNo, visit: given }] });
    expect(await client.validate('TOKEN', '1234')).toMatchObject({
      ok: true,
      value: { vehicles: [{ registrationNumber: regNo, visit }] },
    });
  });

  test('of another status than 0 are no login', async () => {
    const { client } = answering({ status: 1, vehicles: [testTireVehicle] });
    expect(await client.validate('TOKEN', '1234')).toMatchObject({ failure: { kind: 'refused' } });
  });

  test('without a readable vehicle are malformed', async () => {
    const { client } = answering({ status: 0, vehicles: [{}] });
    expect(await client.validate('TOKEN', '1234')).toMatchObject({
      failure: { kind: 'malformed', reason: 'no readable vehicle' },
    });
  });

  test('to a booking are its confirmation', async () => {
    const { client } = answering({ ...testConfirmation, bookingConfirmationId: 17, more: 'x' });
    expect(await client.book(access, testBooking, 'KEY')).toEqual({
      ok: true,
      value: { ...testConfirmation, bookingConfirmationId: '17', freeText: undefined },
    });
  });
});

describe('failures', () => {
  test.each([
    ['search', 404, { error: 'no' }, { kind: 'no-agreement' }],
    ['search', 401, {}, { kind: 'unauthorized' }],
    ['search', 403, {}, { kind: 'unauthorized' }],
    ['search', 402, {}, { kind: 'server-error', status: 402 }],
    ['search', 300, {}, { kind: 'server-error', status: 300 }],
    ['search', 500, 'oops', { kind: 'server-error', status: 500 }],
    ['login', 503, { message: 'Försök senare' }, { kind: 'refused', message: 'Försök senare' }],
    ['login', 404, { message: '' }, { kind: 'server-error', status: 404 }],
    ['validate', 403, { message: 'Fel kod' }, { kind: 'refused', message: 'Fel kod' }],
    ['days', 403, { message: 'x' }, { kind: 'login-ended' }],
    ['book', 409, { message: 'Upptagen' }, { kind: 'refused', message: 'Upptagen', isTaken: true }],
    ['book', 500, { error: 'x' }, { kind: 'server-error', status: 500 }],
    ['book', 400, { fields: ['email'] }, { kind: 'invalid-request', fields: ['email'] }],
    ['book', 400, { fields: [] }, { kind: 'server-error', status: 400 }],
    ['book', 422, { fields: ['email'] }, { kind: 'server-error', status: 422 }],
    ['book', 400, { message: 'Stängt' }, { kind: 'refused', message: 'Stängt' }],
    ['days', 409, { message: 'Stängt' }, { kind: 'refused', message: 'Stängt' }],
  ] as const)('%s answered with %i %o', async (call, status, body, failure) => {
    const { client } = answering(body, status);
    const calls = {
      search: () => client.search('MLB101'),
      login: () => client.login('number'),
      validate: () => client.validate('TOKEN', '1234'),
      days: () => client.days(access, timeslots),
      book: () => client.book(access, testBooking, 'KEY'),
    };
    expect(await calls[call]()).toEqual({ ok: false, failure });
  });

  test('that are answers are no outage', async () => {
    const { client, upstream } = answering({}, 404);
    await client.search('MLB101');
    expect(upstream.health().state).toBe('up');
  });

  test('name no personal data', async () => {
    const { client } = answering({ ...customer, regNo: 5 });
    const answer = await client.search('MLB101');
    expect(JSON.stringify(answer)).not.toMatch(/MLB|•• 67/);
  });
});

test.each([
  ['  Fel\n kod\u0000 ', 'Fel kod'],
  ['', undefined],
  ['<b>Fel</b>', '<b>Fel</b>'],
  ['x'.repeat(300), 'x'.repeat(300)],
  ['x'.repeat(301), `${'x'.repeat(299)}…`],
  ['👍'.repeat(200), '👍'.repeat(200)],
])('the message %j becomes %j', (text, expected) => {
  expect(parseMessage(text)).toBe(expected);
});
