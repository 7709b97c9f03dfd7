import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { CarListStart, CarListState } from '#domain/cars/carListState.ts';
import type { Facet } from '#domain/search/facet.ts';
import { wireSortName } from '#domain/search/facets.ts';
import { readSearchQuery } from '#domain/search/searchAddress.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import type { SearchFact } from '#domain/search/searchState.ts';
import type { WordReading } from '#domain/search/wordRepair.ts';
import { followLink } from '#features/shared/followLink.ts';
import { type LatePart, useLatePart } from '#features/shared/useLatePart.ts';
import type { CarListSetup } from './carListSetup.ts';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { formatHits } from './formatHits.ts';
import { intoView } from './intoView.ts';
import { clearedHref } from './listAddress.ts';
import { withNear } from './nearFacet.ts';
import { countText } from './resultsText.ts';
import { shownFacets } from './shownFacets.ts';
import { answeredQuery, type CarListHandle, useCarList } from './useCarList.ts';
import { useIsLong } from './useIsLong.ts';
import { useKeptFacets } from './useKeptFacets.ts';
import { useOpenFacets } from './useOpenFacets.ts';

/** What a list of cars shows, and how it is changed. */
export interface CarBrowserControl extends Pick<CarListHandle, 'state' | 'query' | 'dispatch'> {
  /** The props of the element of the whole list. */
  readonly root: LatePart<HTMLDivElement>;
  readonly panel: FilterPanelProps;
  /** The query whose filters the chips show. */
  readonly chipsQuery: SearchQuery;
  /** The name of the order, if the visitor has just chosen it. */
  readonly sortedBy: string | undefined;
  /** Whether loading takes longer than usual. */
  readonly isSlow: boolean;
  /** How misspelt words of the last search were read. */
  readonly reading: WordReading | undefined;
  /** Scrolls to the list. */
  readonly showList: () => void;
}

/** The state of a list of cars with its filters. */
export function useCarBrowser(setup: CarListSetup, start: CarListStart): CarBrowserControl {
  const { state, query, dispatch, search } = useCarList(start, setup);
  const root = useLatePart<HTMLDivElement>();
  const { ref } = root;
  // In the next frame, because measuring in this one would lay out the page once more.
  const showList = useCallback(() => requestAnimationFrame(() => intoView(ref.current)), [ref]);
  const { change, reading, onChange } = useChange(setup, search, { start, showList });
  const facets = useFacets(state, setup);
  const opened = useOpenFacets(facets, query.filters);
  const { words } = setup;
  const hits = hitsOf(state, setup);
  const status = state.shown ? countText(state.shown, words) : '';
  const sort = wireSortName(query.sortName);
  return {
    state,
    query,
    dispatch,
    root,
    showList,
    panel: { facets, query, words, hits, status, onChange, ...opened },
    chipsQuery: useChipsQuery(state, query, change),
    sortedBy:
      change === 'sortChosen'
        ? words.sortOptions.find(({ value }) => value === sort)?.label
        : undefined,
    isSlow: useIsLong(state.kind === 'loading'),
    reading,
  };
}

/** Searches after each fact, and remembers the kind of the last one, and how its words were read. */
function useChange(
  setup: CarListSetup,
  search: CarListHandle['search'],
  { start, showList }: { readonly start: CarListStart; readonly showList: () => void },
): {
  readonly change: SearchFact['type'] | undefined;
  readonly reading: WordReading | undefined;
  readonly onChange: (fact: SearchFact) => void;
} {
  const [change, setChange] = useState<SearchFact['type']>();
  const [reading, setReading] = useState(start.reading);
  const onChange = useCallback(
    (fact: SearchFact) => {
      if (fact.type === 'cleared' && setup.pathChips.length > 0) {
        const current = readSearchQuery(window.location.search, setup.place.list);
        followLink(clearedHref(setup, current), document.body);
        return;
      }
      setChange(fact.type);
      setReading(fact.type === 'keyphraseSubmitted' ? fact.reading : undefined);
      search(fact);
      showList();
    },
    [search, showList, setup],
  );
  return { change, reading, onChange };
}

/** The facets of the list. Cars are rendered first; the counts beside the filters follow. */
function useFacets(state: CarListState, { place }: CarListSetup): readonly Facet[] {
  const { fixed, facets } = place.list;
  // The place and the facets come from one state: otherwise the group of the place would be missing for one render, and
  // the focus in it would be lost.
  const { facets: answered, shown } = useDeferredValue(state);
  const kept = useKeptFacets(
    useMemo(() => shownFacets(answered, fixed), [answered, fixed]),
    facets,
  );
  const isNear = shown !== undefined && 'near' in shown.query.filters;
  return useMemo(() => withNear(kept, facets, isNear), [kept, facets, isNear]);
}

/** Before placeholders replace the cars: a card that moves must still be there to keep the scroll position. */
const chipsAfterMs = 150;

function useChipsQuery(
  state: CarListState,
  query: SearchQuery,
  change: SearchFact['type'] | undefined,
): SearchQuery {
  const isLate = useIsLong(state.kind === 'loading', chipsAfterMs);
  return waitsForCars(change) && !isLate ? answeredQuery(state) : query;
}

/**
 * Whether the chips change together with the cars, so that the page moves once and not twice. The control
 * that the visitor used shows the change at once; a removed chip has to disappear at once.
 */
function waitsForCars(change: SearchFact['type'] | undefined): boolean {
  return change === 'filterToggled' || change === 'rangeChosen';
}

/** The number of hits as text; dots while it is unknown. */
function hitsOf({ shown }: CarListState, { words }: CarListSetup): string {
  return shown ? formatHits(shown.total, words.locale) : '…';
}
