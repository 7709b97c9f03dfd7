import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import { fillText } from '#domain/content/dictionary.ts';
import * as css from './CarPrices.css.ts';
import type { CarCardTexts } from './carCardTexts.ts';

interface CarPricesProps {
  readonly car: CarSummary;
  readonly texts: CarCardTexts;
  readonly locale: string;
}

/** What a car costs, at once and a month. */
export function CarPrices({ car, texts, locale }: CarPricesProps) {
  const { price, monthlyCosts } = car;
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: price.currency,
    maximumFractionDigits: 0,
  });
  const costs = [
    ['carLoan', monthlyCosts.loan],
    ['carPrivateLeasing', monthlyCosts.privateLeasing],
    ['carCompanyLeasing', monthlyCosts.companyLeasing],
  ] as const;
  const now = price.campaign ?? price.amount;
  return (
    <>
      {now !== undefined && (
        <p className={css.price}>
          <strong className={css.amounts[price.campaign === undefined ? 'plain' : 'campaign']}>
            {car.isSample
              ? fillText(texts.carPriceFrom, { price: money.format(now) })
              : money.format(now)}
          </strong>
          {price.campaign !== undefined && price.amount !== undefined && (
            <s className={css.former}>
              <VisuallyHidden>{texts.carPriceFormer} </VisuallyHidden>
              {money.format(price.amount)}
            </s>
          )}
          {car.isCommercial && <span className={css.vat}>{texts.carPriceWithoutVat}</span>}
        </p>
      )}
      {costs.some(([, cost]) => cost !== undefined) && (
        <dl className={css.costs}>
          {costs.map(
            ([key, cost]) =>
              cost !== undefined && (
                <div key={key} className={css.cost}>
                  <dt>{texts[key]}</dt>
                  <dd className={css.monthly}>
                    {fillText(texts.carPerMonth, { cost: money.format(cost) })}
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
    </>
  );
}
