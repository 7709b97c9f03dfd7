import type { CarSummary } from '#domain/cars/car.ts';
import { fillText } from '#domain/fillText.ts';
import { CarCard } from '../card/CarCard.tsx';
import { carHref } from '../carHref.ts';
import { carName } from '../carName.ts';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { SaveToggle } from '../saved/SaveToggle.tsx';
import type { CarListSetup } from './carListSetup.ts';
import { CardPicturesIsland } from './optionalIslands.tsx';
import { useSwipes } from './useSwipes.ts';

interface SwipeableCarProps {
  readonly car: CarSummary;
  readonly setup: CarListSetup;
  readonly priority: 'first' | 'seen' | 'lazy';
}

/** A car of a list. Swipes over its card show its other pictures. */
export function SwipeableCar({ car, setup, priority }: SwipeableCarProps) {
  const { swipes, touch } = useSwipes();
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
      touch={touch}
      pictures={
        swipes > 0 && (
          <CardPicturesIsland
            id={car.id}
            href={href}
            place={{ site: place.site, locale: words.locale }}
            swipes={swipes}
          />
        )
      }
      save={<SaveToggle car={car} label={savedSaveCar} look="picture" />}
      compare={
        <CompareToggle
          car={car}
          label={compare}
          name={fillText(compareCar, { car: carName(car) })}
        />
      }
    />
  );
}
