/** State of a list of cars in the browser: a paged list with the facets of its last answer. */

import {
  type PagedListFact,
  type PagedListState,
  type Paging,
  type PartRequest,
  pagedList,
} from '../pagedList/pagedList.ts';
import type { Facet } from '../search/facet.ts';
import { hasMore } from '../search/paging.ts';
import type { SearchQuery } from '../search/searchQuery.ts';
import type { CarSummary } from './car.ts';

/** A request for pages of a search: from `firstPage` to the page of the query. */
export interface CarListRequest extends PartRequest {
  readonly query: SearchQuery;
  /** If above 0, the answer is appended to the cars shown. */
  readonly firstPage: number;
}

/** The answer to a request. */
export interface CarListPart {
  readonly cars: readonly CarSummary[];
  /** Total number of hits. */
  readonly total: number;
  /** Empty if the request left them out. */
  readonly facets: readonly Facet[];
}

/** The cars shown and their search; its page is the last one shown. */
export interface ShownCars {
  readonly query: SearchQuery;
  readonly cars: readonly CarSummary[];
  readonly total: number;
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
  | Exclude<PagedListFact<CarTypes>, { readonly type: 'remembered' }>
  | (Extract<PagedListFact<CarTypes>, { readonly type: 'remembered' }> & KnownFacets);

/** The search for an address as the server performed it. */
export interface CarListStart {
  readonly query: SearchQuery;
  /** Absent if the server got no answer. */
  readonly part: CarListPart | undefined;
}

/** The list as the server sent it. */
export function initialCarList({ query, part }: CarListStart): CarListState {
  if (!part) return { kind: 'failed', facets: [], request: paging.wholeRequest(query) };
  const { cars, total, facets } = part;
  return { kind: 'settled', facets, shown: { query, cars, total } };
}

/** The current search, whether its cars are shown yet or not. */
export function wantedQuery(state: CarListState): SearchQuery {
  return state.kind === 'settled' ? state.shown.query : state.request.query;
}

/** Reducer of the list. */
export function carList(state: CarListState, fact: CarListFact): CarListState {
  const next = pagedList(paging, state, fact);
  if (next === state) return state;
  switch (fact.type) {
    case 'remembered':
      return { ...next, facets: fact.facets };
    case 'arrived': {
      const isReplaced = !paging.isAddition(fact.request);
      const { facets } = isReplaced || fact.part.facets.length > 0 ? fact.part : state;
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
  const chosen = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([keyphrase, sortName, chosen]);
}

const paging: Paging<CarTypes> = {
  isOf: (shown, query) => sameSearch(shown.query, query),
  wholeRequest: (query) => ({ query, firstPage: 0, thenFocus: false }),
  restRequest({ query: { page }, total }, query) {
    if (query.page <= page || !hasMore(page, total)) return undefined;
    return { query, firstPage: page + 1, thenFocus: false };
  },
  moreRequest({ query, total }) {
    if (!hasMore(query.page, total)) return undefined;
    const page = query.page + 1;
    return { query: { ...query, page }, firstPage: page, thenFocus: true };
  },
  isAddition: ({ firstPage }) => firstPage > 0,
  entriesOf: ({ cars }) => cars,
  append: (before, { query }, { cars, total }) => ({ query, cars: [...before, ...cars], total }),
  remembersWish: false,
};
