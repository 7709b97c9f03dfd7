import type { ReactNode } from 'react';
import { ButtonLink, Link, Text } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import * as css from './CarHead.css.ts';
import type { FoundCar } from './loadCarDetail.ts';

interface CarOfferProps {
  readonly found: Omit<FoundCar, 'similar'>;
  /** What can be done with the car: saving, sharing and printing it. */
  readonly actions: ReactNode;
  /** A note about the group's loan. */
  readonly loanNote: ReactNode;
  /** Whether the page has a contact section. */
  readonly hasContact: boolean;
  /** Address of the dealer's own page, if it has one. */
  readonly facilityHref: string | undefined;
  /** How far the car is from the place that the visitor chose. */
  readonly distance?: ReactNode;
  /** The absolute URL of the car's page, which is printed. */
  readonly url: string;
  readonly dictionary: Dictionary;
}

/** What follows name and prices: the loan, the way to contact, the car's location, and actions. */
export function CarOffer({ found, actions, loanNote, hasContact, url, ...props }: CarOfferProps) {
  const { dictionary } = props;
  return (
    <div className={css.part}>
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

/** The car's location: the dealer, or the location in the car's own data if the dealer is unknown. */
function CarStands({
  found: { car, facility },
  facilityHref,
  distance,
  dictionary,
}: Pick<CarOfferProps, 'found' | 'facilityHref' | 'distance' | 'dictionary'>) {
  const { city } = car.facility;
  const name = facility?.name ?? car.facility.name ?? city;
  if (!name) return null;
  return (
    <div className={css.place}>
      <Text style="small" tone="muted">
        {dictionary.carPlace}
        {distance}
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
