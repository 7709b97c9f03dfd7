import { objectOf, optional, type Reader, readFlag, readNumber, readText } from '../reader.ts';

/** What the workshop system knows about a vehicle. */
export interface BookedVehicle {
  readonly registrationNumber: string;
  readonly brand: string;
  readonly model: string;
  /** Absent if unknown. */
  readonly buildYear?: number | undefined;
  /** Whether the workshops take vehicles of this kind. */
  readonly isSupported: boolean;
  /** A vehicle with a service agreement has discounted prices. */
  readonly hasServiceAgreement: boolean;
}

/** Reads a vehicle. */
export const readBookedVehicle: Reader<BookedVehicle> = objectOf<BookedVehicle>({
  registrationNumber: readText,
  brand: readText,
  model: readText,
  buildYear: optional(readNumber),
  isSupported: readFlag,
  hasServiceAgreement: readFlag,
});
