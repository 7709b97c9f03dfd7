import { ButtonLink, Container } from '#design-system';
import type { CarRecord } from '#domain/cars/car.ts';
import { priceLine } from '#domain/cars/price.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Locale } from '#domain/sites/site.ts';
import { CarPrice } from '../card/CarPrice.tsx';
import * as css from './CarDetail.css.ts';
import { priceRow } from './CarHead.css.ts';

interface CarCallBarProps {
  readonly car: CarRecord;
  readonly dictionary: Dictionary;
  readonly locale: Locale;
}

/** On phones: the price and the link to the contact section, in reach wherever the visitor is. */
export function CarCallBar({ car, dictionary, locale }: CarCallBarProps) {
  return (
    <>
      <div className={css.callPlace} />
      <div className={css.callBar}>
        <Container>
          <div className={css.call}>
            <p className={priceRow}>
              <CarPrice line={priceLine(car)} texts={dictionary} locale={locale} look="table" />
            </p>
            <ButtonLink href="#contact">{dictionary.carPageContactSeller}</ButtonLink>
          </div>
        </Container>
      </div>
    </>
  );
}
