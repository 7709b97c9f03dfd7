import { describe, expect, test } from 'vitest';
import { fail } from '#domain/result.ts';
import type { TireBookingRequest } from '#domain/tireHotel/booking.ts';
import type { ProviderFailure } from '#domain/tireHotel/provider.ts';
import { testBooking } from '#domain/tireHotel/testing/testTireHotel.ts';
import { prepareTireHotel, workshop } from './testing/testHandlers.ts';

const { setUp, advance } = prepareTireHotel();

describe('a booking', () => {
  async function loggedIn() {
    const all = setUp();
    const it = all.browser();
    await it.logIn();
    return { ...all, it };
  }

  test('is sent with the same key again, and with another for another login', async () => {
    const { it, provider, browser } = await loggedIn();
    await it.book();
    await it.book();
    await it.book({ freeText: 'Ring först' });
    const other = browser();
    await other.logIn();
    await other.book();
    const keys = provider.book.mock.calls.map(([, , key]) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  test('names its invalid fields', async () => {
    const { it, provider } = await loggedIn();
    const customer = { firstName: '', lastName: '\u0007', email: 'x', phoneMobile: '123' };
    const answer = await it.book({ customer, bookingDate: 'soon' });
    expect([answer.status, answer.json.fields]).toEqual([
      400,
      ['firstName', 'lastName', 'email', 'phoneMobile', 'bookingDate', 'bookingStart'],
    ]);
    expect(provider.book).not.toHaveBeenCalled();
  });

  test('without a part of its body names it', async () => {
    const { it } = await loggedIn();
    const answer = await it.ask('book', { departmentIdentifier: workshop }, { customer: {} });
    expect([answer.status, answer.json.fields]).toEqual([
      400,
      ['bookingDate', 'bookingStart', 'regNo', 'freeText', 'customer'],
    ]);
  });

  const { customer } = testBooking;
  const at = (bookingDate: string) => ({ bookingDate, bookingStart: bookingDate });

  test.each<[string, Partial<TireBookingRequest>]>([
    ['bookingDate', at('2026-11-24T08:00:00')],
    ['bookingDate', at('2026-11-25T23:59:00')],
    ['bookingDate', at('2027-02-24T00:00:00')],
    ['bookingDate', at('2030-01-07T08:00:00')],
    ['bookingDate', at('9999-12-31T08:00:00')],
    ['bookingDate', { bookingDate: '2026-11-24', bookingStart: null }],
    ['bookingStart', { bookingStart: '2026-12-01T09:00:00' }],
    ['freeText', { freeText: 'x'.repeat(1_001) }],
    ['firstName', { customer: { ...customer, firstName: 'x'.repeat(101) } }],
    ['lastName', { customer: { ...customer, lastName: ' \u00a0' } }],
    ['email', { customer: { ...customer, email: 'kim@example.s' } }],
    ['phoneMobile', { customer: { ...customer, phoneMobile: '1234567' } }],
    ['phoneMobile', { customer: { ...customer, phoneMobile: '070-1234567' } }],
  ])('with an invalid %s asks nothing and uses up no limit: %j', async (field, change) => {
    const { it, provider, keys } = await loggedIn();
    keys.length = 0;
    const answer = await it.book(change);
    expect([answer.status, answer.json]).toEqual([
      400,
      { failure: 'invalid-request', fields: [field] },
    ]);
    expect(provider.book).not.toHaveBeenCalled();
    // Only the limit of calls.
    expect(keys).toHaveLength(1);
  });

  test('is of days in the time zone of the site', async () => {
    const { browser } = setUp();
    // 23:01 UTC on the 23rd, which is the 24th in Stockholm.
    advance(13 * 3_600_000 + 60_000);
    const it = browser();
    await it.logIn();
    const answer = await it.book(at('2026-11-26T08:00:00'));
    expect(answer.json.fields).toEqual(['bookingDate']);
    expect((await it.book(at('2026-11-27T08:00:00'))).status).toBe(200);
  });

  test.each<[ProviderFailure, number]>([
    [{ kind: 'refused', message: 'Tiden är upptagen.', isTaken: true }, 1],
    [{ kind: 'invalid-request', fields: ['bookingDate'] }, 1],
    [{ kind: 'overloaded', reason: 'queue-full' }, 1],
    [{ kind: 'timeout', afterMs: 1 }, 0],
  ])('that fails with %o gives back its part of the limit: %i', async (failure, times) => {
    const { it, provider, giveBack } = await loggedIn();
    provider.book.mockResolvedValueOnce(fail(failure));
    await it.book();
    expect(giveBack).toHaveBeenCalledTimes(times);
  });

  test('has texts without control characters', async () => {
    const { it, provider } = await loggedIn();
    const customer = { ...testBooking.customer, firstName: ' <script>\u0000 ', lastName: 'B\nC' };
    await it.book({ customer, freeText: 'a\r\nb\u0007' });
    expect(provider.book.mock.calls[0]?.[1]).toMatchObject({
      freeText: 'a\nb',
      customer: { firstName: '<script>', lastName: 'B C' },
    });
  });

  test('of 10 MB is refused', async () => {
    const { it, provider } = await loggedIn();
    expect((await it.book({ freeText: 'x'.repeat(10_000_000) })).status).toBe(400);
    expect(provider.book).not.toHaveBeenCalled();
  });

  test.each<[ProviderFailure, number, string]>([
    [{ kind: 'refused', message: 'Tiden är upptagen.' }, 422, 'refused'],
    [{ kind: 'refused', message: 'Tiden är upptagen.', isTaken: true }, 409, 'refused'],
    [{ kind: 'invalid-request', fields: ['bookingDate'] }, 400, 'invalid-request'],
    [{ kind: 'timeout', afterMs: 1 }, 504, 'unknown-outcome'],
    [{ kind: 'malformed', reason: 'x' }, 504, 'unknown-outcome'],
    [{ kind: 'server-error', status: 500 }, 504, 'unknown-outcome'],
    [{ kind: 'unreachable', reason: 'reset' }, 504, 'unknown-outcome'],
    [{ kind: 'unreachable', reason: 'refused', isUnsent: true }, 503, 'unavailable'],
    [{ kind: 'server-error', status: 404 }, 503, 'unavailable'],
    [{ kind: 'overloaded', reason: 'queue-full' }, 503, 'unavailable'],
    [{ kind: 'login-ended' }, 401, 'session-lost'],
  ])('that fails with %o is answered with %i %s', async (failure, status, name) => {
    const { it, provider } = await loggedIn();
    provider.book.mockResolvedValueOnce(fail(failure));
    const answer = await it.book();
    expect([answer.status, answer.json.failure]).toEqual([status, name]);
  });
});
