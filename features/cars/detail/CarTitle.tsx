import { Heading, Text } from '#design-system';
import type { CarRecord } from '#domain/cars/car.ts';
import { monthlyCosts, priceLine } from '#domain/cars/price.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Locale } from '#domain/sites/site.ts';
import { CarCosts } from '../card/CarCosts.tsx';
import { CarLabels } from '../card/CarLabels.tsx';
import { CarPrice } from '../card/CarPrice.tsx';
import { modelName } from '../carName.ts';
import * as css from './CarHead.css.ts';
import { loanTerms } from './loanTerms.ts';
import { PriceHistory } from './PriceHistory.tsx';

interface CarTitleProps {
  readonly car: CarRecord;
  readonly dictionary: Dictionary;
  readonly locale: Locale;
}

/** The car's badges, name and prices. */
export function CarTitle({ car, dictionary, locale }: CarTitleProps) {
  return (
    <div className={css.part}>
      <div className={css.names}>
        <CarLabels car={car} texts={dictionary} />
        <Heading level={1} style="heading2">
          {modelName(car)}
        </Heading>
        {car.modelText !== car.model && <Text style="lead">{car.modelText}</Text>}
      </div>
      <CarPrices car={car} dictionary={dictionary} locale={locale} />
    </div>
  );
}

function CarPrices({ car, dictionary, locale }: CarTitleProps) {
  const line = priceLine(car);
  const costs = monthlyCosts(car);
  const terms = loanTerms(car, dictionary, locale);
  if (line.kind === 'none' && costs.length === 0) return null;
  return (
    <div className={css.prices}>
      {line.kind !== 'none' && (
        <p className={css.priceRow}>
          <CarPrice line={line} texts={dictionary} locale={locale} look="page" />
        </p>
      )}
      {costs.length > 0 && <CarCosts costs={costs} texts={dictionary} locale={locale} />}
      {terms && (
        <Text style="small" tone="muted">
          {terms}
        </Text>
      )}
      <PriceHistory car={car} dictionary={dictionary} locale={locale} />
    </div>
  );
}
