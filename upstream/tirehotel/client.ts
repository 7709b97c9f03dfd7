import type { z } from 'zod';
import { readWith } from '#domain/reader.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ProviderFailure, TireHotelProvider } from '#domain/tireHotel/provider.ts';
import { readAvailableDays, readStartTimes } from '#domain/tireHotel/timeslots.ts';
import { readWire } from '../http/readWire.ts';
import { type HttpTools, type JsonAnswer, requestAnyJson, systemTools } from '../http/request.ts';
import type { Upstream } from '../http/upstream.ts';
import {
  bookingBody,
  parseConfirmation,
  parseCustomer,
  parseMessage,
  parseVehicles,
  timeslotBody,
} from './parse.ts';
import {
  wireConfirmation,
  wireCustomer,
  wireDays,
  wireInvalid,
  wireLogin,
  wireMessage,
  wireTimes,
  wireValidated,
} from './wire.ts';

interface TireHotelClientOptions {
  /** The tire hotel's URL without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** Time limit of one request, in ms. */
  readonly timeoutMs: number;
  /** For a booking to wait for its turn, in ms. */
  readonly bookingWaitMs: number;
  /** The gate of the tire hotel. */
  readonly upstream: Upstream;
  readonly tools?: HttpTools | undefined;
}

interface Call {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  /** Of a verified visitor. */
  readonly token?: string;
  /** The same for all attempts of one booking. */
  readonly key?: string;
}

/** Asks the provider of the tire hotel. */
export function createTireHotelClient(options: TireHotelClientOptions): TireHotelProvider {
  const ask = async <Schema extends z.ZodType>(schema: Schema, call: Call, maxWaitMs?: number) => {
    const question = async () => {
      const answer = await send(options, call);
      return answer.ok ? readWire(schema, answer.value) : answer;
    };
    return options.upstream.ask(question, isAnswer, { maxWaitMs });
  };
  const post = (call: Call) => options.upstream.ask(() => send(options, call), isAnswer);
  return {
    search: async (registrationNumber) => {
      const query = { regNo: registrationNumber };
      const call: Call = { path: 'authorization/search', query, method: 'GET' };
      const answer = await ask(wireCustomer, call);
      return answer.ok ? ok(parseCustomer(answer.value)) : answer;
    },
    login: (encryptedPhoneNumber) =>
      ask(wireLogin, { path: 'authorization/login', query: { encryptedPhoneNumber } }),
    validate: async (authToken, otpToken) => {
      const query = { authToken, otpToken };
      const answer = await ask(wireValidated, { path: 'authorization/validate', query });
      if (!answer.ok) return answer;
      if (answer.value.status !== 0) return fail({ kind: 'refused' });
      const [first, ...others] = parseVehicles(answer.value.vehicles);
      if (first) return ok({ status: 0, vehicles: [first, ...others] });
      return fail({ kind: 'malformed', reason: 'no readable vehicle' });
    },
    logout: async (token) => done(await post({ path: 'authorization/logout', token })),
    days: async ({ token, workshop }, request) => {
      const query = { workshopIdentifier: workshop };
      const body = timeslotBody(request);
      const answer = await ask(wireDays, { path: 'booking/GetTimeslotDays', query, token, body });
      return answer.ok ? ok(readWith(readAvailableDays, answer.value) ?? []) : answer;
    },
    times: async ({ token, workshop }, request) => {
      const query = { workshopIdentifier: workshop };
      const body = timeslotBody(request);
      const answer = await ask(wireTimes, { path: 'booking/GetTimeslots', query, token, body });
      return answer.ok ? ok(readWith(readStartTimes, answer.value) ?? []) : answer;
    },
    book: async ({ token, workshop }, request, key) => {
      const query = { departmentIdentifier: workshop };
      const body = bookingBody(request);
      const call = { path: 'booking/create', query, token, body, key };
      const answer = await ask(wireConfirmation, call, options.bookingWaitMs);
      return answer.ok ? ok(parseConfirmation(answer.value)) : answer;
    },
    review: async (token, body) => done(await post({ path: 'review/addReview', token, body })),
  };
}

function done(answer: Result<unknown, ProviderFailure>): Result<undefined, ProviderFailure> {
  return answer.ok ? ok(undefined) : answer;
}

/** Whether a failure is an answer with a meaning, and no outage. */
function isAnswer({ kind }: ProviderFailure): boolean {
  switch (kind) {
    case 'no-agreement':
    case 'refused':
    case 'invalid-request':
    case 'login-ended':
      return true;
    default:
      return false;
  }
}

async function send(
  { url, key, timeoutMs, tools = systemTools }: TireHotelClientOptions,
  { path, query = {}, method = 'POST', body, token, key: bookingKey }: Call,
): Promise<Result<unknown, ProviderFailure>> {
  const headers: Record<string, string> = { 'x-api-key': key };
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (bookingKey !== undefined) headers['idempotency-key'] = bookingKey;
  const search = new URLSearchParams(query).toString();
  const address = search ? `${url}/${path}?${search}` : `${url}/${path}`;
  const answer = await requestAnyJson(tools, { url: address, headers, method, body, timeoutMs });
  if (!answer.ok) return answer;
  const refusal = refusalIn(answer.value, { path, isVerified: token !== undefined });
  return refusal ? fail(refusal) : ok(answer.value.body);
}

/** The failure that an answer means; `undefined` for a success. */
function refusalIn(
  { status, body }: JsonAnswer,
  { path, isVerified }: { readonly path: string; readonly isVerified: boolean },
): ProviderFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 404 && path === 'authorization/search') return { kind: 'no-agreement' };
  if (status === 403 && isVerified) return { kind: 'login-ended' };
  const invalid = wireInvalid.safeParse(body);
  if (status === 400 && invalid.success) return { kind: 'invalid-request', ...invalid.data };
  const { data } = wireMessage.safeParse(body);
  const message = data && parseMessage(data.message);
  const isTaken = status === 409 && path === 'booking/create';
  if (message) return { kind: 'refused', message, ...(isTaken && { isTaken }) };
  if (status === 401 || status === 403) return { kind: 'unauthorized' };
  return { kind: 'server-error', status };
}
