import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { tireHotelNames } from '#domain/tireHotel/apiNames.ts';
import type { TireBookingRequest } from '#domain/tireHotel/booking.ts';
import type { TireHotelProvider } from '#domain/tireHotel/provider.ts';
import { tireHotelPaths } from '#domain/tireHotel/service.ts';
import {
  testBooking,
  testConfirmation,
  testReview,
  testTireVehicle,
} from '#domain/tireHotel/testing/testTireHotel.ts';
import type { Admission, RateLimiter } from '#storage/rateLimits/rateLimit.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import {
  createLoginHandler,
  createLogoutHandler,
  createSearchHandler,
  createValidateHandler,
} from '../authorizationHandlers.ts';
import {
  createDaysHandler,
  createReviewHandler,
  createTimesHandler,
  createTireBookingHandler,
} from '../bookingHandlers.ts';
import type { SessionStore } from '../sessionStore.ts';
import { createSqliteSessionStore } from '../sqliteSessionStore.ts';
import type { TireHotelLimiters, TireHotelTools } from '../tireHotelTools.ts';

export const realNumber = 'REAL-NUMBER+/=';
export const realToken = 'REAL-TOKEN';
export const vehicle = testTireVehicle;
export const workshop = vehicle.location?.workshopId ?? '';

type Path = keyof typeof tireHotelPaths;

export const refused = { kind: 'refused', message: 'Koden stämmer inte.' } as const;

function createProvider() {
  return {
    search: vi.fn<TireHotelProvider['search']>(async (registrationNumber) =>
      registrationNumber === 'MLB10A'
        ? ok({
            encryptedPhoneNumber: realNumber,
            obfuscatedPhoneNumber: '•• 67',
            registrationNumber,
          })
        : fail({ kind: 'no-agreement' }),
    ),
    login: vi.fn<TireHotelProvider['login']>(async () => ok({ authorizationToken: realToken })),
    validate: vi.fn<TireHotelProvider['validate']>(async (token, code) =>
      token === realToken && code === '1234'
        ? ok({ status: 0, vehicles: [vehicle, { ...vehicle, registrationNumber: 'MLB10B' }] })
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
const limitReached: Admission = { kind: 'refused', retryAfterSeconds: 90 };
export const limitNames = [
  'searches',
  'calls',
  'codes',
  'tries',
  'codesOfNumber',
  'codesOfNumberDaily',
  'triesOfNumber',
  'bookingsOfNumber',
] as const satisfies readonly (keyof TireHotelLimiters)[];

/**
 * Handlers with a mocked provider and a store of sessions, for tests. The store is created before each
 * test of the file that calls this.
 */
export function prepareTireHotel() {
  let folder: string;
  let clock: number;
  let store: SessionStore;
  beforeEach(async () => {
    folder = await createTestFolder();
    clock = Date.parse('2026-11-23T10:00:00Z');
    store = createSqliteSessionStore({
      file: join(folder, 'sessions.sqlite'),
      now: () => clock,
      idleMs: 30 * 60_000,
      lifetimeMs: 8 * 3_600_000,
      maxTries: 5,
      log: () => undefined,
    });
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const advance = (ms: number) => {
    clock += ms;
  };
  const setUp = (closed?: keyof TireHotelLimiters, admission: Admission = limitReached) =>
    createHandlers({ sessions: store, now: () => clock }, { closed, admission });
  return { setUp, advance, sessions: () => store };
}

interface ClosedLimit {
  readonly closed: keyof TireHotelLimiters | undefined;
  readonly admission: Admission;
}

function createHandlers(
  { sessions, now }: Pick<TireHotelTools, 'sessions' | 'now'>,
  { closed, admission }: ClosedLimit,
) {
  const provider = createProvider();
  const log = vi.fn<(line: string) => void>();
  const keys: string[] = [];
  const giveBack = vi.fn(async (_key: string) => undefined);
  const limiter = (name: keyof TireHotelLimiters): RateLimiter => ({
    take: async (key) => {
      keys.push(key);
      return name === closed ? admission : admitted;
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
    bookingsOfNumber: { ...limiter('bookingsOfNumber'), giveBack },
  };
  const tools: TireHotelTools = {
    provider,
    sessions,
    limiters,
    hashKeys: () => ['key'],
    now,
    timeZoneOf: () => 'Europe/Stockholm',
    log,
  };
  const handlers = {
    search: createSearchHandler(tools),
    login: createLoginHandler(tools),
    validate: createValidateHandler(tools),
    logout: createLogoutHandler(tools),
    days: createDaysHandler(tools),
    times: createTimesHandler(tools),
    book: createTireBookingHandler(tools),
    review: createReviewHandler(tools),
  };
  return { provider, log, keys, giveBack, handlers, browser: () => createBrowser(handlers) };
}

type Handlers = ReturnType<typeof createHandlers>['handlers'];

/** A browser with its cookie. */
export function createBrowser(handlers: Handlers, cookie = '') {
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
    ask('times', { workshopIdentifier: at }, { ...timeslots, ...oneDay, ...change });
  const book = (change: Partial<TireBookingRequest> = {}, at = workshop) =>
    ask('book', { departmentIdentifier: at }, tireHotelNames.toApi({ ...testBooking, ...change }));
  const review = (change: object = {}) => ask('review', {}, { ...testReview, ...change });
  const logout = () => ask('logout');
  const cookieNow = () => current;
  return { ask, search, sendCode, logIn, days, times, book, review, logout, cookieNow };
}

/** A browser in tests, with its cookie and its calls. */
export type TestBrowser = ReturnType<typeof createBrowser>;

/** A question for days, as browsers send it. */
export const timeslots = {
  startDate: '2026-11-26',
  endDate: '2027-02-23',
  regNo: vehicle.brandCode,
};

const oneDay = { startDate: '2026-12-01', endDate: '2026-12-01' };
