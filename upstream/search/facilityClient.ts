import { type Facility, isWorkshop, workshopGroup } from '#domain/facilities/facility.ts';
import type { FacilityLookup, FacilityService, SoldCar } from '#domain/facilities/service.ts';
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
  readonly place: FacilityPlace;
  /** Description for the log. */
  readonly what: string;
  readonly wire: Pick<WireSearchRequest, 'filters' | 'limit' | 'sort_name'>;
  /** The maximum number of requests of `limit` hits each. */
  readonly maxPages: number;
}

/** The facilities of an answer. */
interface FacilityHits {
  readonly facilities: readonly Facility[];
  /** The number of hits, valid or not. */
  readonly hits: number;
  /** The number of facilities that match, in this answer and beyond. */
  readonly total: number;
}

type FacilityAnswer = Answer<FacilityHits, UpstreamFailure>;

const maxWorkshops = 100;
const maxSellers = 100;
const pageSize = 48;
const maxFacilityPages = 10;
const freshMs = minuteMs;
// About ten facilities per site, alone and together, plus mistyped addresses.
const rememberedQuestions = 200;

/** The facilities of each site, requested once a minute and kept during failures. */
export function createFacilityClient(options: FacilityClientOptions): FacilityService {
  const { ask, findSite, now, log } = options;
  const load = remember((question: Question) => loadHits(ask, question), {
    key: ({ index, wire }) => JSON.stringify([index, wire]),
    freshMs,
    maxEntries: rememberedQuestions,
    now,
    onStale: (question, failure) =>
      logFailure(log, failure, `${describe(question, failure)}; the last good answer is used`),
  });
  const indexOf = (id: SiteId) => indexOfSite(findSite(id));
  // An index has a site's facilities once for all languages. A site without an index has none.
  async function facilitiesOf(site: SiteId, questionOf: (index: IndexOfSite) => Question) {
    const index = indexOf(site);
    if (index === undefined) return ok([]);
    const answer = await load(questionOf(index));
    return answer.ok ? { ...answer, value: answer.value.facilities } : answer;
  }

  return {
    workshops: async (site) => {
      const answer = await facilitiesOf(site, workshopsQuestion);
      // An index that ignores the filter must not send customers to a facility without a workshop.
      return answer.ok ? { ...answer, value: answer.value.filter(isWorkshop) } : answer;
    },
    facilities: (site) => facilitiesOf(site, facilitiesQuestion),
    sellers: (site, car) => facilitiesOf(site, (index) => sellersQuestion(index, car)),
    facility: async (site, _locale, slug) => {
      const index = indexOf(site);
      if (index === undefined || !slug) return { kind: 'missing' };
      const question = facilityQuestion(index, slug);
      const answer = await load(question);
      if (!answer.ok) logFailure(log, answer.failure, describe(question, answer.failure));
      return toLookup(answer, slug);
    },
  };
}

function indexOfSite(site: Site | undefined): IndexOfSite | undefined {
  const index = site?.indices?.facilities;
  return site && index !== undefined ? { site: site.id, index, place: site } : undefined;
}

type IndexOfSite = Pick<Question, 'site' | 'index' | 'place'>;

function workshopsQuestion(of: IndexOfSite): Question {
  const filters = [{ name: 'site_departments.group', values: [workshopGroup] }];
  return {
    ...of,
    what: `workshops of ${of.site}`,
    wire: { filters, limit: maxWorkshops },
    maxPages: 1,
  };
}

function facilitiesQuestion(of: IndexOfSite): Question {
  const sort_name = 'website_sort_order_asc';
  const wire = { filters: [], limit: pageSize, sort_name };
  return { ...of, what: `facilities of ${of.site}`, wire, maxPages: maxFacilityPages };
}

function sellersQuestion(of: IndexOfSite, { brand, facility: { id } }: SoldCar): Question {
  const filter =
    id === undefined ? { name: 'site_brands', values: [brand] } : { name: 'site_id', values: [id] };
  const wire = { filters: [filter], limit: maxSellers, sort_name: 'website_sort_order_asc' };
  return { ...of, what: `sellers of ${id ?? brand} of ${of.site}`, wire, maxPages: 1 };
}

function facilityQuestion(of: IndexOfSite, slug: string): Question {
  const filters = [{ name: 'slug', values: [slug] }];
  return {
    ...of,
    what: `facility ${slug} of ${of.site}`,
    wire: { filters, limit: 1 },
    maxPages: 1,
  };
}

/** The hits of a question, from as many pages as it needs. */
async function loadHits(ask: AskSearch, question: Question): Promise<FacilityAnswer> {
  const first = await loadPage(ask, question, 0);
  if (!first.ok) return first;
  const { maxPages, wire } = question;
  const pages = Math.min(maxPages, Math.ceil(first.value.total / wire.limit));
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => loadPage(ask, question, at + 1)),
  );
  const failed = rest.find((answer) => !answer.ok);
  if (failed) return failed;
  const parts = [first, ...rest].flatMap((answer) => (answer.ok ? [answer.value] : []));
  return ok({ ...first.value, facilities: parts.flatMap(({ facilities }) => facilities) });
}

async function loadPage(
  ask: AskSearch,
  { index, wire, place }: Question,
  page: number,
): Promise<FacilityAnswer> {
  const answer = await ask({
    index,
    fields: [...facilityFields],
    facets: [],
    offset: page * wire.limit,
    ...wire,
  });
  if (!answer.ok) return answer;
  const { content, total } = answer.value;
  return ok({ facilities: parseFacilities(content, place), hits: content.length, total });
}

function toLookup(answer: FacilityAnswer, slug: string): FacilityLookup {
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  const { isStale } = answer;
  const { facilities, hits } = answer.value;
  // Indices ignore letter case, and one that ignores the filter returns another facility.
  const found = facilities.find((each) => each.slug.toLowerCase() === slug.toLowerCase());
  if (found) return { kind: 'found', facility: found, isStale };
  return { kind: hits > facilities.length ? 'invalid' : 'missing', isStale };
}

function describe({ what }: Question, failure: UpstreamFailure): string {
  return `facilities: ${what}: ${describeUpstreamFailure(failure)}`;
}
