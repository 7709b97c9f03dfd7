import type { BlockFrame } from '#cms/block.ts';
import type { BlockServices } from '#cms/services.ts';
import type { CarSummary } from '#domain/cars/car.ts';
import type { Facility } from '#domain/facilities/facility.ts';

/** What the page of a facility shows. */
export type LoadedFacility =
  | {
      readonly kind: 'found';
      readonly facility: Facility;
      /** The newest cars; empty if they couldn't be loaded. */
      readonly cars: readonly CarSummary[];
    }
  | { readonly kind: 'missing' }
  /** The index knows it, but not its id or name. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed' };

/** The maximum number of cars shown. */
const latestCars = 12;

/** The facility with this slug. Without a slug, or on a site without facilities, it is `missing`. */
export async function loadFacility(
  { facilities, cars }: BlockServices,
  { site, locale }: Pick<BlockFrame, 'site' | 'locale'>,
  slug: string | undefined,
): Promise<LoadedFacility> {
  if (slug === undefined) return { kind: 'missing' };
  const lookup = await facilities.facility(site, locale, slug);
  if (lookup.kind !== 'found') return { kind: lookup.kind };
  const { facility } = lookup;
  const latest = await cars.search({
    site,
    fixed: { facility: [facility.id] },
    sortName: 'published-asc',
    limit: latestCars,
  });
  return { kind: 'found', facility, cars: latest.cars };
}
