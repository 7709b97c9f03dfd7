import { type Facility, isWorkshop, workshopGroup } from '#domain/facilities/facility.ts';
import type { FacilityLookup, FacilityService } from '#domain/facilities/service.ts';
import { ok, type Result } from '#domain/result.ts';
import { isSearchSite, type SearchSite, sitesIndex } from '#domain/search/indices.ts';
import { describeUpstreamFailure, type UpstreamFailure } from '#domain/upstreamFailure.ts';
import { remember } from '../http/remember.ts';
import type { AskSearch } from './ask.ts';
import { facilityFields } from './facilityWire.ts';
import { parseFacilities } from './parseFacilities.ts';
import type { WireSearchRequest } from './wire.ts';

interface FacilityClientOptions {
  readonly ask: AskSearch;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Where the named lines about failures go. */
  readonly log: (line: string) => void;
}

/** What is asked of which site's index. */
interface Question {
  readonly site: SearchSite;
  /** In the words of the log. */
  readonly what: string;
  readonly wire: Pick<WireSearchRequest, 'filters' | 'limit' | 'sort_name'>;
}

type Answer = Result<readonly Facility[], UpstreamFailure>;

const mostWorkshops = 100;
const mostFacilities = 48;
const freshMs = 60_000;
// Some ten facilities of each site, alone and together, with room for addresses that were mistyped.
const rememberedQuestions = 200;

/** The facilities of each site, asked for once a minute and kept through bad moments. */
export function createFacilityClient({ ask, now, log }: FacilityClientOptions): FacilityService {
  const load = remember((question: Question) => loadFacilities(ask, question), {
    key: ({ site, wire }) => JSON.stringify([site, wire]),
    freshMs,
    maxEntries: rememberedQuestions,
    now,
    onStale: (question, failure) =>
      log(`${describe(question, failure)}; the last good answer is used`),
  });
  // An index holds a site's facilities once for all its languages; a site without one has none.
  return {
    workshops: async (site) => {
      if (!isSearchSite(site)) return ok([]);
      const answer = await load(workshopsQuestion(site));
      // Whatever an index makes of the filter, nobody is sent to mend a car where none is mended.
      return answer.ok ? ok(answer.value.filter(isWorkshop)) : answer;
    },
    facilities: async (site) => (isSearchSite(site) ? load(facilitiesQuestion(site)) : ok([])),
    facility: async (site, _locale, slug) => {
      if (!isSearchSite(site) || !slug) return { kind: 'missing' };
      const question = facilityQuestion(site, slug);
      const answer = await load(question);
      if (!answer.ok) log(describe(question, answer.failure));
      return toLookup(answer, slug);
    },
  };
}

function workshopsQuestion(site: SearchSite): Question {
  const filters = [{ name: 'site_departments.group', values: [workshopGroup] }];
  return { site, what: `workshops of ${site}`, wire: { filters, limit: mostWorkshops } };
}

function facilitiesQuestion(site: SearchSite): Question {
  const sort_name = 'website_sort_order_asc';
  const wire = { filters: [], limit: mostFacilities, sort_name };
  return { site, what: `facilities of ${site}`, wire };
}

function facilityQuestion(site: SearchSite, slug: string): Question {
  const filters = [{ name: 'slug', values: [slug] }];
  return { site, what: `facility ${slug} of ${site}`, wire: { filters, limit: 1 } };
}

async function loadFacilities(ask: AskSearch, { site, wire }: Question): Promise<Answer> {
  const answer = await ask({
    index: sitesIndex(site),
    fields: [...facilityFields],
    facets: [],
    offset: 0,
    ...wire,
  });
  return answer.ok ? ok(parseFacilities(answer.value.content)) : answer;
}

function toLookup(answer: Answer, slug: string): FacilityLookup {
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  // Indices don't tell texts apart by letter case; and one that minds no filter names another place.
  const found = answer.value.find((each) => each.slug.toLowerCase() === slug.toLowerCase());
  return found ? { kind: 'found', facility: found } : { kind: 'missing' };
}

function describe({ what }: Question, failure: UpstreamFailure): string {
  return `facilities: ${what}: ${describeUpstreamFailure(failure)}`;
}
