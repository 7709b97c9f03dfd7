import { type Facility, isWorkshop, workshopGroup } from '#domain/facilities/facility.ts';
import type { FacilityLookup, FacilityService, SoldCar } from '#domain/facilities/service.ts';
import { ok } from '#domain/result.ts';
import type { Site, SiteId } from '#domain/sites/site.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import { describeUpstreamFailure, type UpstreamFailure } from '#domain/upstreamFailure.ts';
import { remember } from '../http/remember.ts';
import type { AskSearch } from './ask.ts';
import { facilityFields } from './facilityWire.ts';
import { parseFacilities } from './parseFacilities.ts';
import type { WireSearchRequest } from './wire.ts';

interface FacilityClientOptions {
  readonly ask: AskSearch;
  /** The site with an id, if it exists. */
  readonly findSite: (id: SiteId) => Site | undefined;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
}

/** A request to a site's index. */
interface Question {
  readonly site: SiteId;
  readonly index: string;
  /** Description for the log. */
  readonly what: string;
  readonly wire: Pick<WireSearchRequest, 'filters' | 'limit' | 'sort_name'>;
}

type Facilities = Answer<readonly Facility[], UpstreamFailure>;

const maxWorkshops = 100;
const maxSellers = 100;
const maxFacilities = 48;
const freshMs = 60_000;
// About ten facilities per site, alone and together, plus mistyped addresses.
const rememberedQuestions = 200;

/** The facilities of each site, requested once a minute and kept during failures. */
export function createFacilityClient({
  ask,
  findSite,
  now,
  log,
}: FacilityClientOptions): FacilityService {
  const load = remember((question: Question) => loadFacilities(ask, question), {
    key: ({ index, wire }) => JSON.stringify([index, wire]),
    freshMs,
    maxEntries: rememberedQuestions,
    now,
    onStale: (question, failure) =>
      log(`${describe(question, failure)}; the last good answer is used`),
  });
  const indexOf = (site: SiteId) => findSite(site)?.indices?.facilities;
  // An index has a site's facilities once for all languages. A site without an index has none.
  return {
    workshops: async (site) => {
      const index = indexOf(site);
      if (index === undefined) return ok([]);
      const answer = await load(workshopsQuestion({ site, index }));
      // An index that ignores the filter must not send customers to a facility without a workshop.
      return answer.ok ? { ...answer, value: answer.value.filter(isWorkshop) } : answer;
    },
    facilities: async (site) => {
      const index = indexOf(site);
      return index === undefined ? ok([]) : load(facilitiesQuestion({ site, index }));
    },
    sellers: async (site, car) => {
      const index = indexOf(site);
      return index === undefined ? ok([]) : load(sellersQuestion({ site, index }, car));
    },
    facility: async (site, _locale, slug) => {
      const index = indexOf(site);
      if (index === undefined || !slug) return { kind: 'missing' };
      const question = facilityQuestion({ site, index }, slug);
      const answer = await load(question);
      if (!answer.ok) log(describe(question, answer.failure));
      return toLookup(answer, slug);
    },
  };
}

type IndexOfSite = Pick<Question, 'site' | 'index'>;

function workshopsQuestion(of: IndexOfSite): Question {
  const filters = [{ name: 'site_departments.group', values: [workshopGroup] }];
  return { ...of, what: `workshops of ${of.site}`, wire: { filters, limit: maxWorkshops } };
}

function facilitiesQuestion(of: IndexOfSite): Question {
  const sort_name = 'website_sort_order_asc';
  const wire = { filters: [], limit: maxFacilities, sort_name };
  return { ...of, what: `facilities of ${of.site}`, wire };
}

function sellersQuestion(of: IndexOfSite, { brand, facility: { id } }: SoldCar): Question {
  const filter =
    id === undefined ? { name: 'site_brands', values: [brand] } : { name: 'site_id', values: [id] };
  const wire = { filters: [filter], limit: maxSellers, sort_name: 'website_sort_order_asc' };
  return { ...of, what: `sellers of ${id ?? brand} of ${of.site}`, wire };
}

function facilityQuestion(of: IndexOfSite, slug: string): Question {
  const filters = [{ name: 'slug', values: [slug] }];
  return { ...of, what: `facility ${slug} of ${of.site}`, wire: { filters, limit: 1 } };
}

async function loadFacilities(ask: AskSearch, { index, wire }: Question): Promise<Facilities> {
  const answer = await ask({
    index,
    fields: [...facilityFields],
    facets: [],
    offset: 0,
    ...wire,
  });
  return answer.ok ? ok(parseFacilities(answer.value.content)) : answer;
}

function toLookup(answer: Facilities, slug: string): FacilityLookup {
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  // Indices ignore letter case, and one that ignores the filter returns another facility.
  const found = answer.value.find((each) => each.slug.toLowerCase() === slug.toLowerCase());
  const { isStale } = answer;
  return found ? { kind: 'found', facility: found, isStale } : { kind: 'missing', isStale };
}

function describe({ what }: Question, failure: UpstreamFailure): string {
  return `facilities: ${what}: ${describeUpstreamFailure(failure)}`;
}
