/** State of a list of cars in the browser: a paged list with the facets of its last answer. */

import {
  type PagedListFact,
  type PagedListState,
  type Paging,
  type PartRequest,
  pagedListReducer,
} from '../pagedList/pagedListState.ts';
import type { Facet } from '../search/facet.ts';
import type { NearestFilter } from '../search/nearestFilters.ts';
import { firstPageWith, hasMore, lastPageOf, maxPagesAtOnce } from '../search/paging.ts';
import type { SearchQuery } from '../search/searchQuery.ts';
import type { WordReading, WordRepair } from '../search/wordRepair.ts';
import type { CarSummary } from './car.ts';

/** A request for pages of a search: from `firstPage` to the page of the query. */
export interface CarListRequest extends PartRequest {
  readonly query: SearchQuery;
  readonly firstPage: number;
  /** Where the cars of the answer go: instead of the cars shown, after or before them. */
  readonly placement: 'replace' | 'append' | 'prepend';
}

/** The cars of a search, and what is said about it. */
interface FoundCars {
  readonly cars: readonly CarSummary[];
  /** Total number of hits. */
  readonly total: number;
  /** The words that the cars don't have, because none has all words. */
  readonly droppedWords?: readonly string[] | undefined;
  /** What words may have meant. */
  readonly similarWords?: readonly WordRepair[] | undefined;
  /** Searches with fewer filters, if this one finds nothing. */
  readonly waysOut?: readonly NearestFilter[] | undefined;
}

/** The answer to a request. */
export interface CarListPart extends FoundCars {
  /** Empty if the request left them out. */
  readonly facets: readonly Facet[];
}

/** The cars shown and their search; its page is the last one shown. */
export interface ShownCars extends FoundCars {
  readonly query: SearchQuery;
  /** Index of the first page shown. */
  readonly firstPage: number;
}

interface CarTypes {
  readonly query: SearchQuery;
  readonly request: CarListRequest;
  readonly part: CarListPart;
  readonly shown: ShownCars;
  readonly entry: CarSummary;
}

interface KnownFacets {
  /** The most recently loaded facets. */
  readonly facets: readonly Facet[];
}

/** What the visitor sees. */
export type CarListState = PagedListState<CarTypes> &
  KnownFacets & {
    /** Whether these cars just replaced others, so that one begins to read at the first. */
    readonly isReplaced?: boolean | undefined;
  };

/** What happened. */
export type CarListFact =
  | { readonly type: 'earlierWanted' }
  | Exclude<PagedListFact<CarTypes>, { readonly type: 'remembered' }>
  | (Extract<PagedListFact<CarTypes>, { readonly type: 'remembered' }> & KnownFacets);

/** The search for an address as the server performed it. */
export interface CarListStart {
  readonly query: SearchQuery;
  /** Absent if the server got no answer. */
  readonly part: CarListPart | undefined;
  /** How misspelt words of the address were read. */
  readonly reading?: WordReading | undefined;
}

/** The list as the server sent it. */
export function initialCarList({ query, part }: CarListStart): CarListState {
  if (!part) return { kind: 'failed', facets: [], request: paging.wholeRequest(query) };
  const { facets, ...found } = part;
  const firstPage = firstPageWith(query.page);
  return { kind: 'settled', facets, shown: { query, firstPage, ...found } };
}

/** The current search, whether its cars are shown yet or not. */
export function wantedQuery(state: CarListState): SearchQuery {
  if (state.kind === 'settled') return state.shown.query;
  const { request, shown } = state;
  // Earlier cars don't change the last page.
  return request.placement === 'prepend' && shown ? shown.query : request.query;
}

/** Reducer of the list. */
export function carListReducer(state: CarListState, fact: CarListFact): CarListState {
  if (fact.type === 'earlierWanted') return earlier(state);
  const next = pagedListReducer(paging, state, fact);
  if (next === state) return state;
  switch (fact.type) {
    case 'remembered':
      return { ...next, facets: fact.facets };
    case 'arrived': {
      const { request, part } = fact;
      const isReplaced = !paging.isAddition(request);
      const { facets } = isReplaced || part.facets.length > 0 ? part : state;
      const last = lastPageOf(part.total);
      if (isReplaced && part.cars.length === 0 && part.total > 0 && last < request.query.page) {
        // The address names a page beyond the last one.
        const existing = paging.wholeRequest({ ...request.query, page: last });
        return { kind: 'loading', facets, request: existing, shown: state.shown };
      }
      if (request.placement === 'prepend' && next.kind === 'settled' && next.focusAt !== undefined)
        return { ...next, focusAt: 0, facets, isReplaced };
      return { ...next, facets, isReplaced };
    }
    default:
      return { ...next, facets: state.facets };
  }
}

/** Whether two searches have the same hits; their pages may differ. */
export function sameSearch(one: SearchQuery, other: SearchQuery): boolean {
  return searchKey(one) === searchKey(other);
}

/** A key that is equal for searches with the same hits, regardless of page. */
export function searchKey({ keyphrase, filters, sortName }: SearchQuery): string {
  const chosen = Object.entries(filters).sort();
  return JSON.stringify([keyphrase, sortName, chosen]);
}

function earlier(state: CarListState): CarListState {
  const { shown, facets } = state;
  if (state.kind !== 'settled' || !shown || shown.firstPage === 0) return state;
  const page = shown.firstPage - 1;
  const query = { ...shown.query, page };
  const request = { query, firstPage: page, placement: 'prepend', thenFocus: true } as const;
  return { kind: 'loading', facets, request, shown };
}

const paging: Paging<CarTypes> = {
  isOf: (shown, query) => sameSearch(shown.query, query),
  wholeRequest: (query) => ({
    query,
    firstPage: firstPageWith(query.page),
    placement: 'replace',
    thenFocus: false,
  }),
  restRequest({ query: { page }, firstPage, total }, query) {
    const last = Math.min(query.page, lastPageOf(total));
    if (last >= firstPage && last <= page) return undefined;
    // A gap, or more pages than one request may have: the list begins elsewhere.
    if (last < page || last - page > maxPagesAtOnce) return paging.wholeRequest(query);
    return { query, firstPage: page + 1, placement: 'append', thenFocus: false };
  },
  moreRequest({ query, total }) {
    if (!hasMore(query.page, total)) return undefined;
    const page = query.page + 1;
    const next = { ...query, page };
    return { query: next, firstPage: page, placement: 'append', thenFocus: true };
  },
  isAddition: ({ placement }) => placement !== 'replace',
  entriesOf: ({ cars }) => cars,
  combine(before, { query, firstPage, placement }, { facets: _, ...found }) {
    if (!before) return { query, firstPage, ...found };
    const { cars, total } = found;
    return placement === 'prepend'
      ? { ...before, firstPage, cars: [...cars, ...before.cars], total }
      : { ...before, query, cars: [...before.cars, ...cars], total };
  },
  remembersWish: false,
};
