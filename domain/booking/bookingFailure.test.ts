import { describe, expect, test } from 'vitest';
import { type BookingFailure, errorBodyOf, readBookingFailure } from './bookingFailure.ts';

const failures: readonly BookingFailure[] = [
  { kind: 'invalidRegistration' },
  { kind: 'vehicleNotFound' },
  { kind: 'brandNotSupported', brand: 'Alfa, Romeo' },
  { kind: 'serverError' },
  { kind: 'timeslotNotAvailable' },
  { kind: 'priceChanged', offers: [{ code: 'oil', price: 1_290.5 }] },
  { kind: 'outcomeUnknown' },
  { kind: 'refused', message: 'Verkstaden har stängt.' },
  { kind: 'invalidRequest', fields: ['departmentId', 'customer.email'] },
  { kind: 'tooManyRequests', retryAfterSeconds: 12 },
];

test.each(failures)('$kind is read as it was written', (failure) => {
  expect(readBookingFailure(JSON.parse(JSON.stringify(errorBodyOf(failure))))).toEqual(failure);
});

describe('an error of the workshop system', () => {
  test.each([
    ['Fordon hittades inte', { kind: 'vehicleNotFound' }],
    ['BrandNotSupported,IVECO', { kind: 'brandNotSupported', brand: 'IVECO' }],
    ['BrandNotSupported', { kind: 'brandNotSupported', brand: '' }],
    ['SomethingElse', { kind: 'serverError' }],
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
    expect(readBookingFailure(body)).toEqual({ kind: 'serverError' });
  });

  test('malformed details are dropped', () => {
    const offers = [null, { code: 'a' }, { code: 'b', price: 'c' }, { code: 'd', price: 1 }];
    expect(readBookingFailure({ 'Error Result': ['PriceChanged'], offers })).toEqual({
      kind: 'priceChanged',
      offers: [{ code: 'd', price: 1 }],
    });
    expect(
      readBookingFailure({ 'Error Result': ['TooManyRequests'], retryAfterSeconds: 'x' }),
    ).toEqual({ kind: 'tooManyRequests', retryAfterSeconds: 60 });
  });
});
