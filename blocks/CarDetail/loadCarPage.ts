import type { CarService } from '#domain/cars/service.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import type { ContactReceiver } from '#domain/leads/carContact.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';
import { type LoadedCar, loadCarDetail } from '#features/cars/detail/loadCarDetail.ts';
import { loadReceiver } from '#features/contact/loadReceiver.ts';

interface Tools {
  readonly cars: CarService;
  readonly facilities: FacilityService;
  /** Logs failures. */
  readonly log: (line: string) => void;
}

/** A car that is for sale, and who receives requests for it. */
export type FoundCarPage = Extract<LoadedCar, { readonly kind: 'found' }> & {
  /** Absent if nobody can receive requests. */
  readonly receiver: ContactReceiver | undefined;
};

/** The data of a car's page. */
export type LoadedCarPage = Exclude<LoadedCar, { readonly kind: 'found' }> | FoundCarPage;

/** The car that the wildcards of the address name, and who receives requests for it. */
export async function loadCarPage(
  tools: Tools,
  place: { readonly site: SiteId; readonly locale: Locale },
  wildcards: readonly string[],
): Promise<LoadedCarPage> {
  const loaded = await loadCarDetail(tools, place, wildcards);
  if (loaded.kind !== 'found') return loaded;
  return { ...loaded, receiver: await loadReceiver(tools, place.site, loaded) };
}
