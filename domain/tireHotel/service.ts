import type { Result } from '../result.ts';
import type { TireBookingConfirmation, TireBookingRequest } from './booking.ts';
import type { TireHotelCredentials, TireHotelCustomer } from './customer.ts';
import type { TireHotelFailure } from './failure.ts';
import type { TireHotelReview } from './review.ts';
import type { TimeslotRequest } from './timeslots.ts';
import type { Validated } from './vehicle.ts';

type Answer<Value> = Promise<Result<Value, TireHotelFailure>>;

/** The tire hotel as a browser calls it. Failures are values; it never rejects. */
export interface TireHotelService {
  /** Finds the agreement of a vehicle. It starts the visitor's session. */
  readonly search: (registrationNumber: string) => Answer<TireHotelCustomer>;
  /** Sends a code to the phone of the agreement. */
  readonly login: (encryptedPhoneNumber: string) => Answer<TireHotelCredentials>;
  /** Verifies a code. Success logs the session in. */
  readonly validate: (authToken: string, otpToken: string) => Answer<Validated>;
  /** The days with free times, as `YYYY-MM-DD`. */
  readonly days: (workshop: string, request: TimeslotRequest) => Answer<readonly string[]>;
  /** The free times of a day, as `YYYY-MM-DDTHH:mm:ss`. */
  readonly times: (workshop: string, request: TimeslotRequest) => Answer<readonly string[]>;
  readonly book: (workshop: string, request: TireBookingRequest) => Answer<TireBookingConfirmation>;
  readonly review: (review: TireHotelReview) => Answer<undefined>;
  /** Ends the session. */
  readonly logout: () => Answer<undefined>;
}

/** The addresses of the API. Values in the query are encoded by `URLSearchParams`. */
export const tireHotelPaths = {
  /** GET, `?regNo=` */
  search: '/api/tirehotel/authorization/search',
  /** POST, `?encryptedPhoneNumber=` */
  login: '/api/tirehotel/authorization/login',
  /** POST, `?authToken=&otpToken=` */
  validate: '/api/tirehotel/authorization/validate',
  /** POST without a body. */
  logout: '/api/tirehotel/authorization/logout',
  /** POST, `?workshopIdentifier=` */
  days: '/api/tirehotel/booking/GetTimeslotDays',
  /** POST, `?workshopIdentifier=` */
  times: '/api/tirehotel/booking/GetTimeslots',
  /** POST, `?departmentIdentifier=` */
  book: '/api/tirehotel/booking/create',
  /** POST */
  review: '/api/tirehotel/review/addReview',
} as const;
