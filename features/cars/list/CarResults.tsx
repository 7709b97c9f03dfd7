import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import {
  type CarListFact,
  type CarListState,
  type ShownCars,
  wantedQuery,
} from '#domain/cars/carList.ts';
import { fillText } from '#domain/content/dictionary.ts';
import { CarGrid } from '../card/CarGrid.tsx';
import * as css from './CarBrowser.css.ts';
import { Cards } from './Cards.tsx';
import type { CarListSetup } from './carListSetup.ts';
import { hitsWords } from './hitsWords.ts';
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
  /** What says how many cars are shown. */
  readonly status: Ref<HTMLParagraphElement>;
  readonly report: (fact: CarListFact) => void;
  readonly onClear: () => void;
}

/** The cars, and how many they are of how many. */
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
      {isEmpty && <NoCars setup={setup} query={wantedQuery(state)} onClear={on.onClear} />}
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
  /** Whether what is on its way takes longer than it usually does. */
  readonly isSlow: boolean;
}

/** The cars that are there, and places for those on their way. */
function ShownCarsList({ ref, state, isSlow, setup, skeleton }: ShownCarsListProps) {
  const { kind, shown } = state;
  const isLoading = kind === 'loading';
  if (!hasCars(shown) && !isLoading) return null;
  // Others will stand in the place of these.
  const isAnew = kind === 'settled' && state.isAnew === true;
  const isLeaving = isLoading && hasCars(shown) && state.request.firstPage === 0;
  return (
    <div className={css.cars} data-state={isLeaving && isSlow ? 'leaving' : undefined}>
      <CarGrid ref={ref}>
        {hasCars(shown) && <Cards cars={shown.cars} isAnew={isAnew} setup={setup} />}
        {isLoading && !isLeaving && <Skeletons count={placesAfter(shown)}>{skeleton}</Skeletons>}
      </CarGrid>
    </div>
  );
}

function hasCars(shown: ShownCars | undefined): shown is ShownCars {
  return shown !== undefined && shown.cars.length > 0;
}

/** An answer that comes at once is told by itself, without a word that one waits for it. */
function statusText(state: CarListState, isSlow: boolean, setup: CarListSetup): string {
  const { texts } = setup.words;
  switch (state.kind) {
    case 'loading':
      return state.shown && !isSlow ? countText(state.shown, setup) : texts.carListLoading;
    // The failure has words of its own.
    case 'failed':
      return '';
    case 'settled':
      return countText(state.shown, setup);
  }
}

function countText(shown: ShownCars, setup: CarListSetup): string {
  return shown.total === 0 ? setup.words.texts.noSearchResults : shownText(shown, setup);
}

function shownText({ cars, total }: ShownCars, { words }: CarListSetup): string {
  const { texts, locale } = words;
  return fillText(texts.carListShown, {
    shown: hitsWords(cars.length, locale),
    total: hitsWords(total, locale),
  });
}

/** No more places than cars are to come. */
function placesAfter(shown: ShownCars | undefined): number {
  const missing = shown && shown.total > 0 ? shown.total - shown.cars.length : skeletonCount;
  return Math.min(skeletonCount, Math.max(missing, 1));
}

/** To the first of the cars the visitor waited for, or to what can be done instead. */
function moveFocus(state: CarListState, list: HTMLElement | null, retry: HTMLElement | null): void {
  if (state.kind === 'settled' && state.focusAt !== undefined) {
    list?.children[state.focusAt]?.querySelector('a')?.focus();
  }
  // The button that was pressed is gone, and the focus with it.
  const isLost = document.activeElement === document.body;
  if (state.kind === 'failed' && state.request.thenFocus && isLost) {
    retry?.querySelector('button')?.focus();
  }
}
