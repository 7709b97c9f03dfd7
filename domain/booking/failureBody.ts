import { readWith } from '../reader.ts';
import { isRecord } from '../record.ts';
import type { BookingFailure } from './bookingFailure.ts';
import { type PriceOffer, readPriceOffer } from './priceOffer.ts';

/** The key of the list of codes in an error's body. */
const errorResult = 'Error Result';

/** The codes of failures; the first entry of `Error Result` has one. */
const codes = {
  'invalid-registration': 'InvalidReg',
  'vehicle-not-found': 'VehicleNotFound',
  'brand-not-supported': 'BrandNotSupported',
  unavailable: 'ServerError',
  'timeslot-not-available': 'TimeslotNotAvailable',
  'price-changed': 'PriceChanged',
  'unknown-outcome': 'OutcomeUnknown',
  refused: 'Refused',
  'too-many-requests': 'TooManyRequests',
  'invalid-request': 'InvalidRequest',
} as const satisfies Readonly<Record<BookingFailure['kind'], string>>;

/** A code of the workshop system that is a sentence. */
const notFoundSentence = 'Fordon hittades inte';

const maxMessageLength = 300;
const defaultRetrySeconds = 60;

/** The body of an error answer: of the booking's API, and of the system of the workshops. */
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
    case 'brand-not-supported':
      return { [errorResult]: [`${code},${failure.brand}`] };
    case 'price-changed':
      return { [errorResult]: [code], offers: failure.offers };
    case 'refused':
      return { [errorResult]: [code], message: failure.message };
    case 'too-many-requests':
      return { [errorResult]: [code], retryAfterSeconds: failure.retryAfterSeconds };
    case 'invalid-request':
      return { [errorResult]: [code], fields: failure.fields };
    case 'invalid-registration':
    case 'vehicle-not-found':
    case 'unavailable':
    case 'timeslot-not-available':
    case 'unknown-outcome':
      return { [errorResult]: [code] };
  }
}

/** Reads the body of an error answer. Everything unknown is a `unavailable`. */
export function readBookingFailure(body: unknown): BookingFailure {
  if (!isRecord(body)) return { kind: 'unavailable' };
  const [code, detail] = firstEntry(body[errorResult]);
  switch (code) {
    case codes['invalid-registration']:
      return { kind: 'invalid-registration' };
    case codes['vehicle-not-found']:
    case notFoundSentence:
      return { kind: 'vehicle-not-found' };
    case codes['brand-not-supported']:
      return { kind: 'brand-not-supported', brand: detail };
    case codes['timeslot-not-available']:
      return { kind: 'timeslot-not-available' };
    case codes['price-changed']:
      return { kind: 'price-changed', offers: readOffers(body['offers']) };
    case codes['unknown-outcome']:
      return { kind: 'unknown-outcome' };
    case codes['too-many-requests']:
      return {
        kind: 'too-many-requests',
        retryAfterSeconds: readSeconds(body['retryAfterSeconds']),
      };
    case codes['invalid-request']:
      return { kind: 'invalid-request', fields: readNames(body['fields']) };
    case codes.unavailable:
      return { kind: 'unavailable' };
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
    : { kind: 'unavailable' };
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
