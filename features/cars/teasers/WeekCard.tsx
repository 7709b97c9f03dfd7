import { hitArea, moving } from '#design-system/Card/classes.ts';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Icon } from '#design-system/Icon/Icon.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import type { Locale } from '#domain/sites/site.ts';
import { link } from '../card/CarCard.css.ts';
import { CardFactLine } from '../card/CardFactLine.tsx';
import { CarLabels } from '../card/CarLabels.tsx';
import { CarMoney } from '../card/CarMoney.tsx';
import { CarPicture } from '../card/CarPicture.tsx';
import type { CarCardTexts } from '../card/carCardTexts.ts';
import { cardVersion } from '../card/cardFacts.ts';
import { distinctName, modelName } from '../carName.ts';
import * as css from './WeekCard.css.ts';

interface WeekCardProps {
  readonly car: CarSummary;
  /** Address of the car's own page. */
  readonly href: string;
  readonly texts: CarCardTexts;
  readonly locale: Locale;
  /** The heading level of the car's name. */
  readonly level: 2 | 3 | 4;
}

/** A large card for one car. The whole card links to the car's page. */
export function WeekCard({ car, href, texts, locale, level }: WeekCardProps) {
  const version = cardVersion(car);
  const { city } = car.facility;
  return (
    <article className={`${css.card} ${hitArea.card}`}>
      <div className={`${css.picture} ${moving}`}>
        <CarPicture image={car.image} sizes={css.pictureSizes} />
      </div>
      <div className={css.words}>
        <CarLabels car={car} texts={texts} />
        <div className={css.name}>
          <Heading level={level} style="heading3">
            <a
              className={link}
              href={href}
              aria-label={distinctName({ ...car, modelText: car.model })}
            >
              {modelName(car)}
            </a>
          </Heading>
        </div>
        {version && <p className={css.version}>{version}</p>}
        <CardFactLine car={car} className={css.facts} />
        <CarMoney car={car} texts={texts} locale={locale} styles={{ price: css.price }} />
        {city && (
          <p className={css.place}>
            <Icon name="map-pin" size="s" />
            {city}
          </p>
        )}
      </div>
    </article>
  );
}
