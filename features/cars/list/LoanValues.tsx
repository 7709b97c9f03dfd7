import { RangeSlider } from '#design-system/RangeSlider/RangeSlider.tsx';
import type { RangeFacet } from '#domain/search/facet.ts';
import { valuesOf } from '#domain/search/filterValues.ts';
import { histogramHeights, rangeOfValues } from '#domain/search/rangeFacets.ts';
import { budgetScale } from './budgetScale.ts';
import type { FacetValuesProps } from './FacetValuesProps.ts';
import { LoanTermFields } from './LoanTermFields.tsx';
import * as css from './LoanValues.css.ts';
import { rangeField } from './rangeField.ts';

export interface LoanValuesProps extends Omit<FacetValuesProps, 'facets'> {
  readonly facet: RangeFacet;
  /** The visitor's own terms, as in the address; empty without them. */
  readonly downPayment: string;
  readonly months: string;
}

/** What may be paid by the month for a loan, and the visitor's own terms. */
export function LoanValues({ downPayment, months, ...props }: LoanValuesProps) {
  const { words, onChange } = props;
  return (
    <div className={css.groups}>
      <Budget {...props} isOwn={downPayment !== '' || months !== ''} />
      <LoanTermFields downPayment={downPayment} months={months} words={words} onChange={onChange} />
    </div>
  );
}

interface BudgetProps extends Omit<LoanValuesProps, 'downPayment' | 'months'> {
  readonly isOwn: boolean;
}

/** A slider with a histogram of the costs on the loans' own terms. */
function Budget({ facet, label, filters, words, onChange, isOwn }: BudgetProps) {
  const { name, counts } = facet;
  const { min: from, max } = budgetScale(facet, isOwn);
  const chosen = rangeOfValues(valuesOf(filters, name));
  return (
    <RangeSlider
      {...rangeField({ name, label, max }, words)}
      min={from}
      value={chosen && { low: Math.max(from, chosen.low), high: Math.min(max, chosen.high) }}
      bars={isOwn ? undefined : histogramHeights(counts)}
      // A budget has no lower end, unless the visitor chose one.
      onCommit={({ low, high }) =>
        onChange({
          type: 'rangeChosen',
          name,
          low: low <= from ? 0 : low,
          high,
          bounds: { min: 0, max },
        })
      }
    />
  );
}
