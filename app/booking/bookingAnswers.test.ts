import { expect, test, vi } from 'vitest';
import type { BookingServiceFailure } from '#domain/booking/service.ts';
import { documentedRows } from '#process/testing/documentedTable.ts';
import { bookingFailed, invalidRequest, unavailable } from './bookingAnswers.ts';

const failures: Readonly<Record<string, BookingServiceFailure>> = {
  InvalidReg: { kind: 'invalid-registration' },
  VehicleNotFound: { kind: 'vehicle-not-found' },
  BrandNotSupported: { kind: 'brand-not-supported', brand: 'Tatra' },
  TimeslotNotAvailable: { kind: 'timeslot-not-available' },
  PriceChanged: { kind: 'price-changed', offers: [] },
  OutcomeUnknown: { kind: 'unknown-outcome' },
  Refused: { kind: 'refused', message: 'No.' },
  TooManyRequests: { kind: 'too-many-requests', retryAfterSeconds: 7 },
  ServerError: { kind: 'unavailable' },
  InvalidRequest: { kind: 'invalid-request', fields: ['phone'] },
};

const documented = documentedRows('booking.md', ['code', 'status', 'when']).map(
  ({ code, status }) => ({ code: /^`(\w+)/.exec(code)?.[1] ?? code, status }),
);
const log = vi.fn<(line: string) => void>();

test('docs/booking.md has a row for each failure', () => {
  expect(documented.map(({ code }) => code)).toEqual(Object.keys(failures));
});

test.each(documented)('$code is answered with $status', async ({ code, status }) => {
  const answer = bookingFailed(failures[code] ?? { kind: 'unavailable' }, 'a booking', log);
  const [lowest = 0, highest = lowest] = status.split(' to ').map(Number);
  expect(answer.status).toBeGreaterThanOrEqual(lowest);
  expect(answer.status).toBeLessThanOrEqual(highest);
  const { 'Error Result': result } = await answer.json();
  expect(result[0].split(',')[0]).toBe(code);
  expect(answer.headers.get('retry-after')).toBe(code === 'TooManyRequests' ? '7' : null);
});

test.each<[BookingServiceFailure, number]>([
  [{ kind: 'timeout', afterMs: 10_000 }, 504],
  [{ kind: 'unreachable', reason: 'refused' }, 503],
  [{ kind: 'server-error', status: 500 }, 502],
])('%o of the system is logged and answered with %d', (failure, status) => {
  log.mockClear();
  expect(bookingFailed(failure, 'a booking', log).status).toBe(status);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('mechmate: a booking'));
});

test('a request that no page sends is refused with its fields', async () => {
  expect(invalidRequest(['phone']).status).toBe(400);
  expect(await invalidRequest(['phone']).json()).toMatchObject({ fields: ['phone'] });
});

test('while the site can’t handle a step, it says when to try again', () => {
  expect(unavailable().status).toBe(503);
  expect(unavailable().headers.get('retry-after')).toBe('10');
});
