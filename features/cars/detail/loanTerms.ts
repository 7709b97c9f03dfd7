import type { CarRecord } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { fillText } from '#domain/fillText.ts';
import { loanOffer } from '#domain/finance/loanOffer.ts';
import { numberFormatter } from '#domain/formatters.ts';
import type { Locale } from '#domain/sites/site.ts';

type LoanTermsTexts = Pick<Dictionary, 'carLoan' | 'carPageLoanTerms' | 'carPageLoanTermsResidual'>;

/**
 * The terms of the monthly cost beside the price: `Billån: 20 % kontant, 36 månader, ränta 6,95 %`. `undefined` if the
 * car has no such cost, or its terms are unknown.
 */
export function loanTerms(
  { loan, monthlyCosts }: Pick<CarRecord, 'loan' | 'monthlyCosts'>,
  texts: LoanTermsTexts,
  locale: Locale,
): string | undefined {
  const offer = loan && monthlyCosts.loan !== undefined ? loanOffer(loan) : undefined;
  if (!loan || !offer) return undefined;
  const percent = numberFormatter(locale, { style: 'percent', maximumFractionDigits: 2 });
  const months = numberFormatter(locale, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  });
  const { carLoan, carPageLoanTerms, carPageLoanTermsResidual } = texts;
  return fillText(offer.residualPercentage > 0 ? carPageLoanTermsResidual : carPageLoanTerms, {
    product: loan.title || carLoan,
    deposit: percent.format(offer.downPaymentPercentage / 100),
    months: months.format(offer.months),
    rate: percent.format(loan.interestRate / 100),
    residual: percent.format(offer.residualPercentage / 100),
  });
}
