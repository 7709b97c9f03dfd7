import { describe, expect, test } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { TireBookingRequest } from '#domain/tireHotel/booking.ts';
import { readFailure } from '#domain/tireHotel/failure.ts';
import type { ProviderFailure } from '#domain/tireHotel/provider.ts';
import { testBooking } from '#domain/tireHotel/testing/testTireHotel.ts';
import {
  createBrowser,
  limitNames,
  prepareTireHotel,
  refused,
  type TestBrowser,
  vehicle,
  workshop,
} from './testing/testHandlers.ts';
import type { TireHotelLimiters } from './tireHotelTools.ts';

const { setUp, advance } = prepareTireHotel();

describe('vehicle and workshop', () => {
  test.each([
    ['days of another workshop', (it: TestBrowser) => it.days({}, '999')],
    ['days of another vehicle', (it: TestBrowser) => it.days({ regNo: 'XX' })],
    ['times of another workshop', (it: TestBrowser) => it.times({}, '')],
    [
      'times of another vehicle',
      (it: TestBrowser) => it.times({ regNo: vehicle.registrationNumber }),
    ],
    ['a booking at another workshop', (it: TestBrowser) => it.book({}, '999')],
    [
      'a booking for another vehicle',
      (it: TestBrowser) => it.book({ registrationNumber: 'MLB10B' }),
    ],
    ['a review without a booking', (it: TestBrowser) => it.review()],
  ])('%s is refused', async (_, call) => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.logIn();
    const answer = await call(it);
    expect([answer.status, answer.json]).toEqual([401, { failure: 'session-lost' }]);
    for (const asked of [provider.days, provider.times, provider.book, provider.review]) {
      expect(asked).not.toHaveBeenCalled();
    }
  });

  test('a vehicle without a workshop can’t be booked', async () => {
    const { browser, provider } = setUp();
    provider.validate.mockResolvedValueOnce(
      ok({ status: 0, vehicles: [{ ...vehicle, location: undefined }] }),
    );
    const it = browser();
    await it.logIn();
    expect((await it.days({}, 'undefined')).status).toBe(401);
    expect((await it.book({}, '')).status).toBe(401);
  });
});

describe('a code', () => {
  test('is tried five times at most in a race of 100 guesses', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    const { authorizationToken: authToken } = (await it.sendCode()).json;
    const guesses = Array.from({ length: 100 }, (_, at) =>
      it.ask('validate', { authToken, otpToken: String(2_000 + at) }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(provider.validate).toHaveBeenCalledTimes(5);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  });

  test('that was tried too often is refused with Retry-After, even if it is right', async () => {
    const it = setUp().browser();
    const { authorizationToken: authToken } = (await it.sendCode()).json;
    for (let at = 0; at < 5; at += 1) await it.ask('validate', { authToken, otpToken: '0000' });
    advance(60_000);
    const answer = await it.ask('validate', { authToken, otpToken: '1234' });
    expect(answer.json).toEqual({ failure: 'too-many-requests', retryAfterSeconds: 240 });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '240']);
  });

  test.each(['', '123', '12345', 'a1b2', '１２３４', '12 4', '-123', '1e10'])(
    '%s is invalid, and no try',
    async (otpToken) => {
      const { browser, provider } = setUp();
      const it = browser();
      const { authorizationToken: authToken } = (await it.sendCode()).json;
      for (let at = 0; at < 6; at += 1) {
        const answer = await it.ask('validate', { authToken, otpToken });
        expect(answer.json).toEqual({ failure: 'invalid-request', fields: ['otpToken'] });
      }
      expect(provider.validate).not.toHaveBeenCalled();
      expect((await it.ask('validate', { authToken, otpToken: '1234' })).status).toBe(200);
    },
  );

  test('that is wrong shows the provider’s message', async () => {
    const it = setUp().browser();
    const answer = await it.logIn('0000');
    expect(answer.json).toEqual({ failure: 'refused', message: refused.message });
    expect([answer.status, answer.set]).toEqual([422, null]);
  });

  test('logs in once', async () => {
    const { handlers, browser } = setUp();
    const it = browser();
    const { authorizationToken: authToken } = (await it.sendCode()).json;
    const old = createBrowser(handlers, it.cookieNow());
    expect((await it.ask('validate', { authToken, otpToken: '1234' })).status).toBe(200);
    expect((await it.ask('validate', { authToken, otpToken: '1234' })).status).toBe(401);
    expect((await old.ask('validate', { authToken, otpToken: '1234' })).status).toBe(401);
  });
});

describe('limits', () => {
  const calls: Readonly<
    Record<keyof TireHotelLimiters, (it: TestBrowser) => ReturnType<TestBrowser['ask']>>
  > = {
    searches: (it) => it.search(),
    calls: (it) => it.days(),
    codes: (it) => it.sendCode(),
    codesOfNumber: (it) => it.sendCode(),
    codesOfNumberDaily: (it) => it.sendCode(),
    tries: (it) => it.logIn(),
    triesOfNumber: (it) => it.logIn(),
    bookingsOfNumber: async (it) => {
      await it.logIn();
      return it.book();
    },
  };

  test.each(limitNames)('%s refuse with a time and ask nothing', async (name) => {
    const { browser } = setUp(name);
    const answer = await calls[name](browser());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '90']);
    expect(readFailure(answer.json)).toEqual({ kind: 'too-many-requests', retryAfterSeconds: 90 });
  });

  test.each(limitNames)('%s that can’t be counted are no refusal', async (name) => {
    const { browser } = setUp(name, { kind: 'unavailable' });
    const answer = await calls[name](browser());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(readFailure(answer.json)).toEqual({ kind: 'unavailable' });
  });

  test('count by keys without registration numbers', async () => {
    const { browser, keys } = setUp();
    const it = browser();
    await it.logIn();
    await it.book();
    expect(keys.length).toBeGreaterThan(6);
    expect(keys.join()).not.toContain('MLB');
  });
});

describe('a question for days or times', () => {
  test.each<['days' | 'times', object, string]>([
    ['days', { startDate: '2030-01-01', endDate: '9999-12-31' }, 'startDate'],
    ['days', { startDate: '2026-11-01', endDate: '2026-11-25' }, 'endDate'],
    ['days', { regNo: 7 }, 'regNo'],
    ['times', { startDate: '2026-11-24', endDate: '2026-11-24' }, 'startDate'],
    ['times', { startDate: '2030-01-01', endDate: '2030-01-01' }, 'startDate'],
    ['times', { endDate: '2026-12-02' }, 'endDate'],
  ])('for %s with %j is refused because of %s', async (what, change, field) => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.logIn();
    const answer = await it[what](change);
    expect([answer.status, answer.json]).toEqual([
      400,
      { failure: 'invalid-request', fields: [field] },
    ]);
    expect(provider[what]).not.toHaveBeenCalled();
  });

  test('shows nothing but bookable days, whatever the provider offers', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.logIn();
    provider.days.mockResolvedValueOnce(ok(['2026-11-24', '2026-12-01', '2030-01-01']));
    const { json } = await it.days({ startDate: '2026-11-20', endDate: '2099-01-01' });
    expect(json).toEqual({ availableDates: [{ date: '2026-12-01' }] });
    const [, asked] = provider.days.mock.calls[0] ?? [];
    expect(asked).toMatchObject({ startDate: '2026-11-26', endDate: '2027-02-23' });
  });
});

describe('a review', () => {
  test('is taken once for each login', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.logIn();
    await it.book();
    expect((await it.review()).status).toBe(200);
    const second = await it.review();
    expect([second.status, second.json]).toEqual([422, { failure: 'refused' }]);
    expect(provider.review).toHaveBeenCalledOnce();
    await it.logIn();
    await it.book();
    expect((await it.review()).status).toBe(200);
  });

  test.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 4.5 }],
    ['comment', { comment: 'x'.repeat(1_001) }],
    ['date', { date: 'today' }],
  ])('with an invalid %s is refused: %j', async (field, change) => {
    const it = setUp().browser();
    await it.logIn();
    await it.book();
    const answer = await it.review(change);
    expect([answer.status, answer.json.fields]).toEqual([400, [field]]);
  });
});

describe('a registration number', () => {
  test.each(['', ' ', 'a', ' a '])('%s is too short', async (regNo) => {
    const answer = await setUp().browser().search(regNo);
    expect(answer.json).toEqual({ failure: 'invalid-request', fields: ['regNo'] });
  });

  test.each(['🚗🚗', '<b>', '../..', 'AB\u0000'])('%s is no number', async (regNo) => {
    const { browser, provider } = setUp();
    const answer = await browser().search(regNo);
    expect([answer.status, answer.json]).toEqual([404, { failure: 'no-agreement' }]);
    expect(provider.search).not.toHaveBeenCalled();
  });

  test('without an agreement starts no session', async () => {
    const answer = await setUp().browser().search('MLB999');
    expect([answer.status, answer.json, answer.set]).toEqual([
      404,
      { failure: 'no-agreement' },
      null,
    ]);
  });
});

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
