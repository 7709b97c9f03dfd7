import type { CarSummary } from '#domain/cars/car.ts';
import { monthlyCosts, priceLine } from '#domain/cars/price.ts';
import type { Locale } from '#domain/sites/site.ts';
import { CarCosts } from './CarCosts.tsx';
import { CarPrice } from './CarPrice.tsx';
import type { CarCardTexts } from './carCardTexts.ts';

interface CarMoneyProps {
  readonly car: CarSummary;
  readonly texts: CarCardTexts;
  readonly locale: Locale;
  /** Class names of the price, and of the costs if they need one. */
  readonly styles: { readonly price: string; readonly costs?: string };
}

/** The price, and what the car costs by the month. */
export function CarMoney({ car, texts, locale, styles }: CarMoneyProps) {
  const line = priceLine(car);
  const costs = monthlyCosts(car);
  return (
    <>
      {line.kind !== 'none' && (
        <p className={styles.price}>
          <CarPrice line={line} texts={texts} locale={locale} />
        </p>
      )}
      {costs.length > 0 && (
        <div className={styles.costs}>
          <CarCosts costs={costs} texts={texts} locale={locale} />
        </div>
      )}
    </>
  );
}
