import type { Locale, SiteId } from '#domain/sites/site.ts';
import type { Result } from '../result.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { Facility } from './facility.ts';

/** A facility that was asked for by its part of an address: there, not there, or not to be had now. */
export type FacilityLookup =
  | { readonly kind: 'found'; readonly facility: Facility }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: UpstreamFailure };

/** Where the group's facilities are known. Answers in failure with a value, never a throw. */
export interface FacilityService {
  /** The site's facilities that mend cars, at most 100. */
  readonly workshops: (
    site: SiteId,
    locale: Locale,
  ) => Promise<Result<readonly Facility[], UpstreamFailure>>;
  /** The site's facilities in the group's own order, at most 48. */
  readonly facilities: (
    site: SiteId,
    locale: Locale,
  ) => Promise<Result<readonly Facility[], UpstreamFailure>>;
  /** The facility of a site whose page has that slug in its address. */
  readonly facility: (site: SiteId, locale: Locale, slug: string) => Promise<FacilityLookup>;
}
