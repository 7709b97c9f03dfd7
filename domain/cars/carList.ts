/**
 * A list of cars in the visitor's hands: what is searched for, what is shown, what is on its way. The
 * reducer hears facts; whoever holds the state asks for `state.request` while there is one, and drops
 * a request that the state no longer has.
 */

import type { Facet } from '../search/facet.ts';
import { hasMore } from '../search/paging.ts';
import type { SearchQuery } from '../search/searchQuery.ts';
import type { CarSummary } from './car.ts';

/** The pages of a search that are asked for: from the first one to the search's own. */
export interface CarListRequest {
  readonly query: SearchQuery;
  /** Above 0, what arrives is added to what is shown. */
  readonly firstPage: number;
  /** Whether the visitor waits for it and wants to read on where it begins. */
  readonly thenFocus: boolean;
}

/** What arrived. */
export interface CarListPart {
  readonly cars: readonly CarSummary[];
  /** How many there are in all. */
  readonly total: number;
  /** Empty where the question left them out. */
  readonly facets: readonly Facet[];
}

/** What is shown, and for which search; its page is the last one shown. */
export interface ShownCars {
  readonly query: SearchQuery;
  readonly cars: readonly CarSummary[];
  readonly total: number;
}

interface KnownFacets {
  /** The facets as they were told last. */
  readonly facets: readonly Facet[];
}

/** The list as the visitor sees it. */
export type CarListState = KnownFacets &
  (
    | {
        readonly kind: 'settled';
        readonly shown: ShownCars;
        /** Place of the car that the focus goes to. */
        readonly focusAt?: number | undefined;
        /** Whether these cars took the place of others, so that one begins to read at the first. */
        readonly isAnew?: boolean | undefined;
      }
    | {
        readonly kind: 'loading';
        readonly request: CarListRequest;
        /** What stays until the answer comes; nothing on a page just opened. */
        readonly shown?: ShownCars | undefined;
      }
    | {
        readonly kind: 'failed';
        readonly request: CarListRequest;
        /** What the next page should have been added to. */
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
  | { readonly type: 'retried' }
  /** What the address asks for was shown before and is still at hand. */
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

/** What the server found for an address. */
export interface CarListStart {
  readonly query: SearchQuery;
  /** Absent when it got no answer. */
  readonly part: CarListPart | undefined;
}

/** The list as the server sent it. */
export function initialCarList({ query, part }: CarListStart): CarListState {
  if (!part) return { kind: 'failed', facets: [], request: wholeRequest(query) };
  const { cars, total, facets } = part;
  return { kind: 'settled', facets, shown: { query, cars, total } };
}

/** What is searched for now, whether it is shown already or not. */
export function wantedQuery(state: CarListState): SearchQuery {
  return state.kind === 'settled' ? state.shown.query : state.request.query;
}

/** What the list becomes by a fact. */
export function carList(state: CarListState, fact: CarListFact): CarListState {
  switch (fact.type) {
    case 'opened':
      // What the server sent for another address is no answer to this one.
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

/** Whether two searches find the same, so that at most some pages are missing. */
export function sameSearch(one: SearchQuery, other: SearchQuery): boolean {
  return searchKey(one) === searchKey(other);
}

/** A text that is equal for searches that find the same, whatever their page. */
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
  if (query.page <= page || !hasMore(page, shown.total)) {
    return state.kind === 'settled' ? state : { kind: 'settled', facets, shown };
  }
  const request = { query, firstPage: page + 1, thenFocus: false };
  return { kind: 'loading', facets, request, shown };
}

function more(state: CarListState): CarListState {
  const { shown, facets } = state;
  if (state.kind !== 'settled' || !shown || !hasMore(shown.query.page, shown.total)) return state;
  const page = shown.query.page + 1;
  const request = { query: { ...shown.query, page }, firstPage: page, thenFocus: true };
  return { kind: 'loading', facets, request, shown };
}

function arrive(
  { shown, facets }: CarListState,
  { query, firstPage, thenFocus }: CarListRequest,
  part: CarListPart,
): CarListState {
  const before = firstPage > 0 ? (shown?.cars ?? []) : [];
  return {
    kind: 'settled',
    facets: part.facets.length > 0 || firstPage === 0 ? part.facets : facets,
    shown: { query, cars: [...before, ...part.cars], total: part.total },
    focusAt: thenFocus && part.cars.length > 0 ? before.length : undefined,
    isAnew: firstPage === 0,
  };
}

/** Cars of another search would pass for the answer to this one; they go. */
function fail({ shown, facets }: CarListState, request: CarListRequest): CarListState {
  return { kind: 'failed', facets, request, shown: request.firstPage > 0 ? shown : undefined };
}

function wholeRequest(query: SearchQuery): CarListRequest {
  return { query, firstPage: 0, thenFocus: false };
}
