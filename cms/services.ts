import type { PlaceFinder } from '#domain/cars/findPlace.ts';
import type { CarService } from '#domain/cars/service.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import type { NavigationService } from '#domain/navigation/service.ts';
import type { StoriesService } from '#domain/stories/service.ts';

/** The services that blocks load data from: ports of the domain, implemented in `app/services.ts`. */
export interface BlockServices {
  readonly cars: CarService;
  readonly facilities: FacilityService;
  readonly navigation: NavigationService;
  readonly stories: StoriesService;
  /** Finds the places that visitors name in searches for cars. */
  readonly places: PlaceFinder;
}
