import type { SiteId } from '#domain/sites/site.ts';
import type { Facet, FacetRequest } from '../search/facet.ts';
import type { Filters } from '../search/filters.ts';
import type { WordRepair } from '../search/wordRepair.ts';
import type { UpstreamAnswer } from '../upstreamAnswer.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { CarRecord, CarSummary } from './car.ts';

/** Facilities by their distance from a place. */
export interface NearestFacilities {
  /** The nearest first. */
  readonly ids: readonly string[];
  /** The nearest ones that are within the radius; absent if cars may be anywhere. */
  readonly within?: readonly string[] | undefined;
}

/** A search for cars. */
export interface CarSearchRequest {
  readonly site: SiteId;
  /** @default '' */
  readonly keyphrase?: string | undefined;
  /**
   * Whether words of the keyphrase may be dropped if no car has all of them.
   * @default false
   */
  readonly dropsWords?: boolean | undefined;
  /** Filters that always apply, such as those of the path; all facets are counted under them. */
  readonly fixed?: Filters | undefined;
  /** The visitor's filters: each facet is counted under all of them except its own. */
  readonly filters?: Filters | undefined;
  /** The facets to return. */
  readonly facets?: readonly FacetRequest[] | undefined;
  readonly sortName?: string | undefined;
  /** What the filter `near` means; `nearCars.ts` adds it. */
  readonly nearest?: NearestFacilities | undefined;
  readonly limit: number;
  /** @default 0 */
  readonly offset?: number | undefined;
}

/**
 * The result of a search. A failed search has no cars and states the failure, so that a list can
 * distinguish "no cars" from "no answer".
 */
export interface CarSearchResult extends UpstreamAnswer {
  readonly cars: readonly CarSummary[];
  /** Total number of hits. */
  readonly total: number;
  readonly facets: readonly Facet[];
  /** The words that the cars don't have, because none has all words. */
  readonly droppedWords?: readonly string[] | undefined;
  /** The words that were read as others, because they aren't in the index. */
  readonly repairedWords?: readonly WordRepair[] | undefined;
  /** What other words may have meant, if there are few cars or the words aren't in the index. */
  readonly similarWords?: readonly WordRepair[] | undefined;
  readonly failure?: UpstreamFailure | undefined;
}

/** The result of a lookup by id: the car, no such car, or a failure. */
export type CarLookup = UpstreamAnswer &
  (
    | { readonly kind: 'found'; readonly car: CarRecord }
    | { readonly kind: 'missing' }
    | { readonly kind: 'failed'; readonly failure: UpstreamFailure }
  );

/** Port of the car search. Failures are values; it never rejects. */
export interface CarService {
  /** Whether the site has cars. A search for a site without cars throws. */
  readonly hasCars: (site: SiteId) => boolean;
  readonly search: (request: CarSearchRequest) => Promise<CarSearchResult>;
  /** The full record of one car. */
  readonly car: (site: SiteId, id: string) => Promise<CarLookup>;
}
