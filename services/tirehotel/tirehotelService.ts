import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { createSeal } from '#process/seal.ts';
import { wireBookingRequest, wireReview, wireTimeslotRequest } from '#upstream/tirehotel/wire.ts';
import { garbagePage } from '../faults/withFault.ts';
import { parseJson, readText } from '../http/body.ts';
import { json, refusal } from '../http/respond.ts';
import { createRouter, type Route } from '../http/router.ts';
import type { Service } from '../service.ts';
import type { Agreement, Agreements, Behaviour } from './agreements.ts';
import { createAuthorization, message } from './authorization.ts';
import { answerBooking, answerDays, answerTimes } from './bookings.ts';
import { createCalendar } from './calendar.ts';
import { tirehotelGuides } from './endpoints.ts';
import { texts } from './texts.ts';
import { agreementsPanel, bookingsPanel, messagesPanel } from './tirehotelPanels.ts';
import { openTirehotelStore } from './tirehotelStore.ts';

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
}

const path = '/tirehotel';
const slowMs = 4_000;
const maxListed = 1_000;

type Handle = (request: Request, parameters: URLSearchParams) => Response | Promise<Response>;

/** The tire hotel: agreements, codes by text message, and bookings at its workshops. */
export function createTirehotelService(options: TirehotelOptions): Service {
  const { agreements, apiKey, now, today, newCode } = options;
  const store = openTirehotelStore(options.dataFolder);
  const { workshops } = agreements;
  const calendar = createCalendar({ workshops, countBooked: store.countBooked, today });
  const newToken = () => randomBytes(24).toString('base64url');
  const seal = createSeal(apiKey, 'tire hotel numbers');
  const authorization = createAuthorization({ agreements, store, seal, now, newCode, newToken });
  const bookings = { workshops, calendar, store };

  /** The agreement of a request's token, or a refusal. */
  function agreementOf({ headers }: Request): Agreement | Response {
    const regNo = authorization.regNoOf(tokenOf(headers));
    const agreement = regNo === undefined ? undefined : agreements.agreements.get(regNo);
    return agreement ?? message(403, texts.loginEnded);
  }

  const failsAs = (agreement: Agreement, behaviour: Behaviour) =>
    agreement.behaviour === behaviour
      ? refusal(500, `This agreement has ${behaviour}.`)
      : undefined;

  const search: Handle = async ({ signal }, query) => {
    const regNo = query.get('regNo') ?? '';
    const agreement = agreements.agreements.get(regNo);
    if (agreement?.behaviour === 'slow') await options.delay(slowMs, signal);
    if (agreement?.behaviour === 'garbage') return garbagePage();
    return (agreement && failsAs(agreement, 'failingSearch')) ?? authorization.search(regNo);
  };

  const timeslots =
    (failing: Behaviour, answer: typeof answerDays): Handle =>
    async (request, query) => {
      const agreement = agreementOf(request);
      if (agreement instanceof Response) return agreement;
      const failed = failsAs(agreement, failing);
      if (failed) return failed;
      const read = await readBody(request, wireTimeslotRequest);
      if (read instanceof Response) return read;
      const asked = answer(bookings, query.get('workshopIdentifier') ?? '', read);
      const endsNow = agreement.behaviour === 'shortLogin' && failing === 'failingDays';
      if (endsNow) authorization.logout(tokenOf(request.headers));
      return asked;
    };

  const create: Handle = async (request, query) => {
    const agreement = agreementOf(request);
    if (agreement instanceof Response) return agreement;
    const failed = failsAs(agreement, 'failingBooking');
    if (failed) return failed;
    const read = await readBody(request, wireBookingRequest);
    if (read instanceof Response) return read;
    const vehicle = agreement.vehicles.find(({ regNo }) => regNo === read.regNo);
    if (!vehicle) return refusal(404, 'The vehicle is not part of the agreement.');
    const workshop = query.get('departmentIdentifier') ?? '';
    const key = keyOf(request.headers.get('idempotency-key') ?? newToken(), vehicle.regNo);
    return answerBooking(bookings, { agreement, vehicle, workshop, key, request: read });
  };

  const review: Handle = async (request) => {
    const agreement = agreementOf(request);
    if (agreement instanceof Response) return agreement;
    const failed = failsAs(agreement, 'failingReview');
    if (failed) return failed;
    const read = await readBody(request, wireReview);
    if (read instanceof Response) return read;
    store.review(authorization.regNoOf(tokenOf(request.headers)) ?? '', read);
    return json({});
  };

  const login: Handle = (_, query) => authorization.login(query.get('encryptedPhoneNumber') ?? '');
  const validate: Handle = (_, query) =>
    authorization.validate(query.get('authToken') ?? '', query.get('otpToken') ?? '');

  const handlers: readonly (readonly [Route['method'], string, Handle])[] = [
    ['GET', '/authorization/search', search],
    ['POST', '/authorization/login', login],
    ['POST', '/authorization/validate', validate],
    ['POST', '/authorization/logout', ({ headers }) => authorization.logout(tokenOf(headers))],
    ['POST', '/booking/GetTimeslotDays', timeslots('failingDays', answerDays)],
    ['POST', '/booking/GetTimeslots', timeslots('failingTimes', answerTimes)],
    ['POST', '/booking/create', create],
    ['POST', '/review/addReview', review],
    ['GET', '/messages', () => json({ messages: store.messages(maxListed) })],
  ];
  const routes = handlers.map(([method, name, handle]): Route => {
    const guarded = (request: Request) =>
      request.headers.get('x-api-key') === apiKey
        ? handle(request, new URL(request.url).searchParams)
        : refusal(401, 'x-api-key is missing or wrong.');
    return { method, path: path + name, handle: guarded };
  });
  return {
    id: 'tirehotel',
    title: 'Tire hotel',
    prefixes: [path],
    handle: createRouter(routes),
    endpoints: tirehotelGuides(path, apiKey),
    panels: [messagesPanel(store), agreementsPanel(agreements), bookingsPanel(store)],
    close: store.close,
  };
}

function tokenOf(headers: Headers): string {
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}

/** Another agreement's key is another booking. */
function keyOf(key: string, regNo: string): string {
  return createHash('sha256').update(`${regNo} ${key}`).digest('hex');
}

/** The body as the schema reads it, or an answer that names the first problem. */
async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema> | Response> {
  const body = await readText(request, 100_000);
  if (body.kind === 'tooLarge') return refusal(413, 'The body is too large.');
  const read = schema.safeParse(parseJson(body.text)?.value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return refusal(400, `${issue?.path.join('.')}: ${issue?.message}`);
}
