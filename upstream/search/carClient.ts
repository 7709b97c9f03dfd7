import type { CarRecord } from '#domain/cars/car.ts';
import type { CarLookup, CarSearchResult, CarService } from '#domain/cars/service.ts';
import type { OwnTerms } from '#domain/finance/ownTerms.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { ownTermsIn, withoutLoans } from '#domain/search/loanTermFilters.ts';
import type { Site, SiteId } from '#domain/sites/site.ts';
import { minuteMs } from '#domain/units.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import {
  describeUpstreamFailure,
  logFailure,
  type UpstreamFailure,
} from '#domain/upstreamFailure.ts';
import { type RememberOptions, remember } from '../http/remember.ts';
import type { AskSearch } from './ask.ts';
import { carQuestion, carsQuestion } from './carsQuestion.ts';
import { carIdPattern } from './carWire.ts';
import { parseCarRecords, parseCars } from './parseCars.ts';
import { parseFacets } from './parseFacets.ts';
import type { WireSearchRequest } from './wire.ts';

interface CarClientOptions {
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
  readonly site: Site;
  /** Description for the log. */
  readonly what: string;
  readonly wire: WireSearchRequest;
  /** The terms on which the monthly costs of loans are wanted. */
  readonly own?: OwnTerms | undefined;
}

const freshMs = minuteMs;
// A page of 48 cars takes about 60 KB, one full record about 10 KB.
const rememberedSearches = 300;
const rememberedCars = 500;

/**
 * The cars of each site. An answer is used for a minute, and again if the same request fails later,
 * because an outdated list is better than none. Without an earlier good answer, the request fails.
 * Throws for a site without cars.
 */
export function createCarClient({ ask, findSite, now, log }: CarClientOptions): CarService {
  const options = (maxEntries: number): RememberOptions<Question, UpstreamFailure> => ({
    key: ({ wire, own }) => JSON.stringify([wire, own]),
    freshMs,
    maxEntries,
    now,
    onStale: (question, failure) =>
      logFailure(log, failure, `${describe(question, failure)}; the last good answer is used`),
  });
  const search = remember((asked) => loadCars({ ask, log }, asked), options(rememberedSearches));
  const car = remember((asked) => loadCar({ ask, log }, asked), options(rememberedCars));
  return {
    search: async (request) => {
      const { site, index } = siteWithCars(findSite(request.site), request.site);
      const what = `search of ${site.id}`;
      const asked = site.financeQuote ? withoutLoans(request) : request;
      const own = ownTermsIn({ ...asked.fixed, ...asked.filters });
      const question = { site, what, wire: carsQuestion(index, asked), own };
      const answer = await search(question);
      if (answer.ok) return { ...answer.value, isStale: answer.isStale };
      const { failure } = answer;
      logFailure(log, failure, describe(question, failure));
      return { cars: [], total: 0, facets: [], failure };
    },
    hasCars: (site) => findSite(site)?.indices !== undefined,
    car: async (siteId, id) => {
      const { site, index } = siteWithCars(findSite(siteId), siteId);
      const question = { site, what: `car ${id} of ${siteId}`, wire: carQuestion(index, id) };
      // No car has a malformed id, so the index needn't be queried.
      if (!carIdPattern.test(id)) return { kind: 'missing' };
      const answer = await car(question);
      if (!answer.ok) logFailure(log, answer.failure, describe(question, answer.failure));
      return toLookup(answer);
    },
  };
}

/**
 * A site and its index of cars. Throws for a site without one, because then an editor placed a block
 * for cars by mistake.
 */
function siteWithCars(site: Site | undefined, id: SiteId): { site: Site; index: string } {
  if (!site?.indices) throw new Error(`There is no index of cars for the site ${id}.`);
  return { site, index: site.indices.vehicles };
}

type LoadTools = Pick<CarClientOptions, 'ask' | 'log'>;

async function loadCars(
  { ask, log }: LoadTools,
  { site, wire, own }: Question,
): Promise<Result<CarSearchResult, UpstreamFailure>> {
  const answer = await ask(wire);
  if (!answer.ok) return answer;
  const { content, facets, total } = answer.value;
  const { droppedWords = [], repairedWords = [], similarWords = [] } = answer.value;
  const { cars, problems, fieldProblems } = parseCars(content, { ...site, own });
  report({ what: 'cars', problems }, wire, log);
  report({ what: 'fields of cars', problems: fieldProblems }, wire, log);
  return ok({
    cars,
    total: Math.max(0, Math.floor(total)),
    facets: parseFacets(facets),
    ...(droppedWords.length > 0 && { droppedWords }),
    ...(repairedWords.length > 0 && { repairedWords }),
    ...(similarWords.length > 0 && { similarWords }),
  });
}

async function loadCar(
  { ask, log }: LoadTools,
  { site, what, wire }: Question,
): Promise<Result<CarRecord | undefined, UpstreamFailure>> {
  const answer = await ask(wire);
  if (!answer.ok) return answer;
  const { content } = answer.value;
  if (content.length === 0) return ok(undefined);
  // Indices ignore the letter case of ids.
  const wanted = wire.filters[0]?.values[0]?.toLowerCase();
  const { cars, problems, fieldProblems, financeProblems } = parseCarRecords(content, site);
  report({ what: 'cars', problems }, wire, log);
  report({ what: 'fields of cars', problems: fieldProblems }, wire, log);
  report({ what: 'finance options', problems: financeProblems }, wire, log);
  const car = cars.find(({ id }) => id.toLowerCase() === wanted);
  // The car exists but its document is invalid; "missing" would wrongly mean that it is sold.
  return car ? ok(car) : fail({ kind: 'malformed', reason: `${what} can’t be read` });
}

/** Reports what can't be read in an answer and is left out. */
function report(
  { what, problems }: { readonly what: string; readonly problems: readonly string[] },
  { index }: WireSearchRequest,
  log: CarClientOptions['log'],
): void {
  const [first] = problems;
  if (first === undefined) return;
  log(`cars: index ${index}: invalid ${what}: ${problems.length}; the first: ${first}`);
}

function toLookup(answer: Answer<CarRecord | undefined, UpstreamFailure>): CarLookup {
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  const { value: car, isStale } = answer;
  return car ? { kind: 'found', car, isStale } : { kind: 'missing', isStale };
}

function describe({ what }: Question, failure: UpstreamFailure): string {
  return `cars: ${what}: ${describeUpstreamFailure(failure)}`;
}
