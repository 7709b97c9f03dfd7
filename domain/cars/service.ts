import type { SiteId } from '#domain/sites/site.ts';
import type { Facet } from '../search/facet.ts';
import type { Filters } from '../search/filters.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { CarRecord, CarSummary } from './car.ts';

/** A facet that is asked for, and what is chosen in it. */
export interface FacetRequest {
  readonly name: string;
  readonly childName?: string | undefined;
  /** @default 'count-descending' */
  readonly order?: FacetOrder | undefined;
}

/** How the values of a facet are ordered. */
export type FacetOrder = 'count-descending' | 'text-ascending' | 'text-descending';

/** Which cars are asked for. */
export interface CarSearchRequest {
  readonly site: SiteId;
  /** @default '' */
  readonly keyphrase?: string | undefined;
  /** What always holds, such as the path of the page; no facet counts without it. */
  readonly fixed?: Filters | undefined;
  /** What was chosen in facets: each facet counts under all of them but its own. */
  readonly filters?: Filters | undefined;
  /** The facets wanted in the answer. */
  readonly facets?: readonly FacetRequest[] | undefined;
  readonly sortName?: string | undefined;
  readonly limit: number;
  /** @default 0 */
  readonly offset?: number | undefined;
}

/**
 * What was found. A search that failed found nothing and says why, so that a list can tell "no cars"
 * from "no answer".
 */
export interface CarSearchResult {
  readonly cars: readonly CarSummary[];
  /** How many there are in all. */
  readonly total: number;
  readonly facets: readonly Facet[];
  readonly failure?: UpstreamFailure | undefined;
}

/** A car that was asked for by its id: there, not there, or not to be had now. */
export type CarLookup =
  | { readonly kind: 'found'; readonly car: CarRecord }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: UpstreamFailure };

/** Where cars are searched for. Answers in failure with a value, never a throw. */
export interface CarService {
  readonly search: (request: CarSearchRequest) => Promise<CarSearchResult>;
  /** Everything about one car. */
  readonly car: (site: SiteId, id: string) => Promise<CarLookup>;
}
