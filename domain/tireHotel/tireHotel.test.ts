import { describe, expect, test } from 'vitest';
import { type Reader, readWith, unreadable } from '../reader.ts';
import { fail, ok } from '../result.ts';
import { bookableFrom } from './bookableDates.ts';
import {
  customerRules,
  invalidBookingFields,
  readBookingRequest,
  readConfirmation,
  type TireBookingField,
  type TireBookingRequest,
} from './booking.ts';
import { readCredentials, readCustomer } from './customer.ts';
import { readFailure } from './failure.ts';
import { invalidReviewFields, readReview } from './review.ts';
import { type TireHotelService, tireHotelPaths } from './service.ts';
import {
  testBooking,
  testConfirmation,
  testCustomer,
  testReview,
  testTireVehicle,
  testValidated,
} from './testing/testTireHotel.ts';
import {
  bookablePart,
  isDay,
  isLocalTime,
  readAvailableDays,
  readStartTimes,
} from './timeslots.ts';
import { readValidated } from './vehicle.ts';

const readers: readonly (readonly [string, Reader<unknown>, object])[] = [
  ['a customer', readCustomer, testCustomer],
  ['credentials', readCredentials, { authorizationToken: 'handle-of-code' }],
  ['a verified visitor', readValidated, testValidated],
  ['a booking', readBookingRequest, testBooking],
  ['a confirmation', readConfirmation, testConfirmation],
  ['a review', readReview, testReview],
];

describe.each(readers)('%s', (_, read, example) => {
  test('survives JSON', () => {
    expect(read(JSON.parse(JSON.stringify(example)))).toEqual(example);
  });

  test('is unreadable without any of its required members', () => {
    for (const name of Object.keys(example)) {
      if (name === 'freeText' && read === readConfirmation) continue;
      expect(read({ ...example, [name]: undefined }), name).toBe(unreadable);
    }
  });

  test.each([null, undefined, 0, '', 'text', [], [example], { toString: 1 }, new Date(0)])(
    'is not %o',
    (value) => {
      expect(read(value)).toBe(unreadable);
    },
  );

  test('drops members that it doesn’t know', () => {
    expect(read({ ...example, more: 'secret' })).not.toHaveProperty('more');
  });
});

test.each([
  ['no vehicle', { status: 0, vehicles: [] }],
  ['another status', { status: 1, vehicles: [testTireVehicle] }],
  ['a vehicle without tires', { status: 0, vehicles: [{ ...testTireVehicle, tires: undefined }] }],
  ['a broken tire', { status: 0, vehicles: [{ ...testTireVehicle, tires: [{}] }] }],
])('a verified visitor has not %s', (_, value) => {
  expect(readWith(readValidated, value)).toBeUndefined();
});

test('a vehicle needs no location', () => {
  const { location: _, ...vehicle } = testTireVehicle;
  const read = readWith(readValidated, { status: 0, vehicles: [{ ...vehicle, location: null }] });
  expect(read?.vehicles[0]).toEqual({ ...vehicle, location: undefined });
});

test('reads days and drops invalid entries', () => {
  const dates = ['2026-12-01', '2026-12-02T00:00:00', '2026-02-30', 'soon'];
  const answer = { availableDates: dates.map((date) => ({ date })) };
  expect(readAvailableDays(answer)).toEqual(['2026-12-01', '2026-12-02']);
});

test('reads times and drops invalid entries', () => {
  const startTime = ['2026-12-01T08:00:00', '2026-12-01T08:00', '2026-12-01T25:00:00', '08:00'];
  const answer = { availableTimeSlotDates: [{ startTime }, { startTime: [] }] };
  expect(readStartTimes(answer)).toEqual(['2026-12-01T08:00:00', '2026-12-01T08:00']);
});

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0000-00-00', false],
  ['２０２６-01-01', false],
  ['2026-1-1', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['2026-10-25T02:30:00', true],
  ['2026-03-29T02:30', true],
  ['2026-12-01T24:00:00', false],
  ['2026-12-01T08:60:00', false],
  ['2026-12-01T08:30:00Z', false],
  ['2026-12-01', false],
])('%s is a local time: %s', (text, expected) => {
  expect(isLocalTime(text)).toBe(expected);
});

const noTime = { bookingDate: '2026-12-01', bookingStart: null };

test.each<[string, Partial<TireBookingRequest>, readonly TireBookingField[]]>([
  ['at a time', {}, []],
  ['without a time', noTime, []],
  ['on a day that doesn’t exist', { ...noTime, bookingDate: '2026-02-30' }, ['bookingDate']],
  ['tomorrow', { ...noTime, bookingDate: '2026-11-24' }, ['bookingDate']],
  ['on the first bookable day', { ...noTime, bookingDate: '2026-11-26' }, []],
  ['on the last bookable day', { ...noTime, bookingDate: '2027-02-23' }, []],
  ['a day later', { ...noTime, bookingDate: '2027-02-24' }, ['bookingDate']],
  [
    'at a time of the last bookable day',
    { bookingDate: '2027-02-23T08:30:00', bookingStart: '2027-02-23T08:30:00' },
    [],
  ],
  [
    'at a time of the day after it',
    { bookingDate: '2027-02-24T08:30:00', bookingStart: '2027-02-24T08:30:00' },
    ['bookingDate'],
  ],
  ['in 9999', { ...noTime, bookingDate: '9999-12-31' }, ['bookingDate']],
  ['with two different times', { bookingStart: '2026-12-01T09:00:00' }, ['bookingStart']],
  ['without a vehicle', { registrationNumber: '' }, ['registrationNumber']],
  ['with the longest comment', { freeText: 'x'.repeat(1_000) }, []],
  ['with a longer comment', { freeText: 'x'.repeat(1_001) }, ['freeText']],
  [
    'without a customer',
    { customer: { firstName: ' ', lastName: '', email: '', phoneMobile: '' } },
    ['firstName', 'lastName', 'email', 'phoneMobile'],
  ],
])('a booking %s', (_, change, invalid) => {
  const dates = bookableFrom('2026-11-23');
  expect(invalidBookingFields({ ...testBooking, ...change }, dates)).toEqual(invalid);
});

test.each([
  ['phoneMobile', '+46701234567', true],
  ['phoneMobile', '12345678', true],
  ['phoneMobile', '1234567', false],
  ['phoneMobile', '1234567890123456', false],
  ['phoneMobile', '070 123 45 67', false],
  ['phoneMobile', '０７０１２３４５６７', false],
  ['email', 'kim@example.se', true],
  ['email', 'kim@example', false],
  ['email', 'kim@example.s', false],
  ['email', `${'k'.repeat(243)}@example.se`, true],
  ['email', `${'k'.repeat(244)}@example.se`, false],
  ['firstName', 'Åsa-Märta', true],
  ['firstName', 'Å'.repeat(100), true],
  ['lastName', 'Å'.repeat(101), false],
  ['firstName', '\u00a0', false],
] as const)('%s %s is valid: %s', (field, text, expected) => {
  expect(customerRules[field](text)).toBe(expected);
});

test('what is invalid in a review is named', () => {
  expect(invalidReviewFields(testReview)).toEqual([]);
  for (const rating of [1, 5])
    expect(invalidReviewFields({ ...testReview, rating, comment: 'x'.repeat(1_000) })).toEqual([]);
  for (const rating of [0, 1.5, 6])
    expect(invalidReviewFields({ ...testReview, rating })).toEqual(['rating']);
  expect(invalidReviewFields({ rating: 6, comment: 'x'.repeat(1_001) })).toEqual([
    'rating',
    'comment',
    'date',
  ]);
});

const window = { startDate: '2026-11-26', endDate: '2027-02-23', registrationNumber: 'VO' };

test.each<['days' | 'times', string, string, ReturnType<typeof bookablePart>]>([
  ['days', '2026-11-26', '2027-02-23', ok(window)],
  ['days', '2026-11-24', '2099-12-31', ok(window)],
  [
    'days',
    '2026-12-01',
    '2026-12-02',
    ok({ ...window, startDate: '2026-12-01', endDate: '2026-12-02' }),
  ],
  ['days', '2027-02-23', '2027-03-01', ok({ ...window, startDate: '2027-02-23' })],
  ['days', '2027-02-24', '2027-03-01', fail(['startDate'])],
  ['days', '2026-11-01', '2026-11-26', ok({ ...window, endDate: '2026-11-26' })],
  ['days', '2026-11-01', '2026-11-25', fail(['endDate'])],
  ['days', '2030-01-01', '9999-12-31', fail(['startDate'])],
  ['days', '2026-12-02', '2026-12-01', fail(['endDate'])],
  ['days', '2026-02-30', '2026-12-01', fail(['startDate'])],
  ['times', '2026-11-26', '2026-11-26', ok({ ...window, endDate: '2026-11-26' })],
  ['times', '2026-11-25', '2026-11-25', fail(['startDate'])],
  ['times', '2027-02-24', '2027-02-24', fail(['startDate'])],
  ['times', '2026-12-01', '2026-12-02', fail(['endDate'])],
])('of %s from %s to %s, the bookable part is asked for', (what, startDate, endDate, expected) => {
  const dates = bookableFrom('2026-11-23');
  expect(bookablePart({ startDate, endDate, registrationNumber: 'VO' }, what, dates)).toEqual(
    expected,
  );
});

test.each([
  { rating: 0 },
  { rating: 6 },
  { rating: 4.5 },
  { date: 'today' },
  { date: '2026-99' },
  { date: '2026-13-01' },
  { date: '20 November 2026' },
])('a review has no %o', (change) => {
  expect(readReview({ ...testReview, ...change })).toBe(unreadable);
});

test.each([
  [{ failure: 'no-agreement' }, { kind: 'no-agreement' }],
  [
    { failure: 'refused', message: 'Fel kod' },
    { kind: 'refused', message: 'Fel kod' },
  ],
  [{ failure: 'refused' }, { kind: 'refused', message: undefined }],
  [
    { failure: 'too-many-requests', retryAfterSeconds: 90 },
    { kind: 'too-many-requests', retryAfterSeconds: 90 },
  ],
  [{ failure: 'too-many-requests' }, { kind: 'too-many-requests', retryAfterSeconds: 60 }],
  [{ failure: 'session-lost' }, { kind: 'session-lost' }],
  [
    { failure: 'invalid-request', fields: ['email'] },
    { kind: 'invalid-request', fields: ['email'] },
  ],
  [{ failure: 'unknown-outcome' }, { kind: 'unknown-outcome' }],
  [{ failure: 'cross-site' }, { kind: 'unavailable' }],
  [{ failure: 5 }, { kind: 'unavailable' }],
  ['<html>', { kind: 'unavailable' }],
  [undefined, { kind: 'unavailable' }],
])('the answer %o is the failure %o', (answer, expected) => {
  expect(readFailure(answer)).toEqual(expected);
});

test.each([-1, 0, 0.5, 1])('after %d seconds, the next attempt is in one second', (seconds) => {
  const answer = { failure: 'too-many-requests', retryAfterSeconds: seconds };
  expect(readFailure(answer)).toEqual({ kind: 'too-many-requests', retryAfterSeconds: 1 });
});

test('every call has its own address', () => {
  const calls: readonly (keyof TireHotelService)[] = [
    ...(['search', 'login', 'validate', 'logout'] as const),
    ...(['days', 'times', 'book', 'review'] as const),
  ];
  expect(new Set(calls.map((call) => tireHotelPaths[call])).size).toBe(calls.length);
});
