import type { CarSummary } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Locale } from '#domain/sites/site.ts';
import { CarCard } from '../card/CarCard.tsx';
import { carCardTexts } from '../card/carCardTexts.ts';
import { carHref } from '../carHref.ts';

/** The props shared by all car teasers. */
export interface TeaserProps {
  readonly cars: readonly CarSummary[];
  readonly dictionary: Dictionary;
  readonly locale: Locale;
  /** Address of the site's start page in the page's language. */
  readonly homePath: string;
  /** The heading level of the cars' names. */
  readonly level: 2 | 3 | 4;
  /** The displayed width of their pictures, if it differs from that in a CarGrid. */
  readonly pictureSizes?: string | undefined;
}

/** The cars as cards, for a grid or a row. */
export function TeaserCards({ cars, dictionary, ...props }: TeaserProps) {
  const texts = carCardTexts(dictionary);
  const { pathToCarDetail } = dictionary;
  const { locale, homePath, level, pictureSizes } = props;
  return cars.map((car) => (
    <CarCard
      key={car.id}
      car={car}
      href={carHref(car, { pathToCarDetail, homePath })}
      texts={texts}
      locale={locale}
      level={level}
      pictureSizes={pictureSizes}
    />
  ));
}
