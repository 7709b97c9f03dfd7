import { dayMs, hourMs, minuteMs } from '#domain/units.ts';
import type { RateLimit } from '#storage/rateLimits/rateLimit.ts';
import type { Environment } from './environment.ts';

/** A limit of the site, with what its attempts are counted by. */
export interface Limit extends RateLimit {
  /** What attempts have in common that count together. A client is an IPv4 address or an IPv6 network (/64). */
  readonly countedBy:
    | 'client'
    | 'registration number'
    | 'phone number'
    | 'e-mail address'
    | 'recipient'
    | 'everything';
  /**
   * Who shares the counts. `shared`: all processes, and all machines that have a database in common, which costs a write
   * per attempt. `process`: each process counts for itself in memory, which is enough where requests are cheap.
   */
  readonly scope: 'shared' | 'process';
}

const byClient = { countedBy: 'client', scope: 'shared' } as const;
const byNumber = { countedBy: 'registration number', scope: 'shared' } as const;

// Guessing does more harm than a tire hotel that is closed while the counters can't be used.
const strict = { whenUnavailable: 'refuse' } as const;

// An outage of the counters must stop neither customers nor their leads.
const lenient = { whenUnavailable: 'admit' } as const;

// Reads of what the site has in memory or behind a gate. Only programs ask ten times a second for a minute,
// also if 50 people share the address of an office.
const read = { countedBy: 'client', scope: 'process', windowMs: minuteMs, ...lenient } as const;

/**
 * All limits of requests. The figures are far above what people do, also if an office or a school shares one
 * address, and low enough that a single client can neither cost much nor annoy anybody.
 */
export function createLimits({
  lookupLimit,
  codeLimit,
  limitFactor: factor,
}: Pick<Environment, 'lookupLimit' | 'codeLimit' | 'limitFactor'>) {
  return {
    ...bookingLimits(lookupLimit),
    ...tireHotelLimits(lookupLimit, codeLimit),
    ...leadLimits(factor),
    ...paidLimits(factor),
    ...readLimits(factor),
  } satisfies Readonly<Record<string, Limit>>;
}

/** The name of a limit. */
export type LimitName = keyof ReturnType<typeof createLimits>;

function bookingLimits(max: number) {
  const limit = { ...byClient, ...lenient, windowMs: 10 * minuteMs };
  return {
    // Only a program that collects data looks up more. The workshops' system sees the look-ups as well.
    vehicleLookups: { ...limit, name: 'vehicle-lookups', max },
    // A booking asks some twenty questions: offerings, workshops, weeks of times, and prices per workshop.
    bookingQuestions: { ...limit, name: 'booking-questions', max: max * 10 },
    // Each takes a time from the customers of a workshop.
    bookings: { ...limit, name: 'bookings', max },
    // Without a token, nothing tells a person from a program. The page needs script, so people have one.
    bookingsWithoutToken: {
      ...limit,
      name: 'bookings-without-token',
      max: Math.ceil(max / 5),
    },
  } satisfies Readonly<Record<string, Limit>>;
}

function tireHotelLimits(lookups: number, codes: number) {
  const client = { ...byClient, ...strict };
  return {
    // A search tells whether a vehicle has an agreement.
    tireHotelSearches: {
      ...client,
      name: 'tire-hotel-searches',
      max: lookups,
      windowMs: 10 * minuteMs,
    },
    // Paging through months of times takes some dozen.
    tireHotelCalls: {
      ...client,
      name: 'tire-hotel-calls',
      max: lookups * 10,
      windowMs: 10 * minuteMs,
    },
    // Several owners may share a network, such as that of a workshop's customers.
    tireHotelCodes: { ...client, name: 'tire-hotel-codes', max: codes * 4, windowMs: hourMs },
    tireHotelTries: { ...client, name: 'tire-hotel-tries', max: codes * 12, windowMs: hourMs },
    ...limitsOfNumber(codes),
  } satisfies Readonly<Record<string, Limit>>;
}

/** Each code is a text message to the owner, and a chance to guess (docs/tire-hotel.md#limits). */
function limitsOfNumber(codes: number) {
  const number = { ...byNumber, ...strict };
  return {
    tireHotelCodesOfNumber: {
      ...number,
      name: 'tire-hotel-codes-of-number',
      max: codes,
      windowMs: hourMs,
    },
    tireHotelCodesOfNumberDaily: {
      ...number,
      name: 'tire-hotel-codes-of-number-daily',
      max: codes * 2,
      windowMs: dayMs,
    },
    tireHotelTriesOfNumber: {
      ...number,
      name: 'tire-hotel-tries-of-number',
      max: codes * 3,
      windowMs: dayMs,
    },
    tireHotelBookingsOfNumber: {
      ...number,
      name: 'tire-hotel-bookings-of-number',
      max: codes * 2,
      windowMs: dayMs,
    },
  } satisfies Readonly<Record<string, Limit>>;
}

function leadLimits(factor: number) {
  const limit = { ...byClient, ...lenient };
  return {
    // An office in which everybody asks about the same offer; two minutes later it may send six more.
    leads: {
      ...limit,
      name: 'leads',
      max: 30 * factor,
      windowMs: 10 * minuteMs,
    },
    // Without a token, or sent within two seconds, nothing tells a person from a program. Hardly anybody has
    // no script, and a browser that fills in everything at once is rare.
    leadsWithoutToken: {
      ...limit,
      name: 'leads-without-token',
      max: 10 * factor,
      windowMs: hourMs,
    },
    ...limitsOfLead(factor),
  } satisfies Readonly<Record<string, Limit>>;
}

/** Limits by what a lead says, whichever client it comes from. */
function limitsOfLead(factor: number) {
  const limit = { ...lenient, scope: 'shared' } as const;
  return {
    // Somebody who compares cars asks about each of them. The lead service may write to the sender, and the
    // seller calls, so more would let strangers annoy the owner of an address or a phone.
    leadsOfEmail: {
      ...limit,
      countedBy: 'e-mail address',
      name: 'leads-of-email',
      max: 20 * factor,
      windowMs: dayMs,
    },
    leadsOfPhone: {
      ...limit,
      countedBy: 'phone number',
      name: 'leads-of-phone',
      max: 20 * factor,
      windowMs: dayMs,
    },
    // A campaign brings a facility some dozen in its best hour. Many clients together must not bury it.
    leadsOfRecipient: {
      ...limit,
      countedBy: 'recipient',
      name: 'leads-of-recipient',
      max: 200 * factor,
      windowMs: hourMs,
    },
  } satisfies Readonly<Record<string, Limit>>;
}

function paidLimits(factor: number) {
  const client = { ...byClient, windowMs: 10 * minuteMs };
  const total = { countedBy: 'everything', scope: 'shared', windowMs: hourMs } as const;
  return {
    // Typing a town asks three to six times. Without an answer, the site's own towns are suggested.
    places: { ...client, ...strict, name: 'places', max: 120 * factor },
    // The provider charges some euros per thousand.
    placesInTotal: { ...total, ...strict, name: 'places-in-total', max: 3_000 * factor },
    // Asked once after a form was sent.
    answeredQuestions: { ...client, ...lenient, name: 'answered-questions', max: 60 * factor },
    // Jotform's plans allow some thousand calls a day, and the thanks are complete without an answer.
    answeredQuestionsInTotal: {
      ...total,
      ...strict,
      name: 'answered-questions-in-total',
      max: 500 * factor,
    },
    // A quote follows each move of a slider, half a second later. Lenders calculate for seconds.
    financeQuotes: { ...client, ...lenient, name: 'finance-quotes', max: 300 * factor },
  } satisfies Readonly<Record<string, Limit>>;
}

function readLimits(factor: number) {
  return {
    // Typing asks three times a second at most.
    suggestions: { ...read, name: 'suggestions', max: 600 * factor },
    // The list, the words of its search, stored and compared cars, followed searches and their feeds, and parts of lists
    // of stories.
    searches: { ...read, name: 'searches', max: 600 * factor },
    // Once per car that is looked at.
    carMedia: { ...read, name: 'car-media', max: 300 * factor },
    // Browsers keep media; a page has some twenty, and a film is fetched in parts.
    media: { ...read, name: 'media', max: 2_000 * factor },
    // A publish of a whole site comes in parts. What it costs is limited by the publisher, so this limits guesses.
    revalidations: { ...read, name: 'revalidations', max: 600 * factor },
    // Once per form that is begun.
    formTokens: { ...read, name: 'form-tokens', max: 60 * factor },
    // Once per load of the site. An office of 50 people doesn't load it 60 times a minute.
    vitals: { ...read, name: 'vitals', max: 60 * factor },
  } satisfies Readonly<Record<string, Limit>>;
}
