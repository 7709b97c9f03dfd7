import { distanceKm } from '../facilities/distance.ts';
import type { Coordinates } from '../facilities/facility.ts';
import { inTextOrder } from '../inTextOrder.ts';
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
          inTextOrder(one.firstTimeSlot ?? never, other.firstTimeSlot ?? never) ||
          byDistance(one, other),
      );
  }
}

/** After all local times, which sort as texts within a country. */
const never = 'never';

/** Whether a workshop is authorised for a brand, regardless of letter case. */
export function isAuthorised({ brands }: Workshop, brand: string): boolean {
  const wanted = brand.trim().toLowerCase();
  return wanted !== '' && brands.some((each) => each.trim().toLowerCase() === wanted);
}
