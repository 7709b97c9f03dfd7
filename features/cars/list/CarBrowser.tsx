import { type ReactNode, useId } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { SkipLink } from '#design-system/SkipLink/SkipLink.tsx';
import { type CarListStart, sameSearch } from '#domain/cars/carListState.ts';
import { isNarrowed } from '#domain/search/searchQuery.ts';
import * as css from './CarBrowser.css.ts';
import { CarResults } from './CarResults.tsx';
import { ChosenFiltersIsland } from './ChosenFiltersIsland.tsx';
import type { CarListSetup } from './carListSetup.ts';
import { FilterButtons } from './FilterButtons.tsx';
import { FilterForm } from './FilterForm.tsx';
import { carResultsId, findResults } from './resultsHeading.ts';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';
import { submitWords } from './submitWords.ts';
import { type CarBrowserControl, useCarBrowser } from './useCarBrowser.ts';
import { loadAsking } from './useCarList.ts';
import { type FiltersShown, useFiltersShown } from './useFiltersShown.ts';

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
  /** The representative example of credit, if cars have loans. */
  readonly creditExample?: ReactNode;
  /** The choice between prices of vans with and without VAT. */
  readonly vatChoice: ReactNode;
}

/** A list of cars with search, filters, sorting and paging. */
export function CarBrowser({ skeleton, failure, vatChoice, ...props }: CarBrowserProps) {
  const { setup, start } = props;
  const browser = useCarBrowser(setup, start);
  const formId = useId();
  const filters = useFiltersShown(setup.filtersStart);
  // Without facets, as in an outage, the filters are left out.
  const hasFilters = browser.panel.facets.length > 0;
  return (
    <div
      {...browser.root}
      className={css.browser}
      data-filters={hasFilters ? filters.state : 'none'}
      // A moment before the click that may need it.
      onPointerDown={loadAsking}
    >
      <Tools
        formId={formId}
        browser={browser}
        setup={setup}
        start={start}
        filters={hasFilters ? filters : undefined}
      />
      <Chosen browser={browser} setup={setup} start={start} notice={props.notice} />
      <FilterSection
        formId={formId}
        browser={browser}
        setup={setup}
        hiddenFields={props.hiddenFields}
      />
      <CarResults
        {...resultsOf(browser)}
        setup={setup}
        skeleton={skeleton}
        failure={failure}
        creditExample={props.creditExample}
        vatChoice={vatChoice}
      />
    </div>
  );
}

function resultsOf({ state, isSlow, reading, dispatch, sortedBy, panel }: CarBrowserControl) {
  return { state, isSlow, reading, dispatch, sortedBy, onChange: panel.onChange };
}

interface PartProps extends Pick<CarBrowserProps, 'setup' | 'start'> {
  readonly browser: CarBrowserControl;
}

interface ToolsProps extends PartProps {
  readonly formId: string;
  /** Absent if there are no filters. */
  readonly filters: FiltersShown | undefined;
}

/** The search box, the buttons that show the filters, and the order. */
function Tools({ formId, browser, setup, start, filters }: ToolsProps) {
  const { words, suggest } = setup;
  const { panel, query, showList } = browser;
  return (
    <div className={css.tools}>
      <SearchBox
        formId={formId}
        words={words}
        suggest={suggest}
        keyphrase={start.query.keyphrase}
      />
      <div className={css.bar}>
        {filters && (
          <FilterButtons
            panelId={panelIdOf(formId)}
            filters={filters}
            panel={panel}
            onDone={showList}
          />
        )}
        <SortSelect
          formId={formId}
          value={query.sortName}
          isNear={'near' in query.filters}
          words={words}
          onChange={panel.onChange}
        />
      </div>
    </div>
  );
}

/** The notice, and the chosen filters as chips. */
function Chosen({ browser, setup, start, notice }: PartProps & Pick<CarBrowserProps, 'notice'>) {
  const { panel, query, chipsQuery } = browser;
  return (
    <div className={css.chosen}>
      {notice && sameSearch(query, start.query) && <div className={css.notice}>{notice}</div>}
      {(isNarrowed(chipsQuery) || setup.pathChips.length > 0) && (
        <ChosenFiltersIsland
          setup={setup}
          facets={panel.facets}
          onChange={panel.onChange}
          query={chipsQuery}
          onLastGone={() => moveFocus(findResults(), 'still')}
        />
      )}
    </div>
  );
}

interface FilterSectionProps
  extends Omit<PartProps, 'start'>,
    Pick<CarBrowserProps, 'hiddenFields'> {
  readonly formId: string;
}

/** The filters beside the list. */
function FilterSection({ formId, browser, setup, hiddenFields }: FilterSectionProps) {
  const { words, path, place, suggest } = setup;
  const { panel, query } = browser;
  const { facets, onChange } = panel;
  return (
    <section id={panelIdOf(formId)} className={css.panel} aria-label={words.texts.carListFilters}>
      <SkipLink href={`#${carResultsId}`}>{words.texts.carListSkip}</SkipLink>
      <FilterForm
        {...panel}
        id={formId}
        action={path}
        hiddenFields={hiddenFields}
        onSubmit={(event) =>
          submitWords(event, {
            setup,
            place,
            query,
            languages: suggest.languages,
            facets,
            onChange,
          })
        }
      />
    </section>
  );
}

function panelIdOf(formId: string): string {
  return `${formId}-panel`;
}
