import { readOfferingCategory } from '#domain/booking/offering.ts';
import { type BookedVehicle, readBookedVehicle } from '#domain/booking/vehicle.ts';
import type { Coordinates } from '#domain/facilities/facility.ts';
import { listOf, memberOf, readFlag } from '#domain/reader.ts';
import { type Answered, askBooking } from './askBooking.ts';

/** A vehicle, and where it is to be repaired. */
export interface OfferingsQuestion {
  readonly registrationNumber: string;
  readonly near: Coordinates;
}

const readCategories = memberOf('serviceOfferingCategories', listOf(readOfferingCategory));

/** The questions of the first steps; those of the last one are in `workshopApi.ts`. */
export const bookingApi = {
  vehicle: (registration: string, signal: AbortSignal): Answered<BookedVehicle> =>
    askBooking(`car/${encodeURIComponent(registration)}`, readBookedVehicle, signal),

  services: (question: OfferingsQuestion, signal: AbortSignal) =>
    askBooking(offeringsPath('services', question), readCategories, signal),

  addons: (question: OfferingsQuestion, signal: AbortSignal) =>
    askBooking(offeringsPath('addons', question), readCategories, signal),

  /** Whether there are authorised workshops for a brand. */
  hasAuthorizedWorkshop(brand: string, signal: AbortSignal): Answered<boolean> {
    const name = encodeURIComponent(brand.trim().replaceAll(/\s+/g, '-'));
    return askBooking(`authorized-workshop/${name}`, memberOf('hasBrand', readFlag), signal);
  },
};

function offeringsPath(
  kind: 'services' | 'addons',
  { registrationNumber, near }: OfferingsQuestion,
): string {
  const { latitude, longitude } = near;
  return `${kind}/${encodeURIComponent(registrationNumber)}?lat=${latitude}&lng=${longitude}`;
}
