import { shownMonthlyCost } from './loanOffer.ts';
import { largestDownPayment, loanPeriods, lowestDownPayment, periodTerms } from './loanPeriods.ts';
import { initialLoan } from './loanState.ts';
import { roundMoney } from './money.ts';
import { type AnnuityFactors, annuityFactors, paymentBy } from './monthlyPayment.ts';
import { type LoanTerms, loanAt, type OwnTerms } from './ownTerms.ts';

/**
 * What loans of some terms cost a month on a visitor's own: all that no price changes, as numbers. With it, an engine
 * calculates the costs of all its cars, by `formulaCost` or by the same steps in another language
 * (`stock/loanCostScript.ts`).
 */
export interface LoanFormula extends AnnuityFactors {
  /** The lowest and the largest down payment, in percent of the price. */
  readonly leastPaid: number;
  readonly mostPaid: number;
  /** What the visitor wants to pay: the sum of an amount and a percentage of the price, of which one is 0. */
  readonly paidAmount: number;
  readonly paidPercentage: number;
  /** What is left to pay at the end, in percent of the price. */
  readonly residual: number;
  readonly invoiceFee: number;
}

/** The formula of some terms; undefined if the loan isn't offered on the visitor's own at any price. */
export function loanFormula(terms: LoanTerms, own: OwnTerms): LoanFormula | undefined {
  const anyLoan = loanAt(terms, 1);
  const months = own.months ?? initialLoan(anyLoan).months;
  if (!loanPeriods(terms).includes(months)) return undefined;
  const { interestRate, invoiceFee } = terms;
  const leastPaid = terms.defaultDuration.minDownPaymentPercentage;
  const { residualPercentage, maxDownPaymentPercentage } = periodTerms(anyLoan, months);
  const { downPayment = { kind: 'share', percentage: leastPaid } } = own;
  if (downPayment.kind === 'share' && downPayment.percentage < leastPaid) return undefined;
  return {
    ...annuityFactors({ months, interestRate }),
    leastPaid,
    mostPaid: maxDownPaymentPercentage,
    paidAmount: downPayment.kind === 'amount' ? downPayment.amount : 0,
    paidPercentage: downPayment.kind === 'share' ? downPayment.percentage : 0,
    residual: residualPercentage,
    invoiceFee,
  };
}

/** The monthly cost at a price, as shown: that of `ownMonthlyCost`, without an object for each car. */
export function formulaCost(formula: LoanFormula, price: number): number | undefined {
  const least = lowestDownPayment(price, formula.leastPaid);
  const wanted = formula.paidAmount + lowestDownPayment(price, formula.paidPercentage);
  if (wanted < least) return undefined;
  const most = Math.max(least, Math.min(largestDownPayment(price, formula.mostPaid), price));
  const credit = roundMoney(price - Math.min(wanted, most));
  if (credit <= 0) return undefined;
  const residual = Math.min(credit, roundMoney((price * formula.residual) / 100));
  const payment = roundMoney(paymentBy(formula, credit, residual));
  return shownMonthlyCost({ monthlyCost: roundMoney(payment + formula.invoiceFee) }) || undefined;
}
