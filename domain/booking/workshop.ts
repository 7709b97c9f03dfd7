import { listOf, objectOf, optional, type Reader, readNumber, readText } from '../reader.ts';

/** A workshop that can do the chosen services. */
export interface Workshop {
  /** The group's number for the facility. */
  readonly facilityId: string;
  /** Identifies the workshop in all calls. */
  readonly departmentId: string;
  readonly facilityName: string;
  readonly address: string;
  /** In degrees (WGS 84), like the longitude. */
  readonly latitude: number;
  readonly longitude: number;
  /** The brands it is authorised for. */
  readonly brands: readonly string[];
  /** The first free time, local without a zone (`2026-11-24T07:30:00`); absent if unknown. */
  readonly firstTimeSlot?: string | undefined;
}

/** Reads a workshop. */
export const readWorkshop: Reader<Workshop> = objectOf<Workshop>({
  facilityId: readText,
  departmentId: readText,
  facilityName: readText,
  address: readText,
  latitude: readNumber,
  longitude: readNumber,
  brands: listOf(readText),
  firstTimeSlot: optional(readText),
});

/** One message of the stream of workshops. */
export type WorkshopMessage =
  | { readonly kind: 'workshop'; readonly workshop: Workshop }
  /** The search failed. It is the last message. */
  | { readonly kind: 'error' }
  /** There is no workshop for these services. It is the last message. */
  | { readonly kind: 'no-workshops' };

/** What workshops are searched for. */
export interface WorkshopQuestion {
  readonly registrationNumber: string;
  /** The codes of the chosen services and add-ons. */
  readonly offerings: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  /** The id of the last department that is known already. */
  readonly cursor?: string | undefined;
}
