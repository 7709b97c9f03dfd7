import type { CarRecord } from '#domain/cars/car.ts';
import type { CarLookup, CarSearchResult, CarService } from '#domain/cars/service.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { siteCurrency } from '#domain/sites/currency.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { describeUpstreamFailure, type UpstreamFailure } from '#domain/upstreamFailure.ts';
import { type RememberOptions, remember } from '../http/remember.ts';
import type { AskSearch } from './ask.ts';
import { carQuestion, carsQuestion } from './carsQuestion.ts';
import { carIdPattern } from './carWire.ts';
import { parseCarRecords, parseCars } from './parseCars.ts';
import { parseFacets } from './parseFacets.ts';
import type { WireSearchRequest } from './wire.ts';

interface CarClientOptions {
  readonly ask: AskSearch;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Where the named lines about failures go. */
  readonly log: (line: string) => void;
}

/** What is asked of which site's index. */
interface Question {
  readonly site: SiteId;
  /** In the words of the log. */
  readonly what: string;
  readonly wire: WireSearchRequest;
}

const freshMs = 60_000;
// A page of 48 cars weighs some 60 KB, one car with all that is known of it some 10 KB.
const rememberedSearches = 300;
const rememberedCars = 500;

/**
 * The cars of each site. An answer is used for a minute, and stands in when the same question fails
 * later: a list some minutes old serves visitors better than none. Only a question that was never
 * answered well has a failure for its answer. Throws for a site without cars.
 */
export function createCarClient({ ask, now, log }: CarClientOptions): CarService {
  const options = (maxEntries: number): RememberOptions<Question, UpstreamFailure> => ({
    key: ({ wire }) => JSON.stringify(wire),
    freshMs,
    maxEntries,
    now,
    onStale: (question, failure) =>
      log(`${describe(question, failure)}; the last good answer is used`),
  });
  const search = remember((asked) => loadCars(ask, asked), options(rememberedSearches));
  const car = remember((asked) => loadCar(ask, asked), options(rememberedCars));
  return {
    search: async (request) => {
      const { site } = request;
      const question = { site, what: `search of ${site}`, wire: carsQuestion(request) };
      const answer = await search(question);
      if (answer.ok) return answer.value;
      const { failure } = answer;
      log(describe(question, failure));
      return { cars: [], total: 0, facets: [], failure };
    },
    car: async (site, id) => {
      const question = { site, what: `car ${id} of ${site}`, wire: carQuestion(site, id) };
      // What is no id names no car, and needn't be asked for.
      if (!carIdPattern.test(id)) return { kind: 'missing' };
      const answer = await car(question);
      if (!answer.ok) log(describe(question, answer.failure));
      return toLookup(answer);
    },
  };
}

async function loadCars(
  ask: AskSearch,
  { site, wire }: Question,
): Promise<Result<CarSearchResult, UpstreamFailure>> {
  const answer = await ask(wire);
  if (!answer.ok) return answer;
  const { content, facets, total } = answer.value;
  return ok({
    cars: parseCars(content, siteCurrency[site]),
    total: Math.max(0, Math.floor(total)),
    facets: parseFacets(facets),
  });
}

async function loadCar(
  ask: AskSearch,
  { site, what, wire }: Question,
): Promise<Result<CarRecord | undefined, UpstreamFailure>> {
  const answer = await ask(wire);
  if (!answer.ok) return answer;
  const { content } = answer.value;
  if (content.length === 0) return ok(undefined);
  // Indices don't tell ids apart by letter case.
  const wanted = wire.filters[0]?.values[0]?.toLowerCase();
  const cars = parseCarRecords(content, siteCurrency[site]);
  const car = cars.find(({ id }) => id.toLowerCase() === wanted);
  // There is a car, but none that can be shown: to say it were sold would be wrong.
  return car ? ok(car) : fail({ kind: 'malformed', reason: `${what} can’t be read` });
}

function toLookup(answer: Result<CarRecord | undefined, UpstreamFailure>): CarLookup {
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  return answer.value ? { kind: 'found', car: answer.value } : { kind: 'missing' };
}

function describe({ what }: Question, failure: UpstreamFailure): string {
  return `cars: ${what}: ${describeUpstreamFailure(failure)}`;
}
