import { readWith } from '../reader.ts';
import { isRecord } from '../record.ts';
import { type PriceOffer, readPriceOffer } from './priceOffer.ts';

/** Why a step of the booking failed. */
export type BookingFailure =
  /** It is no registration number. */
  | { readonly kind: 'invalidRegistration' }
  | { readonly kind: 'vehicleNotFound' }
  | { readonly kind: 'brandNotSupported'; readonly brand: string }
  /** Anything else: no answer, an unreadable one, or an unknown error. Nothing was booked. */
  | { readonly kind: 'serverError' }
  /** Somebody else has booked the time. Nothing was booked. */
  | { readonly kind: 'timeslotNotAvailable' }
  /** Prices differ from those that the visitor saw. Nothing was booked. */
  | { readonly kind: 'priceChanged'; readonly offers: readonly PriceOffer[] }
  /** The booking was sent, but its outcome is unknown. It must not be sent again. */
  | { readonly kind: 'outcomeUnknown' }
  /** The workshop system refused the booking, with a sentence for the visitor. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Too many look-ups from the visitor's network address. */
  | { readonly kind: 'tooManyRequests'; readonly retryAfterSeconds: number }
  /** Parts of the request are invalid, or name what there isn't, such as an unknown workshop. Nothing was booked. */
  | { readonly kind: 'invalidRequest'; readonly fields: readonly string[] };

/** The key of the list of codes in an error's body. */
const errorResult = 'Error Result';

/** The codes of failures; the first entry of `Error Result` has one. */
const codes = {
  invalidRegistration: 'InvalidReg',
  vehicleNotFound: 'VehicleNotFound',
  brandNotSupported: 'BrandNotSupported',
  serverError: 'ServerError',
  timeslotNotAvailable: 'TimeslotNotAvailable',
  priceChanged: 'PriceChanged',
  outcomeUnknown: 'OutcomeUnknown',
  refused: 'Refused',
  tooManyRequests: 'TooManyRequests',
  invalidRequest: 'InvalidRequest',
} as const satisfies Readonly<Record<BookingFailure['kind'], string>>;

/** A code of the workshop system that is a sentence. */
const notFoundSentence = 'Fordon hittades inte';

const maxMessageLength = 300;
const defaultRetrySeconds = 60;

/** The body of an error answer. */
export interface ErrorBody {
  readonly 'Error Result': readonly [string];
  readonly message?: string;
  readonly offers?: readonly PriceOffer[];
  readonly retryAfterSeconds?: number;
  readonly fields?: readonly string[];
}

/** Writes the body of an error answer, which `readBookingFailure` reads. */
export function errorBodyOf(failure: BookingFailure): ErrorBody {
  const code = codes[failure.kind];
  switch (failure.kind) {
    case 'brandNotSupported':
      return { [errorResult]: [`${code},${failure.brand}`] };
    case 'priceChanged':
      return { [errorResult]: [code], offers: failure.offers };
    case 'refused':
      return { [errorResult]: [code], message: failure.message };
    case 'tooManyRequests':
      return { [errorResult]: [code], retryAfterSeconds: failure.retryAfterSeconds };
    case 'invalidRequest':
      return { [errorResult]: [code], fields: failure.fields };
    case 'invalidRegistration':
    case 'vehicleNotFound':
    case 'serverError':
    case 'timeslotNotAvailable':
    case 'outcomeUnknown':
      return { [errorResult]: [code] };
  }
}

/** Reads the body of an error answer. Everything unknown is a `serverError`. */
export function readBookingFailure(body: unknown): BookingFailure {
  if (!isRecord(body)) return { kind: 'serverError' };
  const [code, detail] = firstEntry(body[errorResult]);
  switch (code) {
    case codes.invalidRegistration:
      return { kind: 'invalidRegistration' };
    case codes.vehicleNotFound:
    case notFoundSentence:
      return { kind: 'vehicleNotFound' };
    case codes.brandNotSupported:
      return { kind: 'brandNotSupported', brand: detail };
    case codes.timeslotNotAvailable:
      return { kind: 'timeslotNotAvailable' };
    case codes.priceChanged:
      return { kind: 'priceChanged', offers: readOffers(body['offers']) };
    case codes.outcomeUnknown:
      return { kind: 'outcomeUnknown' };
    case codes.tooManyRequests:
      return { kind: 'tooManyRequests', retryAfterSeconds: readSeconds(body['retryAfterSeconds']) };
    case codes.invalidRequest:
      return { kind: 'invalidRequest', fields: readNames(body['fields']) };
    case codes.serverError:
      return { kind: 'serverError' };
    default:
      return readRefusal(body['message']);
  }
}

/** The code in the first entry, and the text after its comma. */
function firstEntry(entries: unknown): readonly [code: string, detail: string] {
  const first: unknown = Array.isArray(entries) ? entries[0] : entries;
  if (typeof first !== 'string') return ['', ''];
  const [code = '', ...detail] = first.split(',');
  return [code.trim(), detail.join(',').trim()];
}

function readRefusal(message: unknown): BookingFailure {
  const text = typeof message === 'string' ? message.trim() : '';
  return text && text.length <= maxMessageLength
    ? { kind: 'refused', message: text }
    : { kind: 'serverError' };
}

function readOffers(offers: unknown): readonly PriceOffer[] {
  if (!Array.isArray(offers)) return [];
  return offers.flatMap((offer: unknown) => readWith(readPriceOffer, offer) ?? []);
}

function readNames(fields: unknown): readonly string[] {
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
}

function readSeconds(seconds: unknown): number {
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : defaultRetrySeconds;
}
