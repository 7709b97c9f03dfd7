import type { Locale, SiteId } from '#domain/sites/site.ts';
import type { Result } from '../result.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { Facility } from './facility.ts';

/** Where the group's facilities are known. Answers in failure with a value, never a throw. */
export interface FacilityService {
  /** The site's facilities that mend cars, at most 100. */
  readonly workshops: (
    site: SiteId,
    locale: Locale,
  ) => Promise<Result<readonly Facility[], UpstreamFailure>>;
}
