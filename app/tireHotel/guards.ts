import { fail, ok, type Result } from '#domain/result.ts';
import { takeAll } from '#storage/rateLimits/rateLimit.ts';
import { clientNetworkOf } from '../http/clientAddress.ts';
import { isOwnRequest } from '../http/ownRequest.ts';
import { keyedHashes } from '../secrets/keyedHash.ts';
import { readSessionCookie } from './sessionCookie.ts';
import type { SessionState, VehicleAccess } from './sessionState.ts';
import { tireHotelFailed, tireHotelReply } from './tireHotelAnswers.ts';
import type { TireHotelLimiters, TireHotelTools } from './tireHotelTools.ts';

type Handler = (request: Request) => Promise<Response>;

/** A visitor's session. */
export interface OpenSession {
  readonly id: string;
  readonly state: SessionState;
}

/** Refuses requests that pages of other sites send. */
export function fromOwnPages(handle: Handler): Handler {
  return async (request) =>
    isOwnRequest(request)
      ? handle(request)
      : tireHotelReply({ failure: 'cross-site' }, { status: 403 });
}

/** The session of a request. If the request has none, the response that says so. */
export async function openSession(
  request: Request,
  { sessions, log }: TireHotelTools,
): Promise<OpenSession | Response> {
  const id = readSessionCookie(request);
  if (id === undefined) return tireHotelFailed({ kind: 'session-lost' });
  const read = await sessions.read(id);
  if (!read.ok) return storeFailed(read.failure, log);
  return read.value ? { id, state: read.value } : tireHotelFailed({ kind: 'session-lost' });
}

/** The answer while sessions can't be stored. */
export function storeFailed(
  { kind, reason }: { readonly kind: string; readonly reason: string },
  log: (line: string) => void,
): Response {
  log(`tire hotel: sessions are ${kind}: ${reason}`);
  return tireHotelFailed({ kind: 'unavailable' });
}

/** The session of a verified visitor and what it may use. Without such a session, the response that says so. */
export async function openVerified(
  request: Request,
  tools: TireHotelTools,
): Promise<(OpenSession & { readonly access: VehicleAccess }) | Response> {
  const limited = await limit(tools, [['calls', clientNetworkOf(request)]]);
  if (limited) return limited;
  const session = await openSession(request, tools);
  if (session instanceof Response) return session;
  const { access } = session.state;
  return access ? { ...session, access } : tireHotelFailed({ kind: 'session-lost' });
}

/** A limit, and the keys by which it counts a call. */
export type CountedBy = readonly [name: keyof TireHotelLimiters, ...keys: readonly string[]];

/** Counts a call by limits; a response if one of them refuses it, or if nothing can be counted. */
export async function limit(
  { limiters }: Pick<TireHotelTools, 'limiters'>,
  counts: readonly CountedBy[],
): Promise<Response | undefined> {
  const admission = await takeAll(
    counts.flatMap(([name, ...keys]) => keys.map((key) => [limiters[name], key] as const)),
  );
  switch (admission.kind) {
    case 'admitted':
      return undefined;
    case 'refused': {
      const { retryAfterSeconds } = admission;
      return tireHotelFailed({ kind: 'too-many-requests', retryAfterSeconds });
    }
    case 'unavailable':
      return tireHotelFailed({ kind: 'unavailable' });
  }
}

/** The keys that count a registration number. */
export function numberKeys(
  { hashKeys }: TireHotelTools,
  registrationNumber: string,
): readonly string[] {
  return keyedHashes(hashKeys(), 'number', registrationNumber);
}

/** The workshop of a visitor if both it and the vehicle are theirs. */
export function ownWorkshop(
  access: VehicleAccess,
  asked: {
    readonly workshop: string | null;
    readonly registrationNumber: string;
    readonly ownNumber: string;
  },
): Result<string, { readonly kind: 'session-lost' }> {
  const isOwn = asked.workshop === access.workshop && asked.registrationNumber === asked.ownNumber;
  // Another tab may have logged in with another vehicle, so logging in again solves it.
  return isOwn && access.workshop !== undefined
    ? ok(access.workshop)
    : fail({ kind: 'session-lost' });
}
