import type { ReactNode } from 'react';
import { ButtonLink, Heading, Link, Text } from '#design-system';
import { monthlyCosts, priceLine } from '#domain/cars/price.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Locale } from '#domain/sites/site.ts';
import { CarCosts } from '../card/CarCosts.tsx';
import { CarPrice } from '../card/CarPrice.tsx';
import * as css from './CarHead.css.ts';
import type { FoundCar } from './loadCarDetail.ts';

interface CarHeadProps {
  readonly found: Omit<FoundCar, 'similar'>;
  /** What can be done with the car: saving, sharing and printing it. */
  readonly actions: ReactNode;
  /** A note about the group's loan. */
  readonly loanNote?: ReactNode | undefined;
  /** Whether the page has a contact section. */
  readonly hasContact: boolean;
  /** Address of the dealer's own page, if it has one. */
  readonly facilityHref: string | undefined;
  /** The absolute URL of the car's page, which is printed. */
  readonly url: string;
  readonly dictionary: Dictionary;
  readonly locale: Locale;
}

/** The car's name, prices and location. */
export function CarHead({ found, actions, loanNote, hasContact, url, ...props }: CarHeadProps) {
  const { car } = found;
  const { dictionary, locale } = props;
  return (
    <div className={css.head}>
      <div className={css.names}>
        <Heading level={1} style="heading2">
          {car.brand} {car.model}
        </Heading>
        {car.modelText !== car.model && <Text style="lead">{car.modelText}</Text>}
      </div>
      <CarPrices car={car} dictionary={dictionary} locale={locale} />
      {loanNote}
      {hasContact && (
        <div className={css.call}>
          <ButtonLink href="#contact" width="full">
            {dictionary.carPageContactSeller}
          </ButtonLink>
        </div>
      )}
      <CarStands {...props} found={found} />
      <div className={css.actions}>{actions}</div>
      <p className={css.webAddress}>
        {dictionary.carPageWebAddress}: {url}
      </p>
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
        <p className={css.priceRow}>
          <CarPrice line={line} texts={dictionary} locale={locale} look="page" />
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
}: Pick<CarHeadProps, 'found' | 'facilityHref' | 'dictionary'>) {
  const { city } = car.facility;
  const name = facility?.name ?? car.facility.name ?? city;
  if (!name) return null;
  return (
    <div className={css.place}>
      <Text style="small" tone="muted">
        {dictionary.carPlace}
      </Text>
      {facilityHref === undefined ? (
        <Text>{name}</Text>
      ) : (
        <Link href={facilityHref} variant="standalone" trailingIcon="arrow-right">
          {name}
        </Link>
      )}
      {city && !name.includes(city) && <Text tone="muted">{city}</Text>}
    </div>
  );
}
