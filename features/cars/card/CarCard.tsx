import type { ReactNode } from 'react';
import { hitArea, moving } from '#design-system/Card/pressable.css.ts';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Icon } from '#design-system/Icon/Icon.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import { monthlyCosts, priceLine } from '#domain/cars/price.ts';
import type { Locale } from '#domain/sites/site.ts';
import * as css from './CarCard.css.ts';
import { CarCosts } from './CarCosts.tsx';
import { CarLabels } from './CarLabels.tsx';
import { CarPicture } from './CarPicture.tsx';
import { CarPrice } from './CarPrice.tsx';
import type { CarCardTexts } from './carCardTexts.ts';
import { cardFacts, cardVersion } from './cardFacts.ts';

interface CarCardProps {
  readonly car: CarSummary;
  /** Address of the car's own page. */
  readonly href: string;
  readonly texts: CarCardTexts;
  /** The page's language, for figures. */
  readonly locale: Locale;
  /** The rank of the car's name in the page's outline. */
  readonly level: 2 | 3 | 4;
  /**
   * How wide its picture is shown, as in the `sizes` attribute; as in a CarGrid where nothing is said.
   */
  readonly pictureSizes?: string | undefined;
  /**
   * `first` for the car that visitors wait for, `seen` for others that they may see at once.
   * @default 'lazy'
   */
  readonly priority?: 'first' | 'seen' | 'lazy' | undefined;
  /** The CompareToggle, which answers apart from the card's link. */
  readonly compare?: ReactNode;
  /**
   * The element to render; `li` in a CarGrid.
   * @default 'li'
   */
  readonly as?: 'li' | 'article' | undefined;
}

/** A car among others. The whole card leads to the car's page by the link in its name. */
export function CarCard({
  car,
  href,
  texts,
  locale,
  level,
  as: Tag = 'li',
  ...rest
}: CarCardProps) {
  const { priority, compare, pictureSizes = css.pictureSizes } = rest;
  const version = cardVersion(car);
  const facts = cardFacts(car);
  const line = priceLine(car);
  const costs = monthlyCosts(car);
  return (
    <Tag className={`${css.card} ${hitArea.card}`}>
      <div className={`${css.picture} ${moving}`}>
        <CarPicture image={car.image} sizes={pictureSizes} priority={priority} />
        <CarLabels car={car} texts={texts} />
      </div>
      <div className={css.name}>
        <Heading level={level} style="heading4">
          <a className={css.link} href={href}>
            {car.brand} {car.model}
          </a>
        </Heading>
      </div>
      {version && <p className={css.version}>{version}</p>}
      {facts.length > 0 && (
        <ul className={css.facts}>
          {facts.map((fact) => (
            <li key={fact} className={css.fact}>
              {fact}
            </li>
          ))}
        </ul>
      )}
      {line.kind !== 'none' && (
        <p className={css.price}>
          <CarPrice line={line} texts={texts} locale={locale} />
        </p>
      )}
      {costs.length > 0 && (
        <div className={css.costs}>
          <CarCosts costs={costs} texts={texts} locale={locale} />
        </div>
      )}
      <CarFoot city={car.facility.city} compare={compare} />
    </Tag>
  );
}

interface CarFootProps {
  readonly city: string | undefined;
  readonly compare: ReactNode;
}

/** Where the car stands, and what can be done with it here. */
function CarFoot({ city, compare }: CarFootProps) {
  return (
    <div className={css.foot}>
      {city && (
        <p className={css.place}>
          <Icon name="map-pin" size="s" />
          {city}
        </p>
      )}
      {compare && <div className={css.compare}>{compare}</div>}
    </div>
  );
}
