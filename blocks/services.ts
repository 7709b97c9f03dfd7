import type { CarService } from '#domain/cars/service.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import type { NavigationService } from '#domain/navigation/service.ts';
import type { StoriesService } from '#domain/stories/service.ts';

/** The outside world as blocks see it: ports of the domain, handed down by the site. */
export interface BlockServices {
  readonly cars: CarService;
  readonly facilities: FacilityService;
  readonly navigation: NavigationService;
  readonly stories: StoriesService;
}
