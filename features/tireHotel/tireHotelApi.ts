import type { Reader } from '#domain/reader.ts';
import { fail, type Result } from '#domain/result.ts';
import { tireHotelNames } from '#domain/tireHotel/apiNames.ts';
import { readConfirmation } from '#domain/tireHotel/booking.ts';
import { readCredentials, readCustomer } from '#domain/tireHotel/customer.ts';
import { readFailure, type TireHotelFailure } from '#domain/tireHotel/failure.ts';
import { registrationParameter } from '#domain/tireHotel/registrationAddress.ts';
import { type TireHotelService, tireHotelPaths } from '#domain/tireHotel/service.ts';
import { readAvailableDays, readStartTimes } from '#domain/tireHotel/timeslots.ts';
import { readValidated } from '#domain/tireHotel/vehicle.ts';
import { askPersonally } from '#features/shared/personalApi.ts';
import { type AskFailure, isUnsent } from '#features/shared/siteApi.ts';

// In ms; longer than the site's own time limits for the tire hotel, with the wait of a booking for its turn.
const timeoutMs = 30_000;

type Query = Readonly<Record<string, string>>;

interface Call<Value> {
  readonly method?: 'GET' | 'POST';
  readonly query?: Query;
  readonly body?: object;
  readonly read: Reader<Value>;
  /** Whether the call goes on if the visitor leaves the page. */
  readonly keepalive?: boolean;
  /**
   * What a call without a readable answer means.
   * @default 'unavailable'
   */
  readonly silence?: 'unavailable' | 'unknown-outcome';
}

const readNothing: Reader<undefined> = () => undefined;

/** The tire hotel behind the site's API. */
export const tireHotelApi: TireHotelService = {
  search: (registrationNumber) =>
    call(tireHotelPaths.search, {
      method: 'GET',
      query: { [registrationParameter]: registrationNumber },
      read: readCustomer,
    }),
  login: (encryptedPhoneNumber) =>
    call(tireHotelPaths.login, { query: { encryptedPhoneNumber }, read: readCredentials }),
  validate: (authToken, otpToken) =>
    call(tireHotelPaths.validate, { query: { authToken, otpToken }, read: readValidated }),
  days: (workshopIdentifier, body) =>
    call(tireHotelPaths.days, { query: { workshopIdentifier }, body, read: readAvailableDays }),
  times: (workshopIdentifier, body) =>
    call(tireHotelPaths.times, { query: { workshopIdentifier }, body, read: readStartTimes }),
  book: (departmentIdentifier, body) =>
    call(tireHotelPaths.book, {
      query: { departmentIdentifier },
      body,
      read: readConfirmation,
      silence: 'unknown-outcome',
    }),
  review: (body) => call(tireHotelPaths.review, { body, read: readNothing }),
  logout: () => call(tireHotelPaths.logout, { keepalive: true, read: readNothing }),
};

async function call<Value>(
  path: string,
  { method = 'POST', query = {}, body, read, silence = 'unavailable', ...question }: Call<Value>,
): Promise<Result<Value, TireHotelFailure>> {
  const readOwn: Reader<Value> = (value) => read(tireHotelNames.fromApi(value));
  const answer = await askPersonally(addressOf(path, query), {
    ...question,
    method,
    body: body && tireHotelNames.toApi(body),
    read: readOwn,
    cache: 'no-store',
    timeoutMs,
  });
  if (answer.ok) return answer;
  return fail(failureOf(answer.failure, silence));
}

function failureOf(
  failure: AskFailure,
  silence: NonNullable<Call<unknown>['silence']>,
): TireHotelFailure {
  if (failure.kind === 'refused') return readFailure(failure.body);
  return isUnsent(failure) ? { kind: 'unavailable', isOffline: true } : { kind: silence };
}

function addressOf(path: string, query: Query): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
