import { describe, expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import { readFailure } from '#domain/tireHotel/failure.ts';
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

  test.each([
    [60_000, 240],
    [298_999, 2],
    [299_000, 1],
    [300_000, 1],
    [301_000, 1],
  ])(
    'that was tried too often is refused after %i ms for %i s, even if it is right',
    async (ms, seconds) => {
      const it = setUp().browser();
      const { authorizationToken: authToken } = (await it.sendCode()).json;
      for (let at = 0; at < 5; at += 1) await it.ask('validate', { authToken, otpToken: '0000' });
      advance(ms);
      const answer = await it.ask('validate', { authToken, otpToken: '1234' });
      expect(answer.json).toEqual({ failure: 'too-many-requests', retryAfterSeconds: seconds });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    },
  );

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

  test('shows the times of the whole day, and none of the days around it', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.logIn();
    const times = ['2026-12-01T00:00:00', '2026-12-01T23:59:00'];
    const around = ['2026-11-30T23:59:00', '2026-12-02T00:00:00'];
    provider.times.mockResolvedValueOnce(ok([...around, ...times]));
    expect((await it.times()).json).toEqual({ availableTimeSlotDates: [{ startTime: times }] });
    provider.times.mockResolvedValueOnce(ok(around));
    expect((await it.times()).json).toEqual({ availableTimeSlotDates: [] });
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
