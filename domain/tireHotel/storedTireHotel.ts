import { parseJson } from '../parseJson.ts';
import { objectOf, optional, type Reader, readWith, unreadable } from '../reader.ts';
import { tireHotelNames } from './apiNames.ts';
import { readConfirmation, type TireBookingConfirmation } from './booking.ts';
import {
  readCredentials,
  readCustomer,
  type TireHotelCredentials,
  type TireHotelCustomer,
} from './customer.ts';
import { idle, type TireHotelFlow } from './tireHotelFlow.ts';
import { confirmationPage } from './tireHotelReducer.ts';
import { readValidated, type Validated } from './vehicle.ts';

/** The key in the storage of the session. */
export const tireHotelStorageKey = 'tirehotel';

/** Increased when the form of the stored value changes; other versions are ignored. */
const version = 1;

/** What survives a reload. */
interface StoredTireHotel {
  readonly version: typeof version;
  readonly customer?: TireHotelCustomer | undefined;
  readonly credentials?: TireHotelCredentials | undefined;
  readonly validated?: Validated | undefined;
  readonly confirmation?: TireBookingConfirmation | undefined;
}

const readStored: Reader<StoredTireHotel> = objectOf<StoredTireHotel>({
  version: (value) => (value === version ? value : unreadable),
  customer: optional(readCustomer),
  credentials: optional(readCredentials),
  validated: optional(readValidated),
  confirmation: optional(readConfirmation),
});

/**
 * What is stored of a flow; `null` if nothing. Only what its page needs: after logging in, that is
 * neither the number nor the token, and what was entered for a booking is never stored.
 */
export function writeStoredTireHotel(flow: TireHotelFlow): string | null {
  const stored = storedPart(flow);
  return stored && JSON.stringify(tireHotelNames.toApi({ version, ...stored }));
}

function storedPart(flow: TireHotelFlow): Omit<StoredTireHotel, 'version'> | null {
  switch (flow.stage) {
    case 'search':
      return null;
    case 'login':
      return { customer: flow.customer };
    case 'validate':
      return { customer: flow.customer, credentials: flow.credentials };
    case 'loggedIn':
    case 'booking':
      return { validated: flow.validated };
    case 'confirmation':
      return { validated: flow.validated, confirmation: flow.confirmation };
  }
}

/**
 * The page to show after a reload: the furthest one that the stored value allows. `undefined` if
 * nothing usable is stored; an older version of the site or the visitor may have written it.
 */
export function readStoredTireHotel(stored: string | null): TireHotelFlow | undefined {
  const known = readWith(readStored, tireHotelNames.fromApi(parseJson(stored)));
  if (!known) return undefined;
  const { customer, credentials, validated, confirmation } = known;
  if (validated) {
    return confirmation
      ? confirmationPage(validated, confirmation)
      : { stage: 'loggedIn', validated };
  }
  if (!customer) return undefined;
  if (!credentials) return { stage: 'login', customer, call: idle };
  return {
    stage: 'validate',
    customer,
    credentials,
    code: '',
    call: idle,
    resend: idle,
    codesSent: 1,
  };
}
