import { randomBytes } from 'node:crypto';
import { createSeal } from '#process/seal.ts';
import { requireKey } from '../http/requireKey.ts';
import { json } from '../http/respond.ts';
import { createRouter, type Route } from '../http/router.ts';
import type { Log, Service } from '../service.ts';
import type { Agreements } from './agreements.ts';
import { createAuthorization } from './authorization.ts';
import { createCalendar } from './calendar.ts';
import { tirehotelGuides } from './endpoints.ts';
import {
  createBooking,
  createDays,
  createReview,
  createSearch,
  createTimes,
  type Handle,
  tokenOf,
} from './handlers.ts';
import { agreementsPanel, bookingsPanel, messagesPanel } from './tirehotelPanels.ts';
import { openTirehotelStore, type TirehotelStore } from './tirehotelStore.ts';

export interface TirehotelOptions {
  readonly agreements: Agreements;
  /** The key that requests must carry. */
  readonly apiKey: string;
  /** Folder of persistent data; undefined: data is kept in memory. */
  readonly dataFolder: string | undefined;
  /** The time in ms since 1970. */
  readonly now: () => number;
  /** The current day at the workshops. */
  readonly today: () => string;
  /** Creates a code of four digits. */
  readonly newCode: () => string;
  /** Waits for some time (ms), or rejects when the signal is aborted. */
  readonly delay: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: Log;
}

const path = '/tirehotel';
const maxListed = 1_000;

/** The tire hotel: agreements, codes by text message, and bookings at its workshops. */
export function createTirehotelService(options: TirehotelOptions): Service {
  const { agreements, apiKey } = options;
  const store = openTirehotelStore(options);
  const routes = handlersOf(options, store).map(
    ([method, name, handle]): Route => ({
      method,
      path: name,
      handle: (request) => handle(request, new URL(request.url).searchParams),
    }),
  );
  return {
    id: 'tirehotel',
    title: 'Tire hotel',
    prefixes: [path],
    handle: createRouter(requireKey(apiKey, routes, path)),
    endpoints: tirehotelGuides(path, apiKey),
    panels: [messagesPanel(store), agreementsPanel(agreements), bookingsPanel(store)],
    close: store.close,
  };
}

type Handler = readonly [method: Route['method'], path: string, handle: Handle];

function handlersOf(options: TirehotelOptions, store: TirehotelStore): readonly Handler[] {
  const { agreements, apiKey, now, today, newCode, delay } = options;
  const { workshops } = agreements;
  const newToken = () => randomBytes(24).toString('base64url');
  const seal = createSeal(apiKey, 'tire hotel numbers');
  const authorization = createAuthorization({
    agreements,
    store,
    seal,
    now,
    today,
    newCode,
    newToken,
  });
  const calendar = createCalendar({ workshops, countBooked: store.countBooked, today });
  const tools = { agreements, authorization, workshops, calendar, store, newToken, delay };
  const login: Handle = (_, query) => authorization.login(query.get('encryptedPhoneNumber') ?? '');
  const validate: Handle = (_, query) =>
    authorization.validate(query.get('authToken') ?? '', query.get('otpToken') ?? '');
  return [
    ['GET', '/authorization/search', createSearch(tools)],
    ['POST', '/authorization/login', login],
    ['POST', '/authorization/validate', validate],
    ['POST', '/authorization/logout', (request) => authorization.logout(tokenOf(request))],
    ['POST', '/booking/GetTimeslotDays', createDays(tools)],
    ['POST', '/booking/GetTimeslots', createTimes(tools)],
    ['POST', '/booking/create', createBooking(tools)],
    ['POST', '/review/addReview', createReview(tools)],
    ['GET', '/messages', () => json({ messages: store.messages(maxListed) })],
  ];
}
