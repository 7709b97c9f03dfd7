import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { SkipLink } from '#design-system/SkipLink/SkipLink.tsx';
import { type CarListStart, type CarListState, sameSearch } from '#domain/cars/carListState.ts';
import type { Facet } from '#domain/search/facet.ts';
import { wireSortName } from '#domain/search/facets.ts';
import { readSearchQuery } from '#domain/search/searchAddress.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import type { SearchFact } from '#domain/search/searchState.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import { followLink } from '#features/shared/followLink.ts';
import * as css from './CarBrowser.css.ts';
import { CarResults } from './CarResults.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import type { CarListSetup } from './carListSetup.ts';
import { FilterButtons } from './FilterButtons.tsx';
import { FilterForm } from './FilterForm.tsx';
import { formatHits } from './formatHits.ts';
import { intoView } from './intoView.ts';
import { clearedHref } from './listAddress.ts';
import { carResultsId, findResults } from './resultsHeading.ts';
import { countText } from './resultsText.ts';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';
import { shownFacets } from './shownFacets.ts';
import { answeredQuery, useCarList } from './useCarList.ts';
import { useFiltersShown } from './useFiltersShown.ts';
import { useIsLong } from './useIsLong.ts';
import { useKeptFacets } from './useKeptFacets.ts';
import { useOpenFacets } from './useOpenFacets.ts';

export interface CarBrowserProps {
  readonly setup: CarListSetup;
  readonly start: CarListStart;
  /** A message about the address, shown until the visitor searches for something else. */
  readonly notice?: ReactNode;
  /** The placeholder of a car that is loading. */
  readonly skeleton: ReactNode;
  /** Hidden fields for the filters that the form has no boxes for, so that submitting it keeps them. */
  readonly hiddenFields: ReactNode;
  /** The error message, with the submit button that retries. */
  readonly failure: ReactNode;
}

/** A list of cars with search, filters, sorting and paging. */
export function CarBrowser(props: CarBrowserProps) {
  const { setup, start, notice, skeleton, failure, hiddenFields } = props;
  const { state, query, dispatch, search } = useCarList(start, setup);
  const filters = useFiltersShown(setup.filtersStart);
  const root = useRef<HTMLDivElement>(null);
  const [change, setChange] = useState<SearchFact['type']>();
  const formId = useId();
  const panelId = `${formId}-panel`;
  const { words, place, path, suggest } = setup;
  const { fixed } = place.list;
  // Cars are rendered first; the counts beside the filters follow.
  const answered = useDeferredValue(state.facets);
  const facets = useKeptFacets(
    useMemo(() => shownFacets(answered, fixed), [answered, fixed]),
    place.list.facets,
  );
  // Without facets, as in an outage, the filters are left out.
  const hasFilters = facets.length > 0;
  // In the next frame, because measuring in this one would lay out the page once more.
  const showList = useCallback(() => requestAnimationFrame(() => intoView(root.current)), []);
  const onChange = useCallback(
    (fact: SearchFact) => {
      if (fact.type === 'cleared' && setup.pathChips.length > 0) {
        const current = readSearchQuery(window.location.search, setup.place.list);
        followLink(clearedHref(setup, current), document.body);
        return;
      }
      setChange(fact.type);
      search(fact);
      showList();
    },
    [search, showList, setup],
  );
  const sort = wireSortName(query.sortName);
  const sortedBy = words.sortOptions.find(({ value }) => value === sort)?.label;
  const isSlow = useIsLong(state.kind === 'loading');
  const isLate = useIsLong(state.kind === 'loading', chipsAfterMs);
  const hits = hitsOf(state, setup);
  const counted = state.shown ? countText(state.shown, words) : '';
  const opened = useOpenFacets(facets, query.filters);
  const panel = { facets, query, words, hits, status: counted, onChange, ...opened };

  return (
    <div ref={root} className={css.browser} data-filters={hasFilters ? filters.state : 'none'}>
      <div className={css.tools}>
        <SearchBox {...{ formId, words, suggest }} keyphrase={start.query.keyphrase} />
        <div className={css.bar}>
          {hasFilters && (
            <FilterButtons panelId={panelId} filters={filters} panel={panel} onDone={showList} />
          )}
          <SortSelect formId={formId} value={query.sortName} words={words} onChange={onChange} />
        </div>
      </div>
      <div className={css.chosen}>
        {notice && sameSearch(query, start.query) && <div className={css.notice}>{notice}</div>}
        <ChosenFilters
          {...{ setup, facets, onChange }}
          query={waitsForCars(change) && !isLate ? answeredQuery(state) : query}
          onLastGone={() => findResults()?.focus({ preventScroll: true })}
        />
      </div>
      <section id={panelId} className={css.panel} aria-label={words.texts.carListFilters}>
        <SkipLink href={`#${carResultsId}`}>{words.texts.carListSkip}</SkipLink>
        <FilterForm
          {...panel}
          id={formId}
          action={path}
          hiddenFields={hiddenFields}
          onSubmit={(event) =>
            submitWords(event, { languages: suggest.languages, facets, onChange })
          }
        />
      </section>
      <CarResults
        {...{ state, isSlow, setup, skeleton, failure, dispatch }}
        sortedBy={change === 'sortChosen' ? sortedBy : undefined}
        onChange={onChange}
      />
    </div>
  );
}

/** Before placeholders replace the cars: a card that moves must still be there to keep the scroll position. */
const chipsAfterMs = 150;

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

interface WordsContext {
  readonly languages: readonly WordLanguage[];
  readonly facets: readonly Facet[];
  readonly onChange: (fact: SearchFact) => void;
}

/** With JavaScript, filters are applied at once, so only the words in the search box are submitted. */
async function submitWords(
  event: FormEvent<HTMLFormElement>,
  { languages, facets, onChange }: WordsContext,
): Promise<void> {
  event.preventDefault();
  const box = event.currentTarget.elements.namedItem(keyphraseParameter);
  if (!(box instanceof HTMLInputElement) || box.value.trim() === '') return;
  // Loaded on demand, because few visitors search by words.
  const [{ recogniseWords }, { loadVocabulary }] = await Promise.all([
    import('#domain/search/recogniseWords.ts'),
    import('#domain/search/words/loadVocabulary.ts'),
  ]);
  const words = recogniseWords(box.value, facets, await loadVocabulary(languages));
  onChange({ type: 'keyphraseSubmitted', words });
  box.value = '';
  // Suggestions that were loaded in the meantime are for the words that are gone.
  box.dispatchEvent(new Event('input'));
}
