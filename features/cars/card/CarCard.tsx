import type { DOMAttributes, ReactNode } from 'react';
import { hitArea, moving } from '#design-system/Card/classes.ts';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Icon } from '#design-system/Icon/Icon.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import type { Locale } from '#domain/sites/site.ts';
import { distinctName, modelName } from '../carName.ts';
import * as css from './CarCard.css.ts';
import { CardFactLine } from './CardFactLine.tsx';
import { CarLabels } from './CarLabels.tsx';
import { CarMoney } from './CarMoney.tsx';
import { CarPicture } from './CarPicture.tsx';
import type { CarCardTexts } from './carCardTexts.ts';
import { cardVersion } from './cardFacts.ts';

interface CarCardProps {
  readonly car: CarSummary;
  /** The address of the car's page. */
  readonly href: string;
  readonly texts: CarCardTexts;
  /** The page's language, for number formats. */
  readonly locale: Locale;
  /** The heading level of the car's name. */
  readonly level: 2 | 3 | 4;
  /**
   * The displayed width of its picture, as a `sizes` attribute. Defaults to the width in a CarGrid.
   */
  readonly pictureSizes?: string | undefined;
  /**
   * `first` for the largest picture in the first screen, `seen` for others that may be in it.
   * @default 'lazy'
   */
  readonly priority?: 'first' | 'seen' | 'lazy' | undefined;
  /** The CompareToggle, which is separate from the card's link. */
  readonly compare?: ReactNode;
  /** The SaveToggle, on the picture. */
  readonly save?: ReactNode;
  /** What lies over the picture. */
  readonly pictures?: ReactNode;
  /** Handles touches of the card. */
  readonly touch?: Pick<DOMAttributes<HTMLElement>, 'onTouchStart' | 'onTouchEnd'> | undefined;
  /**
   * The element to render; `li` in a CarGrid.
   * @default 'li'
   */
  readonly as?: 'li' | 'article' | undefined;
}

/** A car in a grid. The link in its name covers the whole card. */
export function CarCard({
  car,
  href,
  texts,
  locale,
  level,
  as: Tag = 'li',
  ...rest
}: CarCardProps) {
  const { priority, compare, save, pictures, touch, pictureSizes = css.pictureSizes } = rest;
  const version = cardVersion(car);
  return (
    <Tag className={`${css.card} ${hitArea.card}`} {...touch}>
      <div className={`${css.picture} ${moving}`}>
        <CarPicture image={car.image} sizes={pictureSizes} priority={priority} />
        {pictures}
      </div>
      <CarLabels car={car} texts={texts} className={css.labels} />
      <div className={css.name}>
        <Heading level={level} style="heading4">
          <a className={css.link} href={href} aria-label={distinctName(car)}>
            {modelName(car)}
          </a>
        </Heading>
      </div>
      {save}
      {version && <p className={css.version}>{version}</p>}
      <CardFactLine car={car} className={css.facts} />
      <CarMoney car={car} texts={texts} locale={locale} styles={css} />
      <CarFoot place={placeOf(car)} compare={compare} />
    </Tag>
  );
}

/** Where the car is: `38 km, Uppsala`. */
function placeOf({ facility: { distance, city } }: CarSummary): string {
  return [distance, city].filter(Boolean).join(', ');
}

interface CarFootProps {
  readonly place: string;
  readonly compare: ReactNode;
}

/** The location of the car, and the compare button. */
function CarFoot({ place, compare }: CarFootProps) {
  return (
    <div className={css.foot}>
      {place && (
        // Another place is another element: translated pages can't change a text beside an icon.
        <p key={place} className={css.place}>
          <Icon name="map-pin" size="s" />
          {place}
        </p>
      )}
      {compare}
    </div>
  );
}
