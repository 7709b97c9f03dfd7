/**
 * State of a list of cars in the browser: the search, the cars shown and the pending request. The
 * component that holds the state executes `state.request` while there is one, and cancels a request
 * that is no longer in the state.
 */

import type { Facet } from '../search/facet.ts';
import { firstPageWith, hasMore, lastPageOf, maxPagesAtOnce } from '../search/paging.ts';
import type { SearchQuery } from '../search/searchQuery.ts';
import type { CarSummary } from './car.ts';

/** A request for pages of a search: from `firstPage` to the page of the query. */
export interface CarListRequest {
  readonly query: SearchQuery;
  readonly firstPage: number;
  /** Where the cars of the answer go: instead of the shown cars, after or before them. */
  readonly placement: 'replace' | 'append' | 'prepend';
  /** Whether the visitor asked for these cars and the focus should move to the first of them. */
  readonly thenFocus: boolean;
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
  /** Index of the first page shown. */
  readonly firstPage: number;
  readonly cars: readonly CarSummary[];
  readonly total: number;
}

interface KnownFacets {
  /** The most recently loaded facets. */
  readonly facets: readonly Facet[];
}

/** What the visitor sees. */
export type CarListState = KnownFacets &
  (
    | {
        readonly kind: 'settled';
        readonly shown: ShownCars;
        /** Index of the car to focus. */
        readonly focusAt?: number | undefined;
        /** Whether these cars took the place of others, so that one begins to read at the first. */
        readonly isReplaced?: boolean | undefined;
      }
    | {
        readonly kind: 'loading';
        readonly request: CarListRequest;
        /** Stays visible until the answer arrives; absent on a page that was just opened. */
        readonly shown?: ShownCars | undefined;
      }
    | {
        readonly kind: 'failed';
        readonly request: CarListRequest;
        /** The cars to which the next page would have been appended. */
        readonly shown?: ShownCars | undefined;
      }
  );

/** What happened. */
export type CarListFact =
  /** The page was opened at an address. */
  | { readonly type: 'opened'; readonly query: SearchQuery }
  /** The visitor went to another address of the same page. */
  | { readonly type: 'addressChanged'; readonly query: SearchQuery }
  /** The visitor searches for something else. */
  | { readonly type: 'searched'; readonly query: SearchQuery }
  | { readonly type: 'moreWanted' }
  | { readonly type: 'earlierWanted' }
  | { readonly type: 'retried' }
  /** The search of the new address was shown before, and its cars are still in memory. */
  | {
      readonly type: 'remembered';
      readonly shown: ShownCars;
      readonly facets: readonly Facet[];
    }
  | {
      readonly type: 'arrived';
      readonly request: CarListRequest;
      readonly part: CarListPart;
    }
  | { readonly type: 'failed'; readonly request: CarListRequest };

/** The search for an address as the server performed it. */
export interface CarListStart {
  readonly query: SearchQuery;
  /** Absent if the server got no answer. */
  readonly part: CarListPart | undefined;
}

/** The list as the server sent it. */
export function initialCarList({ query, part }: CarListStart): CarListState {
  if (!part) return { kind: 'failed', facets: [], request: wholeRequest(query) };
  const { cars, total, facets } = part;
  const firstPage = firstPageWith(query.page);
  return { kind: 'settled', facets, shown: { query, firstPage, cars, total } };
}

/** The current search, whether its cars are shown yet or not. */
export function wantedQuery(state: CarListState): SearchQuery {
  if (state.kind === 'settled') return state.shown.query;
  const { request, shown } = state;
  // Earlier cars don't change the last page.
  return request.placement === 'prepend' && shown ? shown.query : request.query;
}

/** Reducer of the list. */
export function carList(state: CarListState, fact: CarListFact): CarListState {
  switch (fact.type) {
    case 'opened':
      // Cars that the server sent for another address are no answer to this one.
      return search(
        state,
        fact.query,
        state.shown !== undefined && sameSearch(state.shown.query, fact.query),
      );
    case 'addressChanged':
    case 'searched':
      return search(state, fact.query, true);
    case 'moreWanted':
      return more(state);
    case 'earlierWanted':
      return earlier(state);
    case 'retried':
      if (state.kind !== 'failed') return state;
      return { ...state, kind: 'loading', request: { ...state.request, thenFocus: true } };
    case 'remembered':
      return { kind: 'settled', shown: fact.shown, facets: fact.facets };
    case 'arrived':
      return state.kind === 'loading' && state.request === fact.request
        ? arrive(state, state.request, fact.part)
        : state;
    case 'failed':
      return state.kind === 'loading' && state.request === fact.request
        ? fail(state, state.request)
        : state;
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

function search(state: CarListState, query: SearchQuery, keepsShown: boolean): CarListState {
  const { shown, facets } = state;
  if (!shown || !sameSearch(shown.query, query)) {
    const kept = keepsShown ? shown : undefined;
    return { kind: 'loading', facets, request: wholeRequest(query), shown: kept };
  }
  const { page } = shown.query;
  const last = Math.min(query.page, lastPageOf(shown.total));
  if (last >= shown.firstPage && last <= page) {
    return state.kind === 'settled' ? state : { kind: 'settled', facets, shown };
  }
  // A gap, or more pages than one request may have: the list begins elsewhere.
  if (last < page || last - page > maxPagesAtOnce) {
    return { kind: 'loading', facets, request: wholeRequest(query), shown };
  }
  const request = { query, firstPage: page + 1, placement: 'append', thenFocus: false } as const;
  return { kind: 'loading', facets, request, shown };
}

function more(state: CarListState): CarListState {
  const { shown, facets } = state;
  if (state.kind !== 'settled' || !shown || !hasMore(shown.query.page, shown.total)) return state;
  const page = shown.query.page + 1;
  const query = { ...shown.query, page };
  const request = { query, firstPage: page, placement: 'append', thenFocus: true } as const;
  return { kind: 'loading', facets, request, shown };
}

function earlier(state: CarListState): CarListState {
  const { shown, facets } = state;
  if (state.kind !== 'settled' || !shown || shown.firstPage === 0) return state;
  const page = shown.firstPage - 1;
  const query = { ...shown.query, page };
  const request = { query, firstPage: page, placement: 'prepend', thenFocus: true } as const;
  return { kind: 'loading', facets, request, shown };
}

function arrive(
  { shown, facets: known }: CarListState,
  request: CarListRequest,
  part: CarListPart,
): CarListState {
  const { query, placement, thenFocus } = request;
  const facets = part.facets.length > 0 || placement === 'replace' ? part.facets : known;
  const last = lastPageOf(part.total);
  if (placement === 'replace' && part.cars.length === 0 && part.total > 0 && last < query.page) {
    // The address names a page beyond the last one.
    return { kind: 'loading', facets, request: wholeRequest({ ...query, page: last }), shown };
  }
  const before = placement === 'append' ? (shown?.cars ?? []) : [];
  return {
    kind: 'settled',
    facets,
    shown: combine(shown, request, part),
    focusAt: thenFocus && part.cars.length > 0 ? before.length : undefined,
    isReplaced: placement === 'replace',
  };
}

function combine(
  shown: ShownCars | undefined,
  { query, firstPage, placement }: CarListRequest,
  { cars, total }: CarListPart,
): ShownCars {
  if (!shown || placement === 'replace') return { query, firstPage, cars, total };
  return placement === 'append'
    ? { query, firstPage: shown.firstPage, cars: [...shown.cars, ...cars], total }
    : { query: shown.query, firstPage, cars: [...cars, ...shown.cars], total };
}

/** Cars of another search would look like the result of this one, so they are removed. */
function fail({ shown, facets }: CarListState, request: CarListRequest): CarListState {
  const kept = request.placement === 'replace' ? undefined : shown;
  return { kind: 'failed', facets, request, shown: kept };
}

function wholeRequest(query: SearchQuery): CarListRequest {
  const firstPage = firstPageWith(query.page);
  return { query, firstPage, placement: 'replace', thenFocus: false };
}
