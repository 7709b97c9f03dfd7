import { distanceKm } from '../facilities/distance.ts';
import type { Coordinates } from '../facilities/facility.ts';
import type { Workshop } from './workshop.ts';

/** The orders of the list of workshops. The first one is the default. */
export const workshopOrders = ['closest', 'firstTime'] as const;

export type WorkshopOrder = (typeof workshopOrders)[number];

/** The workshops in an order; equals are sorted by distance, and a workshop without a free time is last. */
export function sortWorkshops(
  workshops: readonly Workshop[],
  order: WorkshopOrder,
  place: Coordinates,
): readonly Workshop[] {
  const distance = new Map(workshops.map((each) => [each, distanceKm(each, place)]));
  const byDistance = (one: Workshop, other: Workshop) =>
    (distance.get(one) ?? 0) - (distance.get(other) ?? 0);
  switch (order) {
    case 'closest':
      return workshops.toSorted(byDistance);
    case 'firstTime':
      return workshops.toSorted(
        (one, other) =>
          compareTimes(one.firstTimeSlot, other.firstTimeSlot) || byDistance(one, other),
      );
  }
}

/** Local times of one country sort as texts. */
function compareTimes(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return one < other ? -1 : 1;
}

/** Whether a workshop is authorised for a brand, regardless of letter case. */
export function isAuthorised({ brands }: Workshop, brand: string): boolean {
  const wanted = brand.trim().toLowerCase();
  return wanted !== '' && brands.some((each) => each.trim().toLowerCase() === wanted);
}
