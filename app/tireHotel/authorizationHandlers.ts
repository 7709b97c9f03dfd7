import type { TireHotelCredentials, TireHotelCustomer } from '#domain/tireHotel/customer.ts';
import { registrationParameter } from '#domain/tireHotel/registrationAddress.ts';
import type { TireHotelVehicle, Validated } from '#domain/tireHotel/vehicle.ts';
import {
  compactRegistrationNumber,
  hasNumberLength,
  isRegistrationNumber,
} from '#domain/vehicles/registrationNumber.ts';
import { clientNetworkOf } from '../http/clientAddress.ts';
import { queryOf } from '../http/readRequest.ts';
import { fromOwnPages, limit, numberKeys, openSession, storeFailed } from './guards.ts';
import { endedSessionCookie, readSessionCookie, sessionCookie } from './sessionCookie.ts';
import type { FoundAgreement, SentCode, SessionState, VehicleAccess } from './sessionState.ts';
import { failureOf, tireHotelFailed, tireHotelReply } from './tireHotelAnswers.ts';
import { codeLifetimeMs, newHandle, type TireHotelTools } from './tireHotelTools.ts';

type Handler = (request: Request) => Promise<Response>;

/**
 * `GET search?regNo=`: a `TireHotelCustomer`. It starts a session, or continues the one there is, in which a
 * visitor of another tab may be logged in.
 */
export function createSearchHandler(tools: TireHotelTools): Handler {
  return fromOwnPages(async (request) => {
    const limited = await limit(tools, [['searches', clientNetworkOf(request)]]);
    if (limited) return limited;
    const asked = queryOf(request).get(registrationParameter) ?? '';
    const registrationNumber = compactRegistrationNumber(asked);
    if (!hasNumberLength(registrationNumber, 'tireHotel'))
      return tireHotelFailed({ kind: 'invalid-request', fields: ['registrationNumber'] });
    // No vehicle has such a number, so the provider isn't asked.
    if (!isRegistrationNumber(registrationNumber, 'tireHotel'))
      return tireHotelFailed({ kind: 'no-agreement' });
    const answer = await tools.provider.search(registrationNumber);
    if (!answer.ok) return tireHotelFailed(failureOf(answer.failure, 'search', tools.log));
    const { encryptedPhoneNumber, obfuscatedPhoneNumber } = answer.value;
    const found = { handle: newHandle(), encryptedPhoneNumber, registrationNumber };
    const cookie = await remember(request, found, tools);
    if (cookie instanceof Response) return cookie;
    const customer: TireHotelCustomer = {
      encryptedPhoneNumber: found.handle,
      obfuscatedPhoneNumber,
      registrationNumber,
    };
    return tireHotelReply(customer, { headers: cookie });
  });
}

/** Stores a found agreement in the visitor's session, or in a new one. */
async function remember(
  request: Request,
  found: FoundAgreement,
  { sessions, log }: TireHotelTools,
): Promise<{ 'set-cookie': string } | Record<string, never> | Response> {
  const id = readSessionCookie(request);
  if (id !== undefined) {
    const read = await sessions.read(id);
    if (!read.ok) return storeFailed(read.failure, log);
    const written = read.value ? await sessions.write(id, { ...read.value, found }) : undefined;
    if (written?.ok && written.value) return {};
  }
  const started = await sessions.start({ found });
  if (!started.ok) return storeFailed(started.failure, log);
  return { 'set-cookie': sessionCookie(request, started.value) };
}

/** `POST login?encryptedPhoneNumber=`: sends a code and answers with `TireHotelCredentials`. */
export function createLoginHandler(tools: TireHotelTools): Handler {
  return fromOwnPages(async (request) => {
    const session = await openSession(request, tools);
    if (session instanceof Response) return session;
    const { found } = session.state;
    const handle = queryOf(request).get('encryptedPhoneNumber');
    if (!found || handle !== found.handle) return tireHotelFailed({ kind: 'session-lost' });
    const keys = numberKeys(tools, found.registrationNumber);
    const limited = await limit(tools, [
      ['codes', clientNetworkOf(request)],
      ['codesOfNumber', ...keys],
      ['codesOfNumberDaily', ...keys],
    ]);
    if (limited) return limited;
    const answer = await tools.provider.login(found.encryptedPhoneNumber);
    if (!answer.ok) return tireHotelFailed(failureOf(answer.failure, 'login', tools.log));
    const code: SentCode = {
      handle: newHandle(),
      token: answer.value.authorizationToken,
      registrationNumber: found.registrationNumber,
      sentAt: tools.now(),
    };
    const written = await tools.sessions.write(session.id, { ...session.state, code });
    if (!written.ok) return storeFailed(written.failure, tools.log);
    if (!written.value) return tireHotelFailed({ kind: 'session-lost' });
    const credentials: TireHotelCredentials = { authorizationToken: code.handle };
    return tireHotelReply(credentials);
  });
}

const codePattern = /^[0-9]{4}$/;

/** `POST validate?authToken=&otpToken=`: logs in with a code and answers with `Validated`. */
export function createValidateHandler(tools: TireHotelTools): Handler {
  return fromOwnPages(async (request) => {
    const session = await openSession(request, tools);
    if (session instanceof Response) return session;
    const { code } = session.state;
    const query = queryOf(request);
    if (!code || query.get('authToken') !== code.handle)
      return tireHotelFailed({ kind: 'session-lost' });
    const otpToken = query.get('otpToken') ?? '';
    // It can't be a code, so it doesn't count as a try.
    if (!codePattern.test(otpToken)) {
      return tireHotelFailed({ kind: 'invalid-request', fields: ['otpToken'] });
    }
    const refused = await countTry(request, { id: session.id, code }, tools);
    if (refused) return refused;
    const answer = await tools.provider.validate(code.token, otpToken);
    if (!answer.ok) return tireHotelFailed(failureOf(answer.failure, 'validate', tools.log));
    const [vehicle] = answer.value.vehicles;
    return logIn(request, { id: session.id, token: code.token, vehicle }, session.state, tools);
  });
}

/** Counts a try of a code; a response if it may not be tried. */
async function countTry(
  request: Request,
  { id, code }: { readonly id: string; readonly code: SentCode },
  tools: TireHotelTools,
): Promise<Response | undefined> {
  const { sessions, log, now } = tools;
  const limited = await limit(tools, [['tries', clientNetworkOf(request)]]);
  if (limited) return limited;
  const counted = await sessions.countTry(id, code.handle);
  if (!counted.ok) return storeFailed(counted.failure, log);
  // Last, so that a flood of guesses for one code doesn't use up the tries of its owner.
  if (counted.value)
    return limit(tools, [['triesOfNumber', ...numberKeys(tools, code.registrationNumber)]]);
  log('tire hotel: a code was tried too often');
  const leftMs = code.sentAt + codeLifetimeMs - now();
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000));
  return tireHotelFailed({ kind: 'too-many-requests', retryAfterSeconds });
}

interface Login {
  /** Of the session before. */
  readonly id: string;
  readonly token: string;
  readonly vehicle: TireHotelVehicle;
}

/** Gives the session a new id, so that knowing the old one is of no use. */
async function logIn(
  request: Request,
  { id, token, vehicle }: Login,
  { access: earlier }: SessionState,
  { sessions, provider, log }: TireHotelTools,
): Promise<Response> {
  const access: VehicleAccess = {
    token,
    registrationNumber: vehicle.registrationNumber,
    brandCode: vehicle.brandCode,
    workshop: vehicle.location?.workshopId,
    bookingSecret: newHandle(),
    hasBooked: false,
  };
  const renewed = await sessions.renew(id, { access });
  if (!renewed.ok) return storeFailed(renewed.failure, log);
  if (renewed.value === undefined) return tireHotelFailed({ kind: 'session-lost' });
  // The login of another tab ends with its session.
  if (earlier) await provider.logout(earlier.token);
  const validated: Validated = { status: 0, vehicles: [vehicle] };
  return tireHotelReply(validated, {
    headers: { 'set-cookie': sessionCookie(request, renewed.value) },
  });
}

/** `POST logout`: ends the session, here and at the provider. Logging out twice is no failure. */
export function createLogoutHandler(tools: TireHotelTools): Handler {
  return fromOwnPages(async (request) => {
    const { sessions, provider, log } = tools;
    const id = readSessionCookie(request);
    const ended = { 'set-cookie': endedSessionCookie(request) };
    if (id === undefined) return tireHotelReply({}, { headers: ended });
    const read = await sessions.read(id);
    const end = await sessions.end(id);
    if (!end.ok) return storeFailed(end.failure, log);
    const token = read.ok ? read.value?.access?.token : undefined;
    const answer = token === undefined ? undefined : await provider.logout(token);
    if (answer?.ok === false) failureOf(answer.failure, 'logout', log);
    return tireHotelReply({}, { headers: ended });
  });
}
