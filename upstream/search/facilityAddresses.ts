import type { Facility } from '#domain/facilities/facility.ts';
import { ok } from '#domain/result.ts';
import type { Site, SiteId } from '#domain/sites/site.ts';
import { minuteMs } from '#domain/units.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import {
  describeUpstreamFailure,
  logFailure,
  type UpstreamFailure,
} from '#domain/upstreamFailure.ts';
import { remember } from '../http/remember.ts';
import type { AskSearch } from './ask.ts';
import { facilityFields } from './facilityWire.ts';
import { type FacilityPlace, parseFacilities } from './parseFacilities.ts';

interface FacilityAddressesOptions {
  readonly ask: AskSearch;
  /** The site with an id, if it exists. */
  readonly findSite: (id: SiteId) => Site | undefined;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
}

/** All e-mail addresses of a site's dealers, facilities and their departments, in lower case. */
export type FacilityAddresses = (
  site: SiteId,
) => Promise<Answer<ReadonlySet<string>, UpstreamFailure>>;

// Far more than any site has.
const maxFacilities = 500;
const freshMs = minuteMs;
const maxSites = 50;

/** The addresses of each site, requested once a minute and kept during failures. */
export function createFacilityAddresses(options: FacilityAddressesOptions): FacilityAddresses {
  const { ask, findSite, now, log } = options;
  const load = remember((of: IndexOfSite) => loadAddresses(ask, of), {
    key: ({ index }) => index,
    freshMs,
    maxEntries: maxSites,
    now,
    onStale: ({ index }, failure) =>
      logFailure(
        log,
        failure,
        `addresses: ${index}: ${describeUpstreamFailure(failure)}; the last ones are used`,
      ),
  });
  return async (site) => {
    const place = findSite(site);
    const { indices, motorcycleDealer } = place ?? {};
    const fixed = motorcycleDealer ? [motorcycleDealer.email.toLowerCase()] : [];
    const index = indices?.facilities;
    if (index === undefined || place === undefined) return ok(new Set(fixed));
    const known = await load({ index, place });
    return known.ok ? { ...known, value: new Set([...known.value, ...fixed]) } : known;
  };
}

interface IndexOfSite {
  readonly index: string;
  readonly place: FacilityPlace;
}

async function loadAddresses(
  ask: AskSearch,
  { index, place }: IndexOfSite,
): Promise<Answer<ReadonlySet<string>, UpstreamFailure>> {
  const fields = [...facilityFields];
  const answer = await ask({
    index,
    fields,
    facets: [],
    filters: [],
    limit: maxFacilities,
    offset: 0,
  });
  return answer.ok ? ok(addressesOf(parseFacilities(answer.value.content, place))) : answer;
}

function addressesOf(facilities: readonly Facility[]): ReadonlySet<string> {
  const all = facilities.flatMap(({ email, departments }) => [
    email,
    ...departments.map((department) => department.email),
  ]);
  return new Set(all.filter(Boolean).map((address) => address.toLowerCase()));
}
