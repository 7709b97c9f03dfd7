import { type ReactNode, type Ref, useDeferredValue, useMemo } from 'react';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import {
  type CarListFact,
  type CarListState,
  type ShownCars,
  wantedQuery,
} from '#domain/cars/carListState.ts';
import { fillText } from '#domain/fillText.ts';
import { searchAddress } from '#domain/search/feedAddress.ts';
import { carListPageSize } from '#domain/search/paging.ts';
import type { SearchFact } from '#domain/search/searchState.ts';
import type { WordReading } from '#domain/search/wordRepair.ts';
import { useListFocus } from '#features/shared/useListFocus.ts';
import { CarGrid } from '../card/CarGrid.tsx';
import { FollowButton } from '../follow/FollowButton.tsx';
import { SavedLink } from '../saved/SavedLink.tsx';
import * as css from './CarBrowser.css.ts';
import { Cards } from './Cards.tsx';
import type { CarListSetup } from './carListSetup.ts';
import { listHref } from './listAddress.ts';
import { NoCarsIsland, WordHintsIsland } from './optionalIslands.tsx';
import { PagesLink } from './PagesLink.tsx';
import { ResultsFoot } from './ResultsFoot.tsx';
import { RetryForm } from './RetryForm.tsx';
import { carResultsId } from './resultsHeading.ts';
import { readingText, shownText, statusText } from './resultsText.ts';
import { Skeletons, skeletonCount } from './SkeletonGrid.tsx';
import { VatChoicePlace } from './VatChoicePlace.tsx';

interface CarResultsProps {
  readonly state: CarListState;
  /** Whether loading takes longer than usual. */
  readonly isSlow: boolean;
  readonly setup: CarListSetup;
  readonly skeleton: ReactNode;
  readonly failure: ReactNode;
  readonly creditExample: ReactNode;
  /** The choice between prices of vans with and without VAT. */
  readonly vatChoice: ReactNode;
  /** The sort order to announce with the number of cars, if the visitor has just chosen it. */
  readonly sortedBy: string | undefined;
  /** How misspelt words were read. */
  readonly reading: WordReading | undefined;
  readonly dispatch: (fact: CarListFact) => void;
  readonly onChange: (fact: SearchFact) => void;
}

/** The cars, with the number shown and the total. */
export function CarResults({ state, isSlow, setup, ...props }: CarResultsProps) {
  const { skeleton, failure, sortedBy, reading, ...on } = props;
  const { list, retry, region } = useListFocus(state);
  const { kind, shown } = state;
  const { words } = setup;
  const isEmpty = kind !== 'failed' && shown?.total === 0 && !isSlow;
  const failed = kind === 'failed' && (
    <RetryForm
      ref={retry}
      href={listHref(setup, wantedQuery(state))}
      onRetry={() => on.dispatch({ type: 'retried' })}
    >
      {failure}
    </RetryForm>
  );
  const follow = setup.savedHref !== undefined && (
    <FollowPlace state={state} setup={setup} isEmpty={isEmpty} />
  );
  const isEarlierFailed = kind === 'failed' && state.request.placement === 'prepend';
  return (
    <ResultsRegion ref={region} isBusy={kind === 'loading'}>
      <ResultsHeading level={setup.level}>{words.texts.carListResults}</ResultsHeading>
      <ResultsHead
        follow={!isEmpty && follow}
        state={state}
        isSlow={isSlow}
        setup={setup}
        sortedBy={sortedBy}
        reading={reading}
        isEmpty={isEmpty}
      />
      <VatChoicePlace cars={shown?.cars}>{props.vatChoice}</VatChoicePlace>
      <BeforeCars state={state} setup={setup} reading={reading} dispatch={on.dispatch} />
      {isEarlierFailed && failed}
      <ShownCarsList ref={list} state={state} isSlow={isSlow} setup={setup} skeleton={skeleton} />
      {hasCars(shown) && props.creditExample}
      {isEmpty && (
        <NoCarsIsland setup={setup} state={state} onChange={on.onChange} follow={follow} />
      )}
      {!isEarlierFailed && failed}
      {kind !== 'failed' && hasCars(shown) && (
        <ResultsFoot
          shown={shown}
          setup={setup}
          text={shownText(shown, words)}
          onMore={() => on.dispatch({ type: 'moreWanted' })}
        />
      )}
    </ResultsRegion>
  );
}

/** How words were read, and the link to the cars before those shown. */
function BeforeCars({
  state,
  setup,
  reading,
  dispatch,
}: Pick<CarResultsProps, 'state' | 'setup' | 'reading' | 'dispatch'>) {
  const { kind, shown } = state;
  return (
    <>
      {kind === 'settled' && hasHints(state.shown, reading) && (
        <WordHintsIsland shown={state.shown} reading={reading} setup={setup} />
      )}
      {hasCars(shown) && shown.firstPage > 0 && (
        <EarlierLink shown={shown} setup={setup} dispatch={dispatch} />
      )}
    </>
  );
}

interface ResultsRegionProps {
  readonly ref: Ref<HTMLElement>;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The region of the cars. */
function ResultsRegion({ ref, isBusy, children }: ResultsRegionProps) {
  return (
    <section
      ref={ref}
      className={css.results}
      aria-labelledby={carResultsId}
      aria-busy={isBusy}
      tabIndex={-1}
    >
      {children}
    </section>
  );
}

interface ResultsHeadProps
  extends Pick<CarResultsProps, 'state' | 'isSlow' | 'setup' | 'sortedBy' | 'reading'> {
  /** Whether the search has found no cars. */
  readonly isEmpty: boolean;
  /** The button that follows the search. */
  readonly follow: ReactNode;
}

/** The number of cars, the button that follows the search, and the link to the saved cars. */
function ResultsHead({
  state,
  isSlow,
  setup,
  sortedBy,
  reading,
  isEmpty,
  follow,
}: ResultsHeadProps) {
  const { words, savedHref } = setup;
  const read = state.kind === 'settled' ? readingText(reading, words) : '';
  const said = `${read}${statusText(state, isSlow, words)}`;
  return (
    <div className={css.head}>
      <p className={css.status[isEmpty ? 'empty' : 'usual']} role="status">
        {state.kind === 'settled' && sortedBy !== undefined && (
          <VisuallyHidden>
            {`${fillText(words.texts.carListSorted, { sort: sortedBy })} `}
          </VisuallyHidden>
        )}
        <span>{said}</span>
      </p>
      {savedHref !== undefined && !isEmpty && (
        <div className={css.actions}>
          <SavedLink href={savedHref} label={words.texts.savedCars} />
          {follow}
        </div>
      )}
    </div>
  );
}

/**
 * The button that follows the current search. Each search gets a button of its own, which looks the same, so it may be rendered
 * after the press that searches has been painted.
 */
function FollowPlace({
  state,
  setup,
  isEmpty,
}: Pick<ResultsHeadProps, 'state' | 'setup' | 'isEmpty'>) {
  const late = useDeferredValue(state);
  return useMemo(() => {
    const query = wantedQuery(late);
    const address = searchAddress(setup.path, query);
    const { facets, kind } = late;
    return (
      <FollowButton
        key={address}
        search={{ list: setup.name, path: setup.path, address, query, facets, words: setup.words }}
        isShown={kind === 'settled'}
        look={isEmpty ? 'secondary' : 'plain'}
      />
    );
  }, [late, setup, isEmpty]);
}

interface EarlierLinkProps extends Pick<CarResultsProps, 'setup' | 'dispatch'> {
  readonly shown: ShownCars;
}

/** The link to the page before the first one that is shown. */
function EarlierLink({ shown, setup, dispatch }: EarlierLinkProps) {
  return (
    <div className={css.earlier}>
      <PagesLink
        setup={setup}
        query={shown.query}
        page={shown.firstPage - 1}
        rel="prev"
        onFollow={() => dispatch({ type: 'earlierWanted' })}
      >
        {setup.words.texts.carListEarlier}
      </PagesLink>
    </div>
  );
}

interface ResultsHeadingProps {
  readonly level: CarListSetup['level'];
  readonly children: string;
}

/** The title of the page already says what the list contains, so the heading isn't visible. */
function ResultsHeading({ level, children }: ResultsHeadingProps) {
  return (
    <VisuallyHidden as={`h${level}`} id={carResultsId} tabIndex={-1}>
      {children}
    </VisuallyHidden>
  );
}

interface ShownCarsListProps
  extends Pick<CarResultsProps, 'state' | 'isSlow' | 'setup' | 'skeleton'> {
  readonly ref: Ref<HTMLUListElement>;
}

/** The loaded cars, and placeholders for those that are loading. */
function ShownCarsList({ ref, state, isSlow, setup, skeleton }: ShownCarsListProps) {
  const { kind, shown } = state;
  const placement = kind === 'loading' ? state.request.placement : undefined;
  if (!hasCars(shown) && placement === undefined) return null;
  const isReplaced = kind === 'settled' && state.isReplaced === true;
  const isGone = !hasCars(shown) || (placement === 'replace' && isSlow);
  const skeletons = placement && (isGone || isSlow) && (
    <Skeletons count={placeholderCount(state)}>{skeleton}</Skeletons>
  );
  return (
    <div className={css.cars} data-state={isGone && !isSlow ? 'waiting' : undefined}>
      <CarGrid ref={ref}>
        {placement === 'prepend' && skeletons}
        {!isGone && (
          <Cards cars={shown.cars} isReplaced={isReplaced} setup={setup} skeleton={skeleton} />
        )}
        {placement !== 'prepend' && skeletons}
      </CarGrid>
    </div>
  );
}

/** Whether words were read differently, or may mean others. */
function hasHints({ similarWords }: ShownCars, reading: WordReading | undefined): boolean {
  return reading !== undefined || similarWords !== undefined;
}

function hasCars(shown: ShownCars | undefined): shown is ShownCars {
  return shown !== undefined && shown.cars.length > 0;
}

/** The number of placeholders: at most the number of cars still to come. */
function placeholderCount(state: CarListState): number {
  const { kind, shown } = state;
  if (kind !== 'loading' || !shown || state.request.placement !== 'append') return skeletonCount;
  const missing = shown.total - (shown.query.page + 1) * carListPageSize;
  return Math.min(skeletonCount, Math.max(missing, 1));
}
