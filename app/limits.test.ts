import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bookingNames } from '#domain/booking/apiNames.ts';
import type { BookingService } from '#domain/booking/service.ts';
import { testBookingRequest, testVehicle } from '#domain/booking/testing/testBooking.ts';
import { plainWaitMinutes } from '#domain/leads/leadRefusal.ts';
import { ok } from '#domain/result.ts';
import { documentedRows } from '#process/testing/documentedTable.ts';
import { siteAtHost } from '#sites/siteHosts.ts';
import { createMemoryRateLimitStore } from '#storage/rateLimits/memoryRateLimitStore.ts';
import { createBookHandler } from './booking/bookHandler.ts';
import {
  createAuthorizedWorkshopHandler,
  createVehicleHandler,
} from './booking/questionHandlers.ts';
import { parseEnvironment } from './environment.ts';
import { createTermsHandler } from './financeQuote/financeQuoteHandlers.ts';
import { createFormTokenHandler } from './forms/formTokenHandler.ts';
import { createFormTokens, type TokenState } from './forms/formTokens.ts';
import { createJotformHandler } from './forms/jotformHandler.ts';
import { clientNetworkOf, knownClientNetworkOf } from './http/clientAddress.ts';
import { createLimiters } from './http/limiters.ts';
import { inTotal, limited, type RefuseAbove, refuseAbove } from './http/refuseAbove.ts';
import { createLeadHandler } from './leads/leadHandler.ts';
import { createLimits, type LimitName } from './limits.ts';
import { createPlacesHandler } from './places/placesHandler.ts';
import { limit } from './tireHotel/guards.ts';

const limits = createLimits({ lookupLimit: 4, codeLimit: 2, limitFactor: 1 });
const names = Object.keys(limits).filter((name): name is LimitName => name in limits);
const start = Date.parse('2026-06-15T10:00:00Z');
const log = vi.fn<(line: string) => void>();
let clock: number;

beforeEach(() => {
  clock = start;
  log.mockClear();
});

test('each limit counts by itself, under a name that the log can say', () => {
  const counted = Object.values(limits).map(({ name }) => name);
  expect(new Set(counted).size).toBe(names.length);
  for (const name of counted) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

function openLimiters() {
  const store = createMemoryRateLimitStore({ maxKeys: 10_000, now: () => clock });
  const stores = { shared: store, process: store };
  return createLimiters(limits, { stores, now: () => clock, log });
}

type Limiters = ReturnType<typeof openLimiters>;

/** Makes the request with a number at a route. Requests differ in all that other limits count. */
type Route = (number: number) => Promise<Response>;

const one = '203.0.113.9';

function ask(client: string, init: RequestInit = {}): Request {
  const headers = { ...init.headers, 'x-forecourt-client': client, host: 'localhost:3000' };
  return new Request('http://localhost:3000/api/places?q=sigtuna&quoteRef=CW-1', {
    ...init,
    headers,
  });
}

const clientOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

function post(client: string, body: object): Request {
  const headers = { 'content-type': 'application/json' };
  return ask(client, { method: 'POST', headers, body: JSON.stringify(body) });
}

function read(refuse: RefuseAbove): Route {
  const handle = limited(refuse, async () => new Response());
  return () => handle(ask(one));
}

function booking(
  limiters: Limiters,
  handlerOf: (tools: BookingTools) => BookingHandler,
  token: TokenState = { kind: 'valid' },
): Route {
  const service = {
    vehicle: async () => ok(testVehicle()),
    hasAuthorizedWorkshop: async () => ok(true),
    book: async () => ok({ id: 'B1', registrationNumber: 'MLB111', productIds: [] }),
  } satisfies Partial<BookingService>;
  const { vehicleLookups: lookups, bookingQuestions: questions, ...others } = limiters;
  const { bookings, bookingsWithoutToken } = others;
  const unused = async () => Promise.reject(new Error('unused'));
  const rest = { services: unused, addons: unused, workshops: unused, timeslots: unused };
  const tools = {
    service: { ...rest, prices: unused, ...service },
    honoursKeys: true,
    limiters: { lookups, questions, bookings, bookingsWithoutToken },
    now: () => Date.parse('2026-11-23T09:00:00Z'),
    tokens: { check: () => token },
    log,
  };
  const handle = handlerOf(tools);
  const body = testBookingRequest({
    serviceOfferingRequests: [{ offeringCode: 'oljebyte', unitsSelected: 1, userInput: '' }],
  });
  return () =>
    handle(post(one, bookingNames.toApi(body)), { registrationNumber: 'MLB111', brand: 'Volvo' });
}

type BookingTools = Parameters<typeof createBookHandler>[0];
type BookingHandler = ReturnType<typeof createVehicleHandler>;

interface Varied {
  readonly client?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly toEmail?: string;
}

function leads(limiters: Limiters, same: Varied, token: TokenState = { kind: 'valid' }): Route {
  const handle = createLeadHandler({
    outbox: { accept: async () => ok('added') },
    siteAtHost,
    submissionIdOf: () => '',
    tokens: { check: () => token },
    limiters,
    hashKeys: () => ['key'],
    now: () => clock,
    noteRefused: () => undefined,
    log,
  });
  return (number) => {
    const { client, ...values } = {
      client: clientOf(number),
      name: 'Kim Berg',
      phone: `07012${String(number).padStart(5, '0')}`,
      email: `kim.${number}@example.com`,
      toEmail: `bilar.${number}@nordvik.example`,
      ...same,
    };
    const formSubmissionId = '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11';
    return handle(post(client, { formName: 'nordvik-seCarContactForm', formSubmissionId, values }));
  };
}

function places(limiters: Limiters, client?: string): Route {
  const refuse = refuseAbove([limiters.places, clientNetworkOf], [limiters.placesInTotal, inTotal]);
  const handle = createPlacesHandler(
    { suggest: async () => ok([]), at: async () => ok(undefined) },
    refuse,
  );
  return (number) => handle(ask(client ?? clientOf(number)));
}

function questions(limiters: Limiters, client?: string): Route {
  const { answeredQuestions, answeredQuestionsInTotal } = limiters;
  const refuse = refuseAbove(
    [answeredQuestions, clientNetworkOf],
    [answeredQuestionsInTotal, inTotal],
  );
  const handle = createJotformHandler({ jotform: { ofLatest: async () => ok([]) }, refuse, log });
  return (number) => handle(post(client ?? clientOf(number), { formId: '26050100101' }));
}

function tireHotel(limiters: Limiters, name: LimitName): Route {
  const one = limiters[name];
  const all = {
    searches: one,
    calls: one,
    codes: one,
    tries: one,
    codesOfNumber: one,
    codesOfNumberDaily: one,
    triesOfNumber: one,
    bookingsOfNumber: one,
  };
  // `tireHotelHandlers.rules.test.ts` tests which call counts what.
  return async () => (await limit({ limiters: all }, [['searches', 'key']])) ?? new Response();
}

const routes: Readonly<Record<LimitName, (limiters: Limiters) => Route>> = {
  vehicleLookups: (all) => booking(all, createVehicleHandler),
  bookingQuestions: (all) => booking(all, createAuthorizedWorkshopHandler),
  bookings: (all) => booking(all, createBookHandler),
  bookingsWithoutToken: (all) => booking(all, createBookHandler, { kind: 'none' }),
  tireHotelSearches: (all) => tireHotel(all, 'tireHotelSearches'),
  tireHotelCalls: (all) => tireHotel(all, 'tireHotelCalls'),
  tireHotelCodes: (all) => tireHotel(all, 'tireHotelCodes'),
  tireHotelTries: (all) => tireHotel(all, 'tireHotelTries'),
  tireHotelCodesOfNumber: (all) => tireHotel(all, 'tireHotelCodesOfNumber'),
  tireHotelCodesOfNumberDaily: (all) => tireHotel(all, 'tireHotelCodesOfNumberDaily'),
  tireHotelTriesOfNumber: (all) => tireHotel(all, 'tireHotelTriesOfNumber'),
  tireHotelBookingsOfNumber: (all) => tireHotel(all, 'tireHotelBookingsOfNumber'),
  leads: (all) => leads(all, { client: one }),
  leadsWithoutToken: (all) => leads(all, { client: one }, { kind: 'none' }),
  leadsOfEmail: (all) => leads(all, { email: 'kim@example.com' }),
  leadsOfPhone: (all) => leads(all, { phone: '0701234567' }),
  leadsOfRecipient: (all) => leads(all, { toEmail: 'bilar@nordvik.example' }),
  places: (all) => places(all, one),
  placesInTotal: (all) => places(all),
  answeredQuestions: (all) => questions(all, one),
  answeredQuestionsInTotal: (all) => questions(all),
  financeQuotes: (all) => {
    const refuse = refuseAbove([all.financeQuotes, clientNetworkOf]);
    const unused = async () => Promise.reject(new Error('unused'));
    const financeQuotes = { products: unused, quote: unused, terms: async () => ok('Terms') };
    const handle = createTermsHandler({ financeQuotes, refuse, log });
    return () => handle(ask(one));
  },
  suggestions: (all) => read(refuseAbove([all.suggestions, clientNetworkOf])),
  searches: (all) => read(refuseAbove([all.searches, clientNetworkOf])),
  carMedia: (all) => read(refuseAbove([all.carMedia, clientNetworkOf])),
  media: (all) => read(refuseAbove([all.media, knownClientNetworkOf])),
  revalidations: (all) => read(refuseAbove([all.revalidations, clientNetworkOf])),
  vitals: (all) => read(refuseAbove([all.vitals, clientNetworkOf])),
  formTokens: (all) => {
    const refuse = refuseAbove([all.formTokens, clientNetworkOf]);
    const tokens = createFormTokens({ keys: () => ['key'], now: () => clock });
    const handle = createFormTokenHandler({ tokens, refuse });
    return () => handle(ask(one));
  },
};

describe.each(names)('%s', (name) => {
  const { max, windowMs } = limits[name];
  const intervalSeconds = Math.ceil(windowMs / max / 1000);

  test('refuses one request more than it admits, until its share of the time has passed', async () => {
    const send = routes[name](openLimiters());
    for (let number = 0; number < max; number += 1) expect((await send(number)).ok).toBe(true);
    const refused = await send(max);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(intervalSeconds));
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const body = await refused.json();
    expect(body).toEqual({ ...failureOf(name), retryAfterSeconds: intervalSeconds });
    clock += intervalSeconds * 1000;
    expect((await send(max + 1)).ok).toBe(true);
    clock += windowMs;
    expect((await send(max + 2)).ok).toBe(true);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(limits[name].name));
  });
});

/** The system of the workshops has its own form for failures. */
function failureOf(name: LimitName) {
  const isBooking = /^(?:vehicle|booking)/.test(name);
  return isBooking ? { 'Error Result': ['TooManyRequests'] } : { failure: 'too-many-requests' };
}

const units = { minute: 60_000, minutes: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** What a document says of a limit: `3 000 in 10 minutes (…)`. */
function figuresIn(text: string) {
  const [, max = '', count = '', unit = ''] = /^([\d ]+) in (\d+) ([a-z]+)\b/.exec(text) ?? [];
  const ms = Object.entries(units).find(([name]) => name === unit)?.[1] ?? Number.NaN;
  return { max: Number(max.replaceAll(' ', '')), windowMs: Number(count) * ms };
}

describe('docs/limits.md and docs/tire-hotel.md', () => {
  const name = 'name in the log';
  const general = documentedRows('limits.md', [
    name,
    'by default',
    'counted by',
    'while the counters fail',
  ]).map((row) => ({
    ...row,
    figures: row['by default'],
    failing: row['while the counters fail'],
  }));
  const tireHotel = documentedRows('tire-hotel.md', [name, 'limit by default', 'counted by']).map(
    (row) => ({ ...row, figures: row['limit by default'], failing: '503' }),
  );
  const rows = [...general, ...tireHotel].filter((row) => row[name].startsWith('`'));
  const byDefault = Object.values(createLimits(parseEnvironment({})));

  test('have a row for each limit', () => {
    const documented = rows.map((row) => row[name]).sort();
    expect(documented).toEqual(byDefault.map((each) => `\`${each.name}\``).sort());
  });

  test.each(byDefault)('say what $name is by default', (each) => {
    const row = rows.find((other) => other[name] === `\`${each.name}\``);
    expect(figuresIn(row?.figures ?? '')).toEqual({ max: each.max, windowMs: each.windowMs });
    const failing = each.whenUnavailable === 'refuse' ? '503' : 'admitted';
    expect(row?.failing).toBe(each.scope === 'process' ? '–' : failing);
    const countedBy = {
      client: each.scope === 'process' ? 'client and process' : 'client',
      everything: 'machine, or database',
      recipient: 'e-mail address of the recipient; without one, the form',
      'registration number': 'registration number',
      'phone number': 'phone number',
      'e-mail address': 'e-mail address',
    }[each.countedBy];
    expect(row?.['counted by']).toBe(countedBy);
  });
});

test('what costs money or reaches somebody is counted by all processes', () => {
  const inMemory = names.filter((name) => limits[name].scope === 'process');
  expect(inMemory).toEqual([
    'suggestions',
    'searches',
    'carMedia',
    'media',
    'revalidations',
    'formTokens',
    'vitals',
  ]);
});

test('the wait that pages without script name is long enough', () => {
  const { max, windowMs } = limits.leadsWithoutToken;
  expect(windowMs / max).toBeLessThanOrEqual(plainWaitMinutes * 60_000);
});

test('the factor changes only limits without a variable of their own', () => {
  const more = createLimits({ lookupLimit: 4, codeLimit: 2, limitFactor: 10 });
  for (const name of names) {
    const hasVariable = /^(?:tireHotel|booking|vehicle)/.test(name);
    expect(more[name].max, name).toBe(limits[name].max * (hasVariable ? 1 : 10));
  }
});

test('requests that the site sends to itself are no client’s', async () => {
  const refuse = refuseAbove([openLimiters().media, knownClientNetworkOf]);
  const own = () => refuse(new Request('http://localhost/-/media/a.png'));
  const refused = await Promise.all(Array.from({ length: limits.media.max + 1 }, own));
  expect(refused.filter(Boolean)).toEqual([]);
});
