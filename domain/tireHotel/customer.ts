import { objectOf, type Reader, readText } from '../reader.ts';

/**
 * The owner of an agreement, as a browser knows them.
 */
export interface TireHotelCustomer {
  /** A handle of the visitor's session, with which the code is requested. It contains no number. */
  readonly encryptedPhoneNumber: string;
  /** The phone number with most of its digits hidden, for the visitor. */
  readonly obfuscatedPhoneNumber: string;
  readonly registrationNumber: string;
}

/** What a visitor has after a code was sent. */
export interface TireHotelCredentials {
  /** A handle of the visitor's session, with which the code is verified. */
  readonly authorizationToken: string;
}

/** Reads a customer. */
export const readCustomer: Reader<TireHotelCustomer> = objectOf<TireHotelCustomer>({
  encryptedPhoneNumber: readText,
  obfuscatedPhoneNumber: readText,
  registrationNumber: readText,
});

/** Reads credentials. */
export const readCredentials: Reader<TireHotelCredentials> = objectOf<TireHotelCredentials>({
  authorizationToken: readText,
});
