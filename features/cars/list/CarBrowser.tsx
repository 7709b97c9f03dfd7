import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import type { CarListStart } from '#domain/cars/carList.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';
import type { SearchFact } from '#domain/search/searchState.ts';
import * as css from './CarBrowser.css.ts';
import { CarResults } from './CarResults.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import type { CarListSetup } from './carListSetup.ts';
import { FilterButtons } from './FilterButtons.tsx';
import { FilterForm } from './FilterPanel.tsx';
import { hitsWords } from './hitsWords.ts';
import { intoView } from './intoView.ts';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';
import { shownFacets } from './shownFacets.ts';
import { useCarList } from './useCarList.ts';
import { useFiltersShown } from './useFiltersShown.ts';

export interface CarBrowserProps {
  readonly setup: CarListSetup;
  readonly start: CarListStart;
  /** What has the shape of a car on its way. */
  readonly skeleton: ReactNode;
  /** The message of a failure, with the submit button that tries again. */
  readonly failure: ReactNode;
}

/** Cars to search, to filter, to sort and to read on in. */
export function CarBrowser({ setup, start, skeleton, failure }: CarBrowserProps) {
  const { state, query, report, search } = useCarList(start, setup);
  const filters = useFiltersShown(setup.filtersStart);
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const formId = useId();
  const { words, place, path, suggest } = setup;
  const facets = shownFacets(state.facets, place.list.fixed);
  const panelId = `${formId}-panel`;

  const onChange = (fact: SearchFact) => {
    search(fact);
    intoView(root.current);
  };
  // Few visitors search by words: what reads them comes with the first of them.
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const box = event.currentTarget.elements.namedItem(keyphraseParameter);
    if (!(box instanceof HTMLInputElement) || box.value.trim() === '') return;
    const { recogniseWords } = await import('#domain/search/recogniseWords.ts');
    onChange({ type: 'keyphraseSubmitted', words: recogniseWords(box.value, facets) });
    box.value = '';
  };
  const total = state.shown?.total;
  const hits = total === undefined ? '…' : hitsWords(total, words.locale);
  const panel = { facets, query, words, hits, onChange };

  return (
    <div ref={root} className={css.browser} data-filters={filters.state}>
      <div className={css.tools}>
        <SearchBox
          formId={formId}
          keyphrase={start.query.keyphrase}
          words={words}
          suggest={suggest}
        />
        <FilterButtons
          panelId={panelId}
          filters={filters}
          panel={panel}
          onDone={() => intoView(root.current)}
        />
        <SortSelect formId={formId} value={query.sortName} words={words} onChange={onChange} />
      </div>
      <ChosenFilters
        setup={setup}
        query={query}
        facets={facets}
        onChange={onChange}
        onLastGone={() => status.current?.focus({ preventScroll: true })}
      />
      <section id={panelId} className={css.panel} aria-label={words.texts.carListFilters}>
        <FilterForm {...panel} id={formId} action={path} onSubmit={onSubmit} />
      </section>
      <CarResults
        state={state}
        setup={setup}
        skeleton={skeleton}
        failure={failure}
        status={status}
        report={report}
        onClear={() => onChange({ type: 'cleared' })}
      />
    </div>
  );
}
