import { readWith } from '#domain/reader.ts';
import { fail, ok } from '#domain/result.ts';
import type { TireHotelProvider } from '#domain/tireHotel/provider.ts';
import { readAvailableDays, readStartTimes } from '#domain/tireHotel/timeslots.ts';
import { type CallOptions, type Calls, createCalls } from './calls.ts';
import {
  bookingBody,
  parseConfirmation,
  parseCustomer,
  parseVehicles,
  timeslotBody,
} from './parse.ts';
import {
  wireConfirmation,
  wireCustomer,
  wireDays,
  wireLogin,
  wireTimes,
  wireValidated,
} from './wire.ts';

interface TireHotelClientOptions extends CallOptions {
  /** For a booking to wait for its turn, in ms. */
  readonly bookingWaitMs: number;
}

type LoginCall = 'search' | 'login' | 'validate' | 'logout';

/** Asks the provider of the tire hotel. */
export function createTireHotelClient({
  bookingWaitMs,
  ...options
}: TireHotelClientOptions): TireHotelProvider {
  const calls = createCalls(options);
  return {
    ...loginCalls(calls),
    ...bookingCalls(calls, bookingWaitMs),
    review: (token, body) => calls.post({ path: 'review/addReview', token, body }),
  };
}

function loginCalls({ ask, post }: Calls): Pick<TireHotelProvider, LoginCall> {
  return {
    search: async (registrationNumber) => {
      const query = { regNo: registrationNumber };
      const path = 'authorization/search';
      const answer = await ask(wireCustomer, { path, query, method: 'GET' });
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
    logout: (token) => post({ path: 'authorization/logout', token }),
  };
}

function bookingCalls(
  { ask }: Calls,
  bookingWaitMs: number,
): Pick<TireHotelProvider, 'days' | 'times' | 'book'> {
  return {
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
      const answer = await ask(wireConfirmation, call, bookingWaitMs);
      return answer.ok ? ok(parseConfirmation(answer.value)) : answer;
    },
  };
}
