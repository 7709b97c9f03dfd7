import type { ReactNode } from 'react';
import { Heading, Link, Text } from '#design-system';
import { monthlyCosts, priceLine } from '#domain/cars/price.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Locale } from '#domain/sites/site.ts';
import { CarCosts } from '../card/CarCosts.tsx';
import { CarPrice } from '../card/CarPrice.tsx';
import * as css from './CarHead.css.ts';
import type { FoundCar } from './loadCarDetail.ts';

interface CarHeadProps {
  readonly found: Omit<FoundCar, 'similar'>;
  /** The menu that shares or prints the page. */
  readonly actions: ReactNode;
  /** Address of the dealer's own page, if it has one. */
  readonly facilityHref: string | undefined;
  readonly dictionary: Dictionary;
  readonly locale: Locale;
}

/** The car's name, prices and location. */
export function CarHead({ found, actions, dictionary, locale, ...dealer }: CarHeadProps) {
  const { car } = found;
  return (
    <div className={css.head}>
      <div className={css.names}>
        <Heading level={1} style="heading2">
          {car.brand} {car.model}
        </Heading>
        {car.modelText !== car.model && <Text style="lead">{car.modelText}</Text>}
      </div>
      <CarPrices car={car} dictionary={dictionary} locale={locale} />
      <CarStands {...dealer} found={found} dictionary={dictionary} />
      {actions}
    </div>
  );
}

interface CarPricesProps extends Pick<CarHeadProps, 'dictionary' | 'locale'> {
  readonly car: FoundCar['car'];
}

function CarPrices({ car, dictionary, locale }: CarPricesProps) {
  const line = priceLine(car);
  const costs = monthlyCosts(car);
  if (line.kind === 'none' && costs.length === 0) return null;
  return (
    <div className={css.prices}>
      {line.kind !== 'none' && (
        <p className={css.price}>
          <CarPrice line={line} texts={dictionary} locale={locale} />
        </p>
      )}
      {costs.length > 0 && <CarCosts costs={costs} texts={dictionary} locale={locale} />}
    </div>
  );
}

/** The car's location: the dealer, or the location in the car's own data if the dealer is unknown. */
function CarStands({
  found: { car, facility },
  facilityHref,
  dictionary,
}: Omit<CarHeadProps, 'actions' | 'locale'>) {
  const { city } = car.facility;
  const name = facility?.name ?? car.facility.name ?? city;
  if (!name) return null;
  return (
    <div className={css.place}>
      <Heading level={2} style="heading4">
        {dictionary.carPlace}
      </Heading>
      {facilityHref === undefined ? (
        <Text>{name}</Text>
      ) : (
        <Link href={facilityHref} variant="standalone" trailingIcon="arrow-right">
          {name}
        </Link>
      )}
      {city && city !== name && <Text tone="muted">{city}</Text>}
    </div>
  );
}
