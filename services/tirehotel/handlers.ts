import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { wireBookingRequest, wireReview, wireTimeslotRequest } from '#upstream/tirehotel/wire.ts';
import { garbagePage } from '../faults/withFault.ts';
import { readBody } from '../http/readBody.ts';
import { json, refusal } from '../http/respond.ts';
import type { Agreement, Agreements, Behaviour } from './agreements.ts';
import { type Authorization, message, refuseInvalid } from './authorization.ts';
import { answerBooking, answerDays, answerTimes, type BookingsOptions } from './bookings.ts';
import { texts } from './texts.ts';

/** Answers a request, whose query is read already. */
export type Handle = (request: Request, query: URLSearchParams) => Response | Promise<Response>;

interface HandlerOptions extends BookingsOptions {
  readonly agreements: Agreements;
  readonly authorization: Authorization;
  readonly newToken: () => string;
  /** Waits for some time (ms), or rejects when the signal is aborted. */
  readonly delay: (ms: number, signal: AbortSignal) => Promise<void>;
}

const slowMs = 4_000;

/** A search, which special agreements delay or fail. */
export function createSearch({ agreements, authorization, delay }: HandlerOptions): Handle {
  return async ({ signal }, query) => {
    const regNo = query.get('regNo') ?? '';
    const agreement = agreements.agreements.get(regNo);
    if (agreement?.behaviour === 'slow') await delay(slowMs, signal);
    if (agreement?.behaviour === 'garbage') return garbagePage();
    return failsAs(agreement, 'failingSearch') ?? authorization.search(regNo);
  };
}

/** The free days of a workshop. */
export function createDays(options: HandlerOptions): Handle {
  return forOwners(options, 'failingDays', wireTimeslotRequest, (owner, body, query) => {
    const answer = answerDays(options, query.get('workshopIdentifier') ?? '', body);
    if (owner.agreement.behaviour === 'shortLogin') options.authorization.logout(owner.token);
    return answer;
  });
}

/** The free times of a day. */
export function createTimes(options: HandlerOptions): Handle {
  return forOwners(options, 'failingTimes', wireTimeslotRequest, (_, body, query) =>
    answerTimes(options, query.get('workshopIdentifier') ?? '', body),
  );
}

/** A booking, made once for each key. */
export function createBooking(options: HandlerOptions): Handle {
  return forOwners(
    options,
    'failingBooking',
    wireBookingRequest,
    ({ agreement }, request, query, { headers }) => {
      const vehicle = agreement.vehicles.find(({ regNo }) => regNo === request.regNo);
      if (!vehicle) return refusal(404, 'The vehicle is not part of the agreement.');
      const workshop = query.get('departmentIdentifier') ?? '';
      const key = keyOf(headers.get('idempotency-key') ?? options.newToken(), vehicle.regNo);
      return answerBooking(options, { agreement, vehicle, workshop, key, request });
    },
  );
}

/** A review. */
export function createReview(options: HandlerOptions): Handle {
  return forOwners(options, 'failingReview', wireReview, ({ token, regNo }, review) =>
    options.store.review(token, regNo, review) ? json({}) : message(409, texts.reviewedAlready),
  );
}

interface Owner {
  readonly token: string;
  readonly regNo: string;
  readonly agreement: Agreement;
}

/** A call after the login, whose body a schema reads. Agreements with the behaviour fail. */
function forOwners<Schema extends z.ZodType>(
  { agreements, authorization }: HandlerOptions,
  failing: Behaviour,
  schema: Schema,
  answer: (
    owner: Owner,
    body: z.infer<Schema>,
    query: URLSearchParams,
    request: Request,
  ) => Response,
): Handle {
  return async (request, query) => {
    const token = tokenOf(request);
    const regNo = authorization.regNoOf(token);
    const agreement = regNo === undefined ? undefined : agreements.agreements.get(regNo);
    if (regNo === undefined || !agreement) return message(403, texts.loginEnded);
    const failed = failsAs(agreement, failing);
    if (failed) return failed;
    const body = await readBody(request, schema, { refuseInvalid });
    if (body instanceof Response) return body;
    return answer({ token, regNo, agreement }, body, query, request);
  };
}

/** The token of a request after the login. */
export function tokenOf({ headers }: Request): string {
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}

function failsAs(agreement: Agreement | undefined, behaviour: Behaviour): Response | undefined {
  if (agreement?.behaviour !== behaviour) return undefined;
  return refusal(500, `This agreement has ${behaviour}.`);
}

/** Another agreement's key is another booking. */
function keyOf(key: string, regNo: string): string {
  return createHash('sha256').update(`${regNo} ${key}`).digest('hex');
}
