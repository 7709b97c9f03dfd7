import { describe, expect, test } from 'vitest';
import type { BookingFailure } from './bookingFailure.ts';
import { errorBodyOf, readBookingFailure } from './failureBody.ts';

const failures: readonly BookingFailure[] = [
  { kind: 'invalid-registration' },
  { kind: 'vehicle-not-found' },
  { kind: 'brand-not-supported', brand: 'Alfa, Romeo' },
  { kind: 'unavailable' },
  { kind: 'timeslot-not-available' },
  { kind: 'price-changed', offers: [{ code: 'oil', price: 1_290.5 }] },
  { kind: 'unknown-outcome' },
  { kind: 'refused', message: 'Verkstaden har stängt.' },
  { kind: 'invalid-request', fields: ['departmentId', 'customer.email'] },
  { kind: 'too-many-requests', retryAfterSeconds: 12 },
];

test.each(failures)('$kind is read as it was written', (failure) => {
  expect(readBookingFailure(JSON.parse(JSON.stringify(errorBodyOf(failure))))).toEqual(failure);
});

describe('an error of the workshop system', () => {
  test.each([
    ['Fordon hittades inte', { kind: 'vehicle-not-found' }],
    ['BrandNotSupported,IVECO', { kind: 'brand-not-supported', brand: 'IVECO' }],
    ['BrandNotSupported', { kind: 'brand-not-supported', brand: '' }],
    ['SomethingElse', { kind: 'unavailable' }],
  ])('%s counts by the first entry', (code, expected) => {
    expect(readBookingFailure({ 'Error Result': [code, 'InvalidReg'] })).toEqual(expected);
  });

  test.each([
    null,
    undefined,
    'text',
    [],
    {},
    { 'Error Result': null },
    { 'Error Result': [7] },
    { message: 7 },
    { message: ' ' },
    { message: 'x'.repeat(301) },
  ])('%j is a server error', (body) => {
    expect(readBookingFailure(body)).toEqual({ kind: 'unavailable' });
  });

  test('a message of 300 characters is shown', () => {
    const message = 'x'.repeat(300);
    expect(readBookingFailure({ message })).toEqual({ kind: 'refused', message });
  });

  test.each([
    [12, 12],
    [1, 1],
    [0.2, 1],
    [0, 60],
    [-1, 60],
    ['x', 60],
    [undefined, 60],
  ])('after %j, the next attempt is in %d seconds', (retryAfterSeconds, seconds) => {
    expect(readBookingFailure({ 'Error Result': ['TooManyRequests'], retryAfterSeconds })).toEqual({
      kind: 'too-many-requests',
      retryAfterSeconds: seconds,
    });
  });

  test('malformed details are dropped', () => {
    const offers = [null, { code: 'a' }, { code: 'b', price: 'c' }, { code: 'd', price: 1 }];
    expect(readBookingFailure({ 'Error Result': ['PriceChanged'], offers })).toEqual({
      kind: 'price-changed',
      offers: [{ code: 'd', price: 1 }],
    });
  });
});
