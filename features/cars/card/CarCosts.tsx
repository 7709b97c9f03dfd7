import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { MonthlyCost, MonthlyCostKind } from '#domain/cars/price.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { fillText } from '#domain/fillText.ts';
import type { Locale } from '#domain/sites/site.ts';
import { formatPrice } from '../format.ts';
import * as css from './CarCosts.css.ts';

/** The texts of a car's monthly costs. */
export type CarCostTexts = Pick<
  Dictionary,
  'carCampaign' | 'carPerMonth' | (typeof costNames)[MonthlyCostKind]
>;

/** Dictionary keys of the labels of the ways to pay monthly. */
export const costNames = {
  loan: 'carLoan',
  privateLeasing: 'carPrivateLeasing',
  companyLeasing: 'carCompanyLeasing',
} as const satisfies Readonly<Record<MonthlyCostKind, keyof Dictionary>>;

interface CarCostsProps {
  readonly costs: readonly MonthlyCost[];
  readonly texts: CarCostTexts;
  readonly locale: Locale;
}

/** The monthly costs of a car, one for each way to pay. */
export function CarCosts({ costs, texts, locale }: CarCostsProps) {
  return (
    <dl className={css.costs}>
      {costs.map((cost) => (
        <div key={cost.kind} className={css.cost}>
          <dt>{texts[costNames[cost.kind]]}</dt>
          <dd className={css.amount}>
            <CarCost cost={cost} texts={texts} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CarCostProps extends Pick<CarCostsProps, 'texts' | 'locale'> {
  readonly cost: MonthlyCost;
}

/** One monthly cost. A cost reduced by a campaign is marked by colour and, for screen readers, by text. */
export function CarCost({ cost, texts, locale }: CarCostProps) {
  const amount = formatPrice(locale, cost.amount, cost.currency);
  return (
    <span className={css.amounts[cost.isCampaign ? 'campaign' : 'ordinary']}>
      {cost.isCampaign && <VisuallyHidden>{`${texts.carCampaign}: `}</VisuallyHidden>}
      <span>{fillText(texts.carPerMonth, { cost: amount })}</span>
    </span>
  );
}
