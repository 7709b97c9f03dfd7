import { isWorkshop, workshopGroup } from '#domain/facilities/facility.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import { ok } from '#domain/result.ts';
import { isSearchSite, type SearchSite, sitesIndex } from '#domain/search/indices.ts';
import { describeUpstreamFailure } from '#domain/upstreamFailure.ts';
import { remember } from '../http/remember.ts';
import type { AskSearch } from './ask.ts';
import { facilityFields } from './facilityWire.ts';
import { parseFacilities } from './parseFacilities.ts';

interface FacilityClientOptions {
  readonly ask: AskSearch;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Where the named lines about failures go. */
  readonly log: (line: string) => void;
}

const mostWorkshops = 100;
const freshMs = 60_000;
const rememberedSites = 50;

/** The facilities of each site, asked for once a minute and kept through bad moments. */
export function createFacilityClient({ ask, now, log }: FacilityClientOptions): FacilityService {
  const workshops = remember((site: SearchSite) => loadWorkshops(ask, site), {
    key: (site) => site,
    freshMs,
    maxEntries: rememberedSites,
    now,
    onStale: (site, failure) =>
      log(
        `facilities: workshops of ${site}: ${describeUpstreamFailure(failure)}; the last good answer is used`,
      ),
  });
  // An index holds a site's facilities once for all its languages; a site without one has none.
  return { workshops: async (site) => (isSearchSite(site) ? workshops(site) : ok([])) };
}

async function loadWorkshops(ask: AskSearch, site: SearchSite) {
  const answer = await ask({
    index: sitesIndex(site),
    fields: [...facilityFields],
    filters: [{ name: 'site_departments.group', values: [workshopGroup] }],
    facets: [],
    limit: mostWorkshops,
    offset: 0,
  });
  if (!answer.ok) return answer;
  // Whatever an index makes of the filter, nobody is sent to mend a car where none is mended.
  return ok(parseFacilities(answer.value.content).filter(isWorkshop));
}
