import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fc } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { TireBookingRequest } from '#domain/tireHotel/booking.ts';
import { readFailure } from '#domain/tireHotel/failure.ts';
import type { ProviderFailure, TireHotelProvider } from '#domain/tireHotel/provider.ts';
import { tireHotelPaths } from '#domain/tireHotel/service.ts';
import {
  testBooking,
  testConfirmation,
  testReview,
  testVehicle,
} from '#domain/tireHotel/testing/testTireHotel.ts';
import type { Admission, RateLimiter } from '../http/rateLimit.ts';
import { createTestFolder } from '../sqlite/testFolder.ts';
import {
  createLoginHandler,
  createLogoutHandler,
  createSearchHandler,
  createValidateHandler,
} from './authorizationHandlers.ts';
import {
  createBookHandler,
  createDaysHandler,
  createReviewHandler,
  createTimesHandler,
} from './bookingHandlers.ts';
import type { SessionStore } from './sessionStore.ts';
import { createSqliteSessionStore } from './sqliteSessionStore.ts';
import type { TireHotelLimiters, TireHotelTools } from './tireHotelTools.ts';

const realNumber = 'REAL-NUMBER+/=';
const realToken = 'REAL-TOKEN';
const vehicle = testVehicle;
const workshop = vehicle.location?.erpId ?? '';

type Path = keyof typeof tireHotelPaths;

let folder: string;
let clock: number;
let store: SessionStore;
beforeEach(async () => {
  folder = await createTestFolder();
  clock = 1_800_000_000_000;
  store = createSqliteSessionStore({
    file: join(folder, 'sessions.sqlite'),
    now: () => clock,
    idleMs: 30 * 60_000,
    lifetimeMs: 8 * 3_600_000,
    maxTries: 5,
  });
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const refused = { kind: 'refused', message: 'Koden stämmer inte.' } as const;

function createProvider() {
  return {
    search: vi.fn<TireHotelProvider['search']>(async (regNo) =>
      regNo === 'MLB10A'
        ? ok({ encryptedPhoneNumber: realNumber, obfuscatedPhoneNumber: '•• 67', regNo })
        : fail({ kind: 'no-agreement' }),
    ),
    login: vi.fn<TireHotelProvider['login']>(async () => ok({ authorizationToken: realToken })),
    validate: vi.fn<TireHotelProvider['validate']>(async (token, code) =>
      token === realToken && code === '1234'
        ? ok({ status: 0, vehicles: [vehicle, { ...vehicle, regNo: 'MLB10B' }] })
        : fail(refused),
    ),
    logout: vi.fn<TireHotelProvider['logout']>(async () => ok(undefined)),
    days: vi.fn<TireHotelProvider['days']>(async () => ok(['2026-12-01'])),
    times: vi.fn<TireHotelProvider['times']>(async () => ok(['2026-12-01T08:00:00'])),
    book: vi.fn<TireHotelProvider['book']>(async () => ok(testConfirmation)),
    review: vi.fn<TireHotelProvider['review']>(async () => ok(undefined)),
  };
}

const admitted: Admission = { kind: 'admitted' };
const limitNames = [
  'searches',
  'calls',
  'codes',
  'tries',
  'codesOfNumber',
  'codesOfNumberDaily',
  'triesOfNumber',
  'bookingsOfNumber',
] as const satisfies readonly (keyof TireHotelLimiters)[];

function setUp(closed?: keyof TireHotelLimiters) {
  const provider = createProvider();
  const log = vi.fn<(line: string) => void>();
  const keys: string[] = [];
  const limiter = (name: keyof TireHotelLimiters): RateLimiter => ({
    take: (key) => {
      keys.push(key);
      return name === closed ? { kind: 'refused', retryAfterSeconds: 90 } : admitted;
    },
  });
  const limiters: TireHotelLimiters = {
    searches: limiter('searches'),
    calls: limiter('calls'),
    codes: limiter('codes'),
    tries: limiter('tries'),
    codesOfNumber: limiter('codesOfNumber'),
    codesOfNumberDaily: limiter('codesOfNumberDaily'),
    triesOfNumber: limiter('triesOfNumber'),
    bookingsOfNumber: limiter('bookingsOfNumber'),
  };
  const tools: TireHotelTools = {
    provider,
    sessions: store,
    limiters,
    secret: 'secret',
    now: () => clock,
    log,
  };
  const handlers = {
    search: createSearchHandler(tools),
    login: createLoginHandler(tools),
    validate: createValidateHandler(tools),
    logout: createLogoutHandler(tools),
    days: createDaysHandler(tools),
    times: createTimesHandler(tools),
    book: createBookHandler(tools),
    review: createReviewHandler(tools),
  };
  return { provider, log, keys, handlers, browser: () => createBrowser(handlers) };
}

type Handlers = ReturnType<typeof setUp>['handlers'];

/** A browser with its cookie. */
function createBrowser(handlers: Handlers, cookie = '') {
  let current = cookie;
  async function ask(
    path: Path,
    query: Record<string, string> = {},
    body?: unknown,
    more: Record<string, string> = {},
  ) {
    const search = new URLSearchParams(query).toString();
    const headers: Record<string, string> = {
      host: 'nordvik.example',
      'sec-fetch-site': 'same-origin',
      cookie: current,
      ...more,
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const method = path === 'search' ? 'GET' : 'POST';
    const url = `https://nordvik.example${tireHotelPaths[path]}?${search}`;
    const answer = await handlers[path](new Request(url, { method, headers, ...sent }));
    const set = answer.headers.get('set-cookie');
    if (set) current = set.split(';')[0] ?? '';
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, set, text, json: JSON.parse(text) };
  }
  const search = (regNo = 'MLB10A') => ask('search', { regNo });
  async function sendCode() {
    const { encryptedPhoneNumber } = (await search()).json;
    return ask('login', { encryptedPhoneNumber });
  }
  async function logIn(code = '1234') {
    const { authorizationToken } = (await sendCode()).json;
    return ask('validate', { authToken: authorizationToken, otpToken: code });
  }
  const days = (change: object = {}, at = workshop) =>
    ask('days', { workshopIdentifier: at }, { ...timeslots, ...change });
  const times = (change: object = {}, at = workshop) =>
    ask('times', { workshopIdentifier: at }, { ...timeslots, ...change });
  const book = (change: Partial<TireBookingRequest> = {}, at = workshop) =>
    ask('book', { departmentIdentifier: at }, { ...testBooking, ...change });
  const review = (change: object = {}) => ask('review', {}, { ...testReview, ...change });
  const logout = () => ask('logout');
  const cookieNow = () => current;
  return { ask, search, sendCode, logIn, days, times, book, review, logout, cookieNow };
}

const timeslots = { startDate: '2026-11-26', endDate: '2027-02-23', regNo: vehicle.brandCode };

test('the whole flow, without a value of the provider reaching the browser', async () => {
  const { browser, provider } = setUp();
  const it = browser();
  const answers = [await it.search(' mlb 10a '), await it.logIn(), await it.days()];
  answers.push(await it.times(), await it.book(), await it.review(), await it.logout());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  for (const { text, headers } of answers) {
    expect(text).not.toContain(realToken);
    expect(text).not.toContain('REAL-NUMBER');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
  expect(provider.search).toHaveBeenCalledWith('MLB10A');
  expect(provider.login).toHaveBeenCalledWith(realNumber);
  expect(provider.validate).toHaveBeenCalledWith(realToken, '1234');
  const at = { token: realToken, workshop };
  expect(provider.days).toHaveBeenCalledWith(at, timeslots);
  expect(provider.book).toHaveBeenCalledWith(at, testBooking, expect.stringMatching(/^[\w-]{43}$/));
  expect(provider.review).toHaveBeenCalledWith(realToken, testReview);
  expect(provider.logout).toHaveBeenCalledWith(realToken);
});

test('answers have the documented names', async () => {
  const it = setUp().browser();
  const customer = (await it.search()).json;
  expect(customer).toEqual({
    encryptedPhoneNumber: expect.stringMatching(/^[\w-]{24}$/),
    obfuscatedPhoneNumber: '•• 67',
    regNo: 'MLB10A',
  });
  expect((await it.sendCode()).json).toEqual({
    authorizationToken: expect.stringMatching(/^[\w-]{24}$/),
  });
  // Only the vehicle that is shown leaves the server.
  expect((await it.logIn()).json).toEqual({
    status: 0,
    vehicles: [JSON.parse(JSON.stringify(vehicle))],
  });
  expect((await it.days()).json).toEqual({ availableDates: [{ date: '2026-12-01' }] });
  expect((await it.times()).json).toEqual({
    availableTimeSlotDates: [{ startTime: ['2026-12-01T08:00:00'] }],
  });
  expect((await it.book()).json).toEqual(testConfirmation);
  expect((await it.review()).json).toEqual({});
});

describe('the cookie', () => {
  test('is hidden from scripts and other sites, and needs TLS', async () => {
    const { set } = await setUp().browser().search();
    expect(set).toMatch(/^__Host-tirehotel=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
  });

  test('changes with the login, and the old one is useless', async () => {
    const { handlers, browser } = setUp();
    const it = browser();
    await it.search();
    const before = it.cookieNow();
    await it.logIn();
    expect(it.cookieNow()).not.toBe(before);
    const old = createBrowser(handlers, before);
    expect((await old.days()).json).toEqual({ failure: 'session-lost' });
    expect((await it.days()).status).toBe(200);
  });

  test('is kept by a second search', async () => {
    const it = setUp().browser();
    await it.search();
    expect((await it.search()).set).toBeNull();
  });

  test('on a developer’s machine has no prefix', async () => {
    const it = setUp().browser();
    const { set } = await it.ask('search', { regNo: 'MLB10A' }, undefined, {
      host: 'nordvik-se.localhost:3000',
    });
    expect(set).toMatch(/^tirehotel=/);
  });

  test('is refused if the request has it twice', async () => {
    const { handlers, browser } = setUp();
    const it = browser();
    await it.logIn();
    const twice = createBrowser(handlers, `${it.cookieNow()}; __Host-tirehotel=${'A'.repeat(43)}`);
    expect((await twice.days()).status).toBe(401);
  });
});

const guarded = ['login', 'validate', 'days', 'times', 'book', 'review'] as const;

/** Each guarded call, as a visitor makes it whose session isn't the one of its values. */
function callWith(it: ReturnType<typeof createBrowser>, path: (typeof guarded)[number]) {
  switch (path) {
    case 'login':
      return it.ask('login', { encryptedPhoneNumber: 'A'.repeat(24) });
    case 'validate':
      return it.ask('validate', { authToken: 'A'.repeat(24), otpToken: '1234' });
    case 'days':
      return it.days();
    case 'times':
      return it.times();
    case 'book':
      return it.book();
    case 'review':
      return it.review();
  }
}

describe.each(guarded)('%s', (path) => {
  test.each(['no', 'an unknown', 'a malformed', 'an expired', 'an anonymous', 'an ended'])(
    'is refused with %s session',
    async (kind) => {
      const { handlers, provider, browser } = setUp();
      const owner = browser();
      await owner.logIn();
      const cookies: Record<string, string> = {
        no: '',
        'an unknown': `__Host-tirehotel=${'A'.repeat(43)}`,
        'a malformed': '__Host-tirehotel=%00',
        'an expired': owner.cookieNow(),
        'an ended': owner.cookieNow(),
      };
      if (kind === 'an expired') clock += 30 * 60_000;
      if (kind === 'an ended') await createBrowser(handlers, owner.cookieNow()).logout();
      const it = createBrowser(handlers, cookies[kind]);
      if (kind === 'an anonymous') await it.search();
      const calls = Object.values(provider).map((call) => call.mock.calls.length);
      const answer = await callWith(it, path);
      expect([answer.status, answer.json]).toEqual([401, { failure: 'session-lost' }]);
      expect(Object.values(provider).map((call) => call.mock.calls.length)).toEqual(calls);
    },
  );

  test('is refused from pages of other sites', async () => {
    const { browser } = setUp();
    const it = browser();
    await it.logIn();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]) {
      const answer = await it.ask(path, {}, {}, headers);
      expect([answer.status, answer.json]).toEqual([403, { failure: 'cross-site' }]);
    }
  });
});

test('search and logout are refused from pages of other sites', async () => {
  const { browser, provider } = setUp();
  const foreign = { 'sec-fetch-site': 'cross-site' };
  for (const path of ['search', 'logout'] as const) {
    expect((await browser().ask(path, {}, undefined, foreign)).status).toBe(403);
  }
  expect(provider.search).not.toHaveBeenCalled();
});

describe('handles', () => {
  test('are useless in another session', async () => {
    const { browser, provider } = setUp();
    const [owner, thief] = [browser(), browser()];
    const { encryptedPhoneNumber } = (await owner.search()).json;
    const { authorizationToken } = (await owner.sendCode()).json;
    await thief.sendCode();
    provider.login.mockClear();
    expect((await thief.ask('login', { encryptedPhoneNumber })).status).toBe(401);
    const otpToken = '1234';
    expect((await thief.ask('validate', { authToken: authorizationToken, otpToken })).status).toBe(
      401,
    );
    expect(provider.login).not.toHaveBeenCalled();
    expect(provider.validate).not.toHaveBeenCalled();
  });

  test('are replaced by the next search and the next code', async () => {
    const it = setUp().browser();
    const { encryptedPhoneNumber } = (await it.search()).json;
    const { authorizationToken: authToken } = (await it.sendCode()).json;
    await it.sendCode();
    expect((await it.ask('login', { encryptedPhoneNumber })).status).toBe(401);
    expect((await it.ask('validate', { authToken, otpToken: '1234' })).status).toBe(401);
  });

  test('are not the provider’s values', async () => {
    const it = setUp().browser();
    await it.sendCode();
    expect((await it.ask('login', { encryptedPhoneNumber: realNumber })).status).toBe(401);
    expect((await it.ask('validate', { authToken: realToken, otpToken: '1234' })).status).toBe(401);
  });
});

describe('vehicle and workshop', () => {
  test.each([
    ['days of another workshop', (it: Browser) => it.days({}, '999')],
    ['days of another vehicle', (it: Browser) => it.days({ regNo: 'XX' })],
    ['times of another workshop', (it: Browser) => it.times({}, '')],
    ['times of another vehicle', (it: Browser) => it.times({ regNo: vehicle.regNo })],
    ['a booking at another workshop', (it: Browser) => it.book({}, '999')],
    ['a booking for another vehicle', (it: Browser) => it.book({ regNo: 'MLB10B' })],
    ['a review without a booking', (it: Browser) => it.review()],
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

type Browser = ReturnType<typeof createBrowser>;

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

  test('that was tried too often is refused with a time, even if it is right', async () => {
    const it = setUp().browser();
    const { authorizationToken: authToken } = (await it.sendCode()).json;
    for (let at = 0; at < 5; at += 1) await it.ask('validate', { authToken, otpToken: '0000' });
    clock += 60_000;
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
    Record<keyof TireHotelLimiters, (it: Browser) => ReturnType<Browser['ask']>>
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
    const { browser, log } = setUp(name);
    const answer = await calls[name](browser());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '90']);
    expect(readFailure(answer.json)).toEqual({ kind: 'too-many-requests', retryAfterSeconds: 90 });
    expect(log).toHaveBeenCalledWith(`tire hotel: the limit of ${name} was reached`);
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

test('a login that the provider has ended ends the session', async () => {
  const { browser, provider } = setUp();
  const it = browser();
  await it.logIn();
  provider.days.mockResolvedValueOnce(fail({ kind: 'login-ended' }));
  expect((await it.days()).json).toEqual({ failure: 'session-lost' });
  expect((await it.days()).status).toBe(401);
  expect(provider.days).toHaveBeenCalledTimes(1);
});

describe('logging out', () => {
  test('ends the session on both sides and removes the cookie', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.logIn();
    const { status, set } = await it.logout();
    expect([status, set]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect(provider.logout).toHaveBeenCalledWith(realToken);
  });

  test('in two tabs is no failure', async () => {
    const { handlers, browser } = setUp();
    const it = browser();
    await it.logIn();
    const other = createBrowser(handlers, it.cookieNow());
    expect([(await it.logout()).status, (await other.logout()).status]).toEqual([200, 200]);
    expect((await browser().logout()).status).toBe(200);
  });

  test('works while the provider fails', async () => {
    const { browser, provider, log } = setUp();
    const it = browser();
    await it.logIn();
    provider.logout.mockResolvedValueOnce(fail({ kind: 'server-error', status: 500 }));
    expect((await it.logout()).status).toBe(200);
    expect(log).toHaveBeenCalledWith('tire hotel: logout: answered with status 500');
  });

  test('of an earlier login happens with the next one', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.logIn();
    provider.login.mockResolvedValueOnce(ok({ authorizationToken: 'NEXT' }));
    provider.validate.mockResolvedValueOnce(ok({ status: 0, vehicles: [vehicle] }));
    await it.logIn();
    expect(provider.logout).toHaveBeenCalledExactlyOnceWith(realToken);
  });
});

describe('anything else', () => {
  const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
  const bodies = fc.oneof(
    fc.jsonValue(),
    fc.record({ startDate: texts, endDate: texts, regNo: fc.constant(vehicle.brandCode) }),
    fc.record({
      bookingDate: texts,
      bookingStart: fc.option(texts),
      regNo: fc.constant(vehicle.regNo),
      freeText: texts,
      customer: fc.record({
        firstName: texts,
        lastName: texts,
        email: texts,
        phoneMobile: texts,
      }),
    }),
    fc.record({ rating: fc.double(), comment: texts, date: texts }),
  );

  test('is refused with a failure that the browser can read, and never reaches the provider', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.logIn();
    await it.book();
    provider.book.mockClear();
    const paths = fc.constantFrom('days', 'times', 'book', 'review');
    const at = { workshopIdentifier: workshop, departmentIdentifier: workshop };
    await fc.assert(
      fc.asyncProperty(paths, bodies, async (path, body) => {
        const { status, json } = await it.ask(path, at, body);
        expect([status, readFailure(json).kind]).toEqual([400, 'invalid-request']);
      }),
    );
    for (const asked of [provider.days, provider.times, provider.book, provider.review]) {
      expect(asked).not.toHaveBeenCalled();
    }
  });

  test('is no handle and no code', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.sendCode();
    provider.login.mockClear();
    await fc.assert(
      fc.asyncProperty(texts, texts, async (text, code) => {
        const login = await it.ask('login', { encryptedPhoneNumber: text });
        const validate = await it.ask('validate', { authToken: text, otpToken: code });
        expect([login.status, validate.status]).toEqual([401, 401]);
      }),
    );
    expect(provider.login).not.toHaveBeenCalled();
    expect(provider.validate).not.toHaveBeenCalled();
  });
});

describe('outages', () => {
  test.each(['search', 'login', 'validate', 'days', 'times', 'review'] as const)(
    'during %s are unavailable and logged without personal data',
    async (path) => {
      const { browser, provider, log } = setUp();
      const it = browser();
      const failure = fail({ kind: 'server-error', status: 500 } as const);
      const steps: Record<typeof path, () => ReturnType<Browser['ask']>> = {
        search: () => it.search(),
        login: () => it.sendCode(),
        validate: () => it.logIn(),
        days: () => it.logIn().then(() => it.days()),
        times: () => it.logIn().then(() => it.times()),
        review: () =>
          it
            .logIn()
            .then(() => it.book())
            .then(() => it.review()),
      };
      provider[path].mockResolvedValueOnce(failure);
      const answer = await steps[path]();
      expect([answer.status, answer.json]).toEqual([503, { failure: 'unavailable' }]);
      expect(log.mock.calls.join()).toContain('answered with status 500');
      expect(log.mock.calls.join()).not.toMatch(/MLB|REAL/);
    },
  );

  test('of the sessions are unavailable and logged', async () => {
    const { browser, log } = setUp();
    const failure = fail({ kind: 'unavailable', reason: 'disk' } as const);
    vi.spyOn(store, 'start').mockResolvedValueOnce(failure);
    expect((await browser().search()).status).toBe(503);
    expect(log).toHaveBeenCalledWith('tire hotel: sessions are unavailable: disk');
  });
});
