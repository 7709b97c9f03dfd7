import { memo, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { CarSummary } from '#domain/cars/car.ts';
import {
  type CarListFact,
  type CarListState,
  type ShownCars,
  wantedQuery,
} from '#domain/cars/carList.ts';
import { fillText } from '#domain/content/dictionary.ts';
import { CarCard } from '../card/CarCard.tsx';
import { CarGrid } from '../card/CarGrid.tsx';
import { carsSeenAtOnce } from '../card/firstBlurs.ts';
import { carHref } from '../carHref.ts';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { carName } from '../compare/carName.ts';
import * as css from './CarBrowser.css.ts';
import type { CarListSetup } from './carListSetup.ts';
import { hitsWords } from './hitsWords.ts';
import { listHref } from './listAddress.ts';
import { NoCars } from './NoCars.tsx';
import { ResultsFoot } from './ResultsFoot.tsx';
import { RetryForm } from './RetryForm.tsx';
import { Skeletons, skeletonCount } from './SkeletonGrid.tsx';

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
  const isEmpty = kind === 'settled' && shown?.total === 0;
  const look = css.status[isEmpty ? 'empty' : 'usual'];
  const { carListResults } = setup.words.texts;

  useEffect(() => moveFocus(state, list.current, retry.current), [state]);

  return (
    <section className={css.results} aria-label={carListResults} aria-busy={kind === 'loading'}>
      <p ref={status} className={look} role="status" tabIndex={-1}>
        {statusText(state, setup)}
      </p>
      <ShownCarsList ref={list} state={state} setup={setup} skeleton={skeleton} />
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
}

/** The cars that are there, and places for those on their way. */
function ShownCarsList({ ref, state, setup, skeleton }: ShownCarsListProps) {
  const { kind, shown } = state;
  const isLoading = kind === 'loading';
  if (!hasCars(shown) && !isLoading) return null;
  // Others will stand in the place of these.
  const isLeaving = isLoading && hasCars(shown) && state.request.firstPage === 0;
  return (
    <div className={css.cars} data-state={isLeaving ? 'leaving' : undefined}>
      <CarGrid ref={ref}>
        {hasCars(shown) && <Cards cars={shown.cars} setup={setup} />}
        {isLoading && !isLeaving && <Skeletons count={placesAfter(shown)}>{skeleton}</Skeletons>}
      </CarGrid>
    </div>
  );
}

function hasCars(shown: ShownCars | undefined): shown is ShownCars {
  return shown !== undefined && shown.cars.length > 0;
}

function statusText(state: CarListState, setup: CarListSetup): string {
  const { texts } = setup.words;
  switch (state.kind) {
    case 'loading':
      return texts.carListLoading;
    // The failure has words of its own.
    case 'failed':
      return '';
    case 'settled':
      return state.shown.total === 0 ? texts.noSearchResults : shownText(state.shown, setup);
  }
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

interface CardsProps {
  readonly cars: readonly CarSummary[];
  readonly setup: CarListSetup;
}

/** The first of the cars that are seen at once is seen in every window. */
function priorityOf(at: number): 'first' | 'seen' | 'lazy' {
  if (at === 0) return 'first';
  return at < carsSeenAtOnce ? 'seen' : 'lazy';
}

/** Apart from the rest, since choosing a filter changes nothing about hundreds of cars. */
const Cards = memo(function Cards({ cars, setup }: CardsProps) {
  const { words, homePath, level, isFirst } = setup;
  const { pathToCarDetail, compare, compareCar } = words.texts;
  return cars.map((car, at) => (
    <CarCard
      key={car.id}
      car={car}
      href={carHref(car, { pathToCarDetail, homePath })}
      texts={words.cardTexts}
      locale={words.locale}
      level={level}
      priority={isFirst ? priorityOf(at) : 'lazy'}
      compare={
        <CompareToggle
          car={car}
          label={compare}
          name={fillText(compareCar, { car: carName(car) })}
        />
      }
    />
  ));
});
