import { carCardTexts } from '../card/carCardTexts.ts';
import { carHref } from '../carHref.ts';
import type { TeaserProps } from './TeaserCards.tsx';
import { WeekCard } from './WeekCard.tsx';
import { WeekSliderIsland } from './WeekSliderIsland.tsx';

interface CarsOfTheWeekProps extends TeaserProps {
  /** The accessible name of the slider. */
  readonly label: string;
}

/** The cars of the week, one at a time. */
export function CarsOfTheWeek({ label, cars, dictionary, locale, ...of }: CarsOfTheWeekProps) {
  const texts = carCardTexts(dictionary);
  const place = { pathToCarDetail: dictionary.pathToCarDetail, homePath: of.homePath };
  return (
    <WeekSliderIsland
      label={label}
      previousLabel={dictionary.carPrevious}
      nextLabel={dictionary.carNext}
      position={dictionary.slidePosition}
      cards={cars.map((car) => (
        <WeekCard
          key={car.id}
          car={car}
          href={carHref(car, place)}
          texts={texts}
          locale={locale}
          level={of.level}
        />
      ))}
    />
  );
}
