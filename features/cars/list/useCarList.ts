import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import {
  type CarListFact,
  type CarListStart,
  type CarListState,
  carList,
  initialCarList,
  sameSearch,
  wantedQuery,
} from '#domain/cars/carList.ts';
import type { Facet } from '#domain/search/facet.ts';
import { readSearchQuery, writeSearchQuery } from '#domain/search/searchAddress.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { type SearchFact, searchState } from '#domain/search/searchState.ts';
import type { CarListSetup } from './carListSetup.ts';
import { type AskedCars, askForCars } from './fetchCars.ts';
import { findKeptList, keepList } from './keptLists.ts';
import { withoutWholeRanges } from './wholeRanges.ts';

interface CarListHandle {
  readonly state: CarListState;
  /** The current search, whether or not its results are shown yet. */
  readonly query: SearchQuery;
  /** Reports what the visitor did. */
  readonly report: (fact: CarListFact) => void;
  /** Changes the search and adds an entry to the browser's history. */
  readonly search: (fact: SearchFact) => void;
}

/** A list of cars whose search and last page are in the address, so that going back restores both. */
export function useCarList(start: CarListStart, setup: CarListSetup): CarListHandle {
  const { place, path } = setup;
  const [state, report] = useReducer(carList, start, initialCarList);
  const request = state.kind === 'loading' ? state.request : undefined;
  const asked = useRef<AskedCars>(undefined);

  // Before the first paint: the address may name other cars than the server sent.
  useLayoutEffect(() => {
    const read = (type: 'opened' | 'addressChanged') => report(factOfAddress(type, setup, start));
    const goneTo = () => read('addressChanged');
    read('opened');
    window.addEventListener('popstate', goneTo);
    return () => window.removeEventListener('popstate', goneTo);
  }, [setup, start]);

  useEffect(() => {
    const early = asked.current;
    asked.current = undefined;
    if (!request) return;
    const isAsked = early?.query === request.query;
    const { answer, abort } = isAsked ? early : askForCars(place, request);
    answer.then(
      (part) => report({ type: 'arrived', request, part }),
      () => report({ type: 'failed', request }),
    );
    return abort;
  }, [place, request]);

  useEffect(() => {
    if (state.kind !== 'settled') return;
    keepList(path, state);
    keepPage(state, setup);
  }, [path, setup, state]);

  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);

  // A stable function, so that memoised components aren't rendered again.
  const search = useCallback(
    (fact: SearchFact) => {
      const query = searchState(wantedQuery(latest.current), fact);
      const searched: CarListFact = { type: 'searched', query };
      const next = carList(latest.current, searched);
      // The request starts before React renders the choice, so that both run concurrently.
      if (next.kind === 'loading') asked.current = askForCars(place, next.request);
      writeAddress('pushState', query, setup);
      report(searched);
    },
    [place, setup],
  );
  return { state, query: wantedQuery(state), report, search };
}

/** Prefers the cars that the server just sent to those kept earlier, if they are complete. */
function factOfAddress(
  type: 'opened' | 'addressChanged',
  setup: CarListSetup,
  { query: answered, part }: CarListStart,
): CarListFact {
  const query = addressQuery(setup, part?.facets ?? []);
  const isAnswered = part && sameSearch(answered, query) && query.page <= answered.page;
  const left = type === 'opened' && isAnswered ? undefined : findKeptList(setup.path, query);
  return left ? { type: 'remembered', ...left } : { type, query };
}

/** The search in the address, read the same way as on the server. */
function addressQuery({ place }: CarListSetup, facets: readonly Facet[]): SearchQuery {
  const query = readSearchQuery(window.location.search, place.list);
  return { ...query, filters: withoutWholeRanges(query.filters, facets) };
}

/** Writes the last page to the address, unless the address belongs to another search. */
function keepPage(
  { shown, facets }: CarListState & { readonly kind: 'settled' },
  setup: CarListSetup,
): void {
  const asked = addressQuery(setup, facets);
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
  // No custom state: with one, the router would treat the address as its own and not record it.
  if (next !== search) window.history[how](null, '', `${pathname}${next}${hash}`);
}
