/**
 * State of a list of cars in the browser: the search, the cars shown and the pending request. The
 * component that holds the state executes `state.request` while there is one, and cancels a request
 * that is no longer in the state.
 */

import type { Facet } from '../search/facet.ts';
import { hasMore } from '../search/paging.ts';
import type { SearchQuery } from '../search/searchQuery.ts';
import type { CarSummary } from './car.ts';

/** A request for pages of a search: from `firstPage` to the page of the query. */
export interface CarListRequest {
  readonly query: SearchQuery;
  /** If above 0, the answer is appended to the cars shown. */
  readonly firstPage: number;
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
  /** The words that the cars don't have, because none has all words. */
  readonly droppedWords?: readonly string[] | undefined;
}

/** The cars shown and their search; its page is the last one shown. */
export interface ShownCars {
  readonly query: SearchQuery;
  readonly cars: readonly CarSummary[];
  readonly total: number;
  readonly droppedWords?: readonly string[] | undefined;
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
  const { cars, total, facets, droppedWords } = part;
  return { kind: 'settled', facets, shown: { query, cars, total, droppedWords } };
}

/** The current search, whether its cars are shown yet or not. */
export function wantedQuery(state: CarListState): SearchQuery {
  return state.kind === 'settled' ? state.shown.query : state.request.query;
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
    shown: {
      query,
      cars: [...before, ...part.cars],
      total: part.total,
      droppedWords: part.droppedWords,
    },
    focusAt: thenFocus && part.cars.length > 0 ? before.length : undefined,
    isReplaced: firstPage === 0,
  };
}

/** Cars of another search would look like the result of this one, so they are removed. */
function fail({ shown, facets }: CarListState, request: CarListRequest): CarListState {
  return { kind: 'failed', facets, request, shown: request.firstPage > 0 ? shown : undefined };
}

function wholeRequest(query: SearchQuery): CarListRequest {
  return { query, firstPage: 0, thenFocus: false };
}
