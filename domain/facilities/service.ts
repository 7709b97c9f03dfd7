import type { Locale, SiteId } from '#domain/sites/site.ts';
import type { Answer, UpstreamAnswer } from '../upstreamAnswer.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { Facility } from './facility.ts';

/**
 * The result of a lookup by slug: the facility, no such facility, one without an id or a name, or a
 * failure.
 */
export type FacilityLookup = UpstreamAnswer &
  (
    | { readonly kind: 'found'; readonly facility: Facility }
    | { readonly kind: 'missing' }
    | { readonly kind: 'invalid' }
    | { readonly kind: 'failed'; readonly failure: UpstreamFailure }
  );

/** What decides which facilities sell a car. */
export interface SoldCar {
  readonly brand: string;
  readonly facility: { readonly id?: string | undefined };
}

/** Port of the facilities. Failures are values; it never rejects. */
export interface FacilityService {
  /** The site's facilities with a workshop, at most 100. */
  readonly workshops: (
    site: SiteId,
    locale: Locale,
  ) => Promise<Answer<readonly Facility[], UpstreamFailure>>;
  /** All facilities of the site in the group's order, at most 480. */
  readonly facilities: (
    site: SiteId,
    locale: Locale,
  ) => Promise<Answer<readonly Facility[], UpstreamFailure>>;
  /**
   * The facilities that can sell a car, at most 100: the one with the car's facility id if it has one,
   * otherwise all that have its brand.
   */
  readonly sellers: (
    site: SiteId,
    car: SoldCar,
  ) => Promise<Answer<readonly Facility[], UpstreamFailure>>;
  /** The facility of a site with this slug. */
  readonly facility: (site: SiteId, locale: Locale, slug: string) => Promise<FacilityLookup>;
}
