import { type FacilitySearch, readFacilitySearch } from '#domain/facilities/facilitySearch.ts';
import { type FoundFacilities, findFacilities } from '#domain/facilities/findFacilities.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import type { SuggestibleFacility } from '#domain/facilities/suggestFacilities.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';
import { describeUpstreamFailure, logFailure } from '#domain/upstreamFailure.ts';

/** What the list of facilities shows. */
export type LoadedFacilities =
  | {
      readonly kind: 'loaded';
      readonly search: FacilitySearch;
      readonly found: FoundFacilities;
      /** What the search field suggests. */
      readonly suggestible: readonly SuggestibleFacility[];
    }
  | { readonly kind: 'failed' };

// They are part of the page; more would make it heavier than a request.
const maxSuggestible = 200;

interface Tools {
  readonly facilities: FacilityService;
  /** Logs failures. */
  readonly log: (line: string) => void;
  /** ms since 1970. */
  readonly nowMs: number;
}

interface ListPlace {
  readonly site: SiteId;
  readonly locale: Locale;
  /** The site's time zone, as an IANA name. */
  readonly timeZone: string;
  /** The query of the address. */
  readonly query: string;
}

/** The facilities that match the search in the address. */
export async function loadFacilityList(
  { facilities, log, nowMs }: Tools,
  { site, locale, timeZone, query }: ListPlace,
): Promise<LoadedFacilities> {
  const answer = await facilities.facilities(site, locale);
  if (!answer.ok) {
    logFailure(
      log,
      answer.failure,
      `facilities: list of ${site}: ${describeUpstreamFailure(answer.failure)}`,
    );
    return { kind: 'failed' };
  }
  const search = readFacilitySearch(query);
  return {
    kind: 'loaded',
    search,
    found: findFacilities(answer.value, search, { nowMs, timeZone }),
    suggestible: answer.value
      .slice(0, maxSuggestible)
      .map(({ slug, name, city }) => ({ slug, name, city })),
  };
}
