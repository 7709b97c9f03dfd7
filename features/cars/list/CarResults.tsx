import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import {
  type CarListFact,
  type CarListState,
  type ShownCars,
  wantedQuery,
} from '#domain/cars/carList.ts';
import { fillText } from '#domain/content/dictionary.ts';
import type { SearchFact } from '#domain/search/searchState.ts';
import { CarGrid } from '../card/CarGrid.tsx';
import * as css from './CarBrowser.css.ts';
import { Cards } from './Cards.tsx';
import type { CarListSetup } from './carListSetup.ts';
import { formatHits } from './formatHits.ts';
import { listHref } from './listAddress.ts';
import { NoCars } from './NoCars.tsx';
import { ResultsFoot } from './ResultsFoot.tsx';
import { RetryForm } from './RetryForm.tsx';
import { Skeletons, skeletonCount } from './SkeletonGrid.tsx';
import { useIsLong } from './useIsLong.ts';

interface CarResultsProps {
  readonly state: CarListState;
  readonly setup: CarListSetup;
  readonly skeleton: ReactNode;
  readonly failure: ReactNode;
  /** The element that says how many cars are shown. */
  readonly status: Ref<HTMLParagraphElement>;
  readonly report: (fact: CarListFact) => void;
  readonly onChange: (fact: SearchFact) => void;
}

/** The cars, with the number shown and the total. */
export function CarResults({ state, setup, skeleton, failure, status, ...on }: CarResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  const retry = useRef<HTMLFormElement>(null);
  const { kind, shown } = state;
  const isSlow = useIsLong(kind === 'loading');
  const isEmpty = kind === 'settled' && shown?.total === 0;
  const look = css.status[isEmpty ? 'empty' : 'usual'];
  const { carListResults } = setup.words.texts;

  useEffect(() => moveFocus(state, list.current, retry.current), [state]);

  return (
    <section className={css.results} aria-label={carListResults} aria-busy={kind === 'loading'}>
      <p ref={status} className={look} role="status" tabIndex={-1}>
        {statusText(state, isSlow, setup)}
      </p>
      <ShownCarsList ref={list} {...{ state, isSlow, setup, skeleton }} />
      {isEmpty && (
        <NoCars
          {...{ setup, facets: state.facets, onChange: on.onChange }}
          query={wantedQuery(state)}
        />
      )}
      {kind === 'failed' ? (
        <RetryForm
          ref={retry}
          href={listHref(setup, wantedQuery(state))}
          onRetry={() => on.report({ type: 'retried' })}
        >
          {failure}
        </RetryForm>
      ) : (
        hasCars(shown) && (
          <ResultsFoot
            shown={shown}
            setup={setup}
            text={shownText(shown, setup)}
            onMore={() => on.report({ type: 'moreWanted' })}
          />
        )
      )}
    </section>
  );
}

interface ShownCarsListProps extends Pick<CarResultsProps, 'state' | 'setup' | 'skeleton'> {
  readonly ref: Ref<HTMLUListElement>;
  /** Whether loading takes longer than usual. */
  readonly isSlow: boolean;
}

/** The loaded cars, and placeholders for those that are loading. */
function ShownCarsList({ ref, state, isSlow, setup, skeleton }: ShownCarsListProps) {
  const { kind, shown } = state;
  const isLoading = kind === 'loading';
  if (!hasCars(shown) && !isLoading) return null;
  // The shown cars will be replaced.
  const isReplaced = kind === 'settled' && state.isReplaced === true;
  const isLeaving = isLoading && hasCars(shown) && state.request.firstPage === 0;
  return (
    <div className={css.cars} data-state={isLeaving && isSlow ? 'leaving' : undefined}>
      <CarGrid ref={ref}>
        {hasCars(shown) && <Cards cars={shown.cars} isReplaced={isReplaced} setup={setup} />}
        {isLoading && !isLeaving && <Skeletons count={placesAfter(shown)}>{skeleton}</Skeletons>}
      </CarGrid>
    </div>
  );
}

function hasCars(shown: ShownCars | undefined): shown is ShownCars {
  return shown !== undefined && shown.cars.length > 0;
}

/** The text for screen readers. A fast answer is announced without a preceding loading text. */
function statusText(state: CarListState, isSlow: boolean, setup: CarListSetup): string {
  const { texts } = setup.words;
  switch (state.kind) {
    case 'loading':
      return state.shown && !isSlow ? countText(state.shown, setup) : texts.carListLoading;
    // The error message has its own text.
    case 'failed':
      return '';
    case 'settled':
      return countText(state.shown, setup);
  }
}

function countText(shown: ShownCars, setup: CarListSetup): string {
  const { texts, locale } = setup.words;
  if (shown.total === 0) return texts.noSearchResults;
  const { droppedWords = [] } = shown;
  if (droppedWords.length === 0) return shownText(shown, setup);
  const words = new Intl.ListFormat(locale, { type: 'unit' }).format(droppedWords);
  return `${fillText(texts.carListDropped, { words })} ${shownText(shown, setup)}`;
}

function shownText({ cars, total }: ShownCars, { words }: CarListSetup): string {
  const { texts, locale } = words;
  return fillText(texts.carListShown, {
    shown: formatHits(cars.length, locale),
    total: formatHits(total, locale),
  });
}

/** The number of placeholders: at most the number of cars still to come. */
function placesAfter(shown: ShownCars | undefined): number {
  const missing = shown && shown.total > 0 ? shown.total - shown.cars.length : skeletonCount;
  return Math.min(skeletonCount, Math.max(missing, 1));
}

/** Moves focus to the first of the new cars, or to the retry button. */
function moveFocus(state: CarListState, list: HTMLElement | null, retry: HTMLElement | null): void {
  if (state.kind === 'settled' && state.focusAt !== undefined) {
    list?.children[state.focusAt]?.querySelector('a')?.focus();
  }
  // Focus is lost if the pressed button was removed.
  const isLost = document.activeElement === document.body;
  if (state.kind === 'failed' && state.request.thenFocus && isLost) {
    retry?.querySelector('button')?.focus();
  }
}
