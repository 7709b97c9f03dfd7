import { describe, expect, test } from 'vitest';
import { fail, ok } from '#domain/result.ts';
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
} from './testing/testHandlers.ts';
import type { TireHotelLimiters } from './tireHotelTools.ts';

const { setUp, advance } = prepareTireHotel();

describe('vehicle and workshop', () => {
  test.each([
    ['days of another workshop', (it: TestBrowser) => it.days({}, '999')],
    ['days of another vehicle', (it: TestBrowser) => it.days({ regNo: 'XX' })],
    ['times of another workshop', (it: TestBrowser) => it.times({}, '')],
    ['times of another vehicle', (it: TestBrowser) => it.times({ regNo: vehicle.regNo })],
    ['a booking at another workshop', (it: TestBrowser) => it.book({}, '999')],
    ['a booking for another vehicle', (it: TestBrowser) => it.book({ regNo: 'MLB10B' })],
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
