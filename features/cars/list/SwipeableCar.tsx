import type { CarSummary } from '#domain/cars/car.ts';
import { fillText } from '#domain/fillText.ts';
import { CarCard } from '../card/CarCard.tsx';
import { carHref } from '../carHref.ts';
import { distinctName } from '../carName.ts';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { SaveToggle } from '../saved/SaveToggle.tsx';
import type { CarListSetup } from './carListSetup.ts';
import { CardPicturesIsland } from './optionalIslands.tsx';
import type { Swipes } from './useSwipes.ts';

export interface SwipeableCarProps {
  readonly car: CarSummary;
  readonly setup: CarListSetup;
  readonly priority: 'first' | 'seen' | 'lazy';
  /** The swipes over its card, which show its other pictures. */
  readonly swipes: Swipes;
}

/** The card of a car in a list, with its buttons and pictures. */
export function SwipeableCar({ car, setup, priority, swipes }: SwipeableCarProps) {
  const { place, words, homePath, level } = setup;
  const { pathToCarDetail, compare, compareCar, savedSaveCar } = words.texts;
  const href = carHref(car, { pathToCarDetail, homePath });
  return (
    <CarCard
      car={car}
      href={href}
      texts={words.cardTexts}
      locale={words.locale}
      level={level === 2 ? 3 : 4}
      priority={priority}
      touch={swipes.touch}
      pictures={
        swipes.count > 0 && (
          <CardPicturesIsland
            id={car.id}
            href={href}
            place={{ site: place.site, locale: words.locale }}
            swipes={swipes.count}
          />
        )
      }
      save={<SaveToggle car={car} label={savedSaveCar} look="picture" />}
      compare={
        <CompareToggle
          car={car}
          label={compare}
          name={fillText(compareCar, { car: distinctName(car) })}
        />
      }
    />
  );
}
