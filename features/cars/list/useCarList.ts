import { useCallback, useMemo } from 'react';
import { writePageAddress } from '#design-system/Overlay/overlayEntry.ts';
import {
  type CarListFact,
  type CarListPart,
  type CarListRequest,
  type CarListStart,
  type CarListState,
  carListReducer,
  initialCarList,
  type ShownCars,
  sameSearch,
  searchKey,
  wantedQuery,
} from '#domain/cars/carListState.ts';
import { fail } from '#domain/result.ts';
import type { Facet } from '#domain/search/facet.ts';
import { boundSort, readSearchQuery, writeSearchQuery } from '#domain/search/searchAddress.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { type SearchFact, searchReducer } from '#domain/search/searchState.ts';
import { createKeptLists } from '#features/shared/keptLists.ts';
import type { Asked } from '#features/shared/siteApi.ts';
import { type ListSource, usePagedList } from '#features/shared/usePagedList.ts';
import type { CarListPlace, CarListSetup } from './carListSetup.ts';
import { SwipeableCarIsland } from './SwipeableCarIsland.tsx';
import { withoutWholeRanges } from './wholeRanges.ts';

export interface CarListHandle {
  readonly state: CarListState;
  /** The current search, whether or not its results are shown yet. */
  readonly query: SearchQuery;
  /** Reports what the visitor did. */
  readonly dispatch: (fact: CarListFact) => void;
  /** Changes the search and adds an entry to the browser's history. */
  readonly search: (fact: SearchFact) => void;
}

/** The search whose cars are shown; the current one if no cars are shown. */
export function answeredQuery(state: CarListState): SearchQuery {
  return state.shown?.query ?? wantedQuery(state);
}

/** A list of cars whose search and last page are in the address, so that going back restores both. */
export function useCarList(start: CarListStart, setup: CarListSetup): CarListHandle {
  const source = useMemo(() => sourceOf(start, setup), [start, setup]);
  const { state, dispatch, current } = usePagedList(() => initialCarList(start), source);

  // A stable function, so that memoised components aren't rendered again.
  const search = useCallback(
    (fact: SearchFact) => {
      const query = boundSort(searchReducer(wantedQuery(current()), fact), setup.place.list);
      dispatch({ type: 'searched', query });
      writeAddress('pushState', query, setup);
    },
    [dispatch, current, setup],
  );
  return { state, query: wantedQuery(state), dispatch, search };
}

function sourceOf(
  start: CarListStart,
  setup: CarListSetup,
): ListSource<CarListState, CarListFact, CarListRequest, CarListPart> {
  return {
    reducer: carListReducer,
    readAddress: (type) => factOfAddress(type, setup, start),
    // At once if possible, so that the answer is under way while React renders the press.
    ask: (request, signal) =>
      loadedAsking
        ? loadedAsking.askCars(setup.place, request, signal)
        : askWhenLoaded(setup.place, request, signal),
    keep({ shown, facets }) {
      keptLists.keep(listKey(setup.path, shown.query), { shown, facets });
      keepPage(shown, facets, setup, start);
    },
  };
}

let loadedAsking: typeof import('./askCars.ts') | undefined;

/** Loads the code that asks for other cars and shows them, which most visitors of a list don't need. */
export async function loadAsking(): Promise<typeof loadedAsking> {
  try {
    [loadedAsking] = await Promise.all([import('./askCars.ts'), SwipeableCarIsland.load()]);
  } catch {
    // The next question tries again.
  }
  return loadedAsking;
}

async function askWhenLoaded(
  place: CarListPlace,
  request: CarListRequest,
  signal: AbortSignal,
): Asked<CarListPart> {
  const asking = await loadAsking();
  return asking ? asking.askCars(place, request, signal) : fail({ kind: 'unanswered' });
}

const keptLists = createKeptLists<{
  readonly shown: ShownCars;
  readonly facets: readonly Facet[];
}>();

function listKey(path: string, query: SearchQuery): string {
  return `${path} ${searchKey(query)}`;
}

/** Prefers the cars that the server just sent to those kept earlier, if they are complete. */
function factOfAddress(
  type: 'opened' | 'addressChanged',
  setup: CarListSetup,
  start: CarListStart,
): CarListFact {
  const { query: answered, part } = start;
  const query = addressQuery(setup, start, part?.facets ?? []);
  const isAnswered = part && sameSearch(answered, query) && query.page <= answered.page;
  if (type === 'opened' && isAnswered) return { type, query };
  const kept = keptLists.find(listKey(setup.path, query));
  // With the same number of pages; a new visit starts with one.
  const isComplete = kept?.shown.query.page === query.page;
  return kept && isComplete ? { type: 'remembered', ...kept } : { type, query };
}

/** The search in the address, read the same way as on the server. */
function addressQuery(
  { place, search }: CarListSetup,
  { query: answered }: CarListStart,
  facets: readonly Facet[],
): SearchQuery {
  const query = readSearchQuery(window.location.search, place.list);
  // The server has looked up the values of this address in the index.
  const isAnswered = sameSearch(query, readSearchQuery(search, place.list));
  if (isAnswered) {
    const { filters, keyphrase, sortName } = answered;
    return { ...query, filters, keyphrase, sortName };
  }
  return { ...query, filters: withoutWholeRanges(query.filters, facets) };
}

/** Writes the last page to the address, unless the address belongs to another search. */
function keepPage(
  shown: ShownCars,
  facets: readonly Facet[],
  setup: CarListSetup,
  start: CarListStart,
): void {
  const asked = addressQuery(setup, start, facets);
  const isFurther = sameSearch(asked, shown.query) && shown.query.page > asked.page;
  if (isFurther) writeAddress('replaceState', shown.query, setup);
}

function writeAddress(
  how: 'pushState' | 'replaceState',
  query: SearchQuery,
  { place }: CarListSetup,
): void {
  const { pathname, search, hash } = window.location;
  const next = writeSearchQuery(search, query, place.list);
  if (next !== search) writePageAddress(how, `${pathname}${next}${hash}`);
}
