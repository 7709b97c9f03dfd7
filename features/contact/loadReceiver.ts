import type { CarRecord } from '#domain/cars/car.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import type { ContactReceiver } from '#domain/leads/carContact.ts';
import { findRecipient } from '#domain/leads/recipient.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { describeUpstreamFailure, logFailure } from '#domain/upstreamFailure.ts';

interface Tools {
  readonly facilities: Pick<FacilityService, 'sellers'>;
  /** Logs failures. */
  readonly log: (line: string) => void;
}

/** A car, and the facility where it is. */
interface OfferedCar {
  readonly car: CarRecord;
  readonly facility: Facility | undefined;
}

/**
 * Who receives requests for a car; `undefined` if nobody can, because no facility sells the sample car
 * or the facilities can't be loaded.
 */
export async function loadReceiver(
  { facilities, log }: Tools,
  site: SiteId,
  { car, facility }: OfferedCar,
): Promise<ContactReceiver | undefined> {
  const known = car.isSample ? undefined : findRecipient(car, facility);
  if (known?.ok) return { kind: 'known', recipient: known.value };
  const answer = await facilities.sellers(site, car);
  if (!answer.ok) {
    logFailure(
      log,
      answer.failure,
      `facilities: sellers of car ${car.id}: ${describeUpstreamFailure(answer.failure)}`,
    );
    return undefined;
  }
  const sellers = answer.value.map((seller) => {
    const found = findRecipient(car, seller);
    return { id: seller.id, name: seller.name, ...(found.ok && { recipient: found.value }) };
  });
  return sellers.length > 0 ? { kind: 'chosen', sellers } : undefined;
}
