import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import type { CarSummary } from '#domain/cars/car.ts';
import { carsSeenAtOnce } from '../card/firstBlurs.ts';
import type { CarListSetup } from './carListSetup.ts';
import { ListCard } from './ListCard.tsx';

interface CardsProps {
  readonly cars: readonly CarSummary[];
  /** Whether they replaced other cars, so that the first ones should be shown as soon as possible. */
  readonly isReplaced: boolean;
  readonly setup: CarListSetup;
  /** The placeholder of a car. */
  readonly skeleton: ReactNode;
}

/** The number of cars in the first screen of a wide list: two rows of four. */
const firstCars = 8;

/**
 * The cars of a list. After a search, the first screen is rendered at once and the rest after the
 * first paint, with low priority, so that it doesn't block further input.
 */
export function Cards({ cars, isReplaced, ...group }: CardsProps) {
  const first = useMemo(() => cars.slice(0, firstCars), [cars]);
  const rest = useMemo(() => cars.slice(firstCars), [cars]);
  const late = useDeferredValue(rest);
  // If the old list was longer than the new one, its last cars would look like hits.
  const mayBeLate = isReplaced && rest.length >= late.length;
  return (
    <>
      <CardGroup cars={first} {...group} hasFirst />
      <CardGroup cars={mayBeLate ? late : rest} {...group} />
    </>
  );
}

interface CardGroupProps extends Omit<CardsProps, 'isReplaced'> {
  readonly hasFirst?: boolean;
}

/** The first car is in the first screen of every window; the next ones may be. */
function priorityOf(at: number): 'first' | 'seen' | 'lazy' {
  if (at === 0) return 'first';
  return at < carsSeenAtOnce ? 'seen' : 'lazy';
}

/** Memoised, because choosing a filter doesn't change hundreds of cars. */
const CardGroup = memo(function CardGroup({
  cars,
  setup,
  skeleton,
  hasFirst = false,
}: CardGroupProps) {
  return cars.map((car, at) => (
    <ListCard
      key={car.id}
      car={car}
      setup={setup}
      skeleton={skeleton}
      priority={hasFirst && setup.isFirst ? priorityOf(at) : 'lazy'}
    />
  ));
});
