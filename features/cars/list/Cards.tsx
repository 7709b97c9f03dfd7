import { memo, useDeferredValue, useMemo } from 'react';
import type { CarSummary } from '#domain/cars/car.ts';
import { carsSeenAtOnce } from '../card/firstBlurs.ts';
import type { CarListSetup } from './carListSetup.ts';
import { SwipeableCar } from './SwipeableCar.tsx';

interface CardsProps {
  readonly cars: readonly CarSummary[];
  /** Whether they replaced other cars, so that the first ones should be shown as soon as possible. */
  readonly isReplaced: boolean;
  readonly setup: CarListSetup;
}

/** The number of cars in the first screen of a wide list: two rows of four. */
const firstCars = 8;

/**
 * The cars of a list. After a search, the first screen is rendered at once and the rest after the
 * first paint, with low priority, so that it doesn't block further input.
 */
export function Cards({ cars, isReplaced, setup }: CardsProps) {
  const first = useMemo(() => cars.slice(0, firstCars), [cars]);
  const rest = useMemo(() => cars.slice(firstCars), [cars]);
  const late = useDeferredValue(rest);
  // If the old list was longer than the new one, its last cars would look like hits.
  const mayBeLate = isReplaced && rest.length >= late.length;
  return (
    <>
      <CardGroup cars={first} setup={setup} hasFirst />
      <CardGroup cars={mayBeLate ? late : rest} setup={setup} />
    </>
  );
}

interface CardGroupProps extends Pick<CardsProps, 'cars' | 'setup'> {
  readonly hasFirst?: boolean;
}

/** The first car is in the first screen of every window; the next ones may be. */
function priorityOf(at: number): 'first' | 'seen' | 'lazy' {
  if (at === 0) return 'first';
  return at < carsSeenAtOnce ? 'seen' : 'lazy';
}

/** Memoised, because choosing a filter doesn't change hundreds of cars. */
const CardGroup = memo(function CardGroup({ cars, setup, hasFirst = false }: CardGroupProps) {
  return cars.map((car, at) => (
    <SwipeableCar
      key={car.id}
      car={car}
      setup={setup}
      priority={hasFirst && setup.isFirst ? priorityOf(at) : 'lazy'}
    />
  ));
});
