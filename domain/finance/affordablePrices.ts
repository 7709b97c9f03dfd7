import { shownMonthlyCost } from './loanOffer.ts';
import { largestDownPayment, loanPeriods, lowestDownPayment, periodTerms } from './loanPeriods.ts';
import { initialLoan } from './loanState.ts';
import { roundMoney, sumMoney } from './money.ts';
import { monthlyPayment } from './monthlyPayment.ts';
import { type LoanTerms, loanAt, type OwnTerms } from './ownTerms.ts';

/** Prices in hundredths of the currency's unit, or monthly costs; both ends are included. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/** The prices that indices can have, in hundredths. */
const allPrices: Band = { low: 1, high: 2 ** 31 - 1 };

/** No real loan needs a tenth of it; prices that would take longer to tell apart are left out. */
const maxSteps = 50_000;

/**
 * The prices whose monthly cost, as shown, is within the budget: the inverse of `ownMonthlyCost`. Ascending,
 * without overlaps. Near the budget there may be several, because down payments are rounded: a car that costs a
 * little more may need a larger one, and less a month.
 *
 * A band of prices is halved until the costs at its ends leave no doubt.
 */
export function affordablePrices(terms: LoanTerms, own: OwnTerms, budget: Band): readonly Band[] {
  const months = own.months ?? initialLoan(loanAt(terms, 1)).months;
  if (!loanPeriods(terms).includes(months)) return [];
  const judge = createJudge(terms, own, months, budget);
  const bands: Band[] = [];
  let steps = 0;
  const visit = ({ low, high }: Band): void => {
    steps += 1;
    const verdict = steps > maxSteps ? 'none' : judge({ low, high });
    if (verdict === 'all') append(bands, { low, high });
    if (verdict !== 'some' || low === high) return;
    const middle = Math.floor((low + high) / 2);
    visit({ low, high: middle });
    visit({ low: middle + 1, high });
  };
  visit(allPrices);
  return bands;
}

/** Joins neighbours. */
function append(bands: Band[], band: Band): void {
  const last = bands.at(-1);
  if (last && last.high + 1 === band.low) bands[bands.length - 1] = { ...last, high: band.high };
  else bands.push(band);
}

/** Whether all prices of a band are within the budget, none, or perhaps some. */
type Verdict = 'all' | 'none' | 'some';

/** What rounding the payment, the residual and the sum to hundredths may change. */
const doubt = 0.02;

function createJudge(terms: LoanTerms, own: OwnTerms, months: number, { low, high }: Band) {
  const { interestRate, invoiceFee } = terms;
  const share = periodTerms(loanAt(terms, 1), months).residualPercentage;
  const lent = createLent(terms, own, months);
  // A cost of 0 isn't shown.
  const [least, most] = [Math.max(1, low), high];
  // The payment is linear in both, so that one calculation of each serves all prices.
  const perCredit = monthlyPayment({ credit: 1, residual: 0, months, interestRate });
  const perResidual = perCredit - monthlyPayment({ credit: 1, residual: 1, months, interestRate });
  /** No more can be left to pay than is lent. */
  const about = (credit: number, residual: number) =>
    credit * perCredit - Math.min(credit, residual) * perResidual + invoiceFee;
  const exactly = (about: number, left: number) => {
    const credit = roundMoney(about);
    const residual = Math.min(credit, roundMoney(left));
    const payment = monthlyPayment({ credit, residual, months, interestRate });
    return shownMonthlyCost({ monthlyCost: sumMoney(roundMoney(payment), invoiceFee) });
  };
  return (band: Band): Verdict => {
    const [from, to] = [band.low / 100, band.high / 100];
    // The dearest car is refused first.
    if (!lent.isOffered(from)) return 'none';
    const [smallest, largest] = [Math.max(0, lent.credit(from, to)), lent.credit(to, from)];
    if (largest <= 0) return 'none';
    // A residual is at most the price, so that what is repaid by the month, `credit - residual`, only grows with the
    // price, and so does what is left at the end. The ends of the band bound both.
    const [lower, upper] = [(from * share) / 100, (to * share) / 100];
    const [cheapest, dearest] = [about(smallest, lower), about(largest, upper)];
    if (dearest < least - 0.5 - doubt || cheapest > most + 0.5 + doubt) return 'none';
    const areOffered = smallest > 0 && lent.isOffered(to);
    if (areOffered && cheapest > least - 0.5 + doubt && dearest < most + 0.5 - doubt) return 'all';
    if (dearest - cheapest > doubt) return 'some';
    // Rounding takes longest, so that only the last doubts are left to it.
    const [lowest, highest] = [exactly(smallest, lower), exactly(largest, upper)];
    if (highest < least || lowest > most) return 'none';
    return areOffered && lowest >= least && highest <= most ? 'all' : 'some';
  };
}

/** What is lent, by the price. Down payments never fall with the price, so that they bound what is lent of others. */
interface Lent {
  /** What is left of a price after the down payments of another one. */
  readonly credit: (price: number, paidFor: number) => number;
  /** Whether the down payment is enough. */
  readonly isOffered: (price: number) => boolean;
}

function createLent(terms: LoanTerms, { downPayment }: OwnTerms, months: number): Lent {
  const least = terms.defaultDuration.minDownPaymentPercentage;
  const largest = periodTerms(loanAt(terms, 1), months).maxDownPaymentPercentage;
  const min = (price: number) => lowestDownPayment(price, least);
  const after = (price: number, paidFor: number, own: number) => {
    // The whole price is enough, even if the largest down payment is more.
    const left = Math.max(0, price - largestDownPayment(paidFor, largest));
    return Math.max(price - own, Math.min(left, price - min(paidFor)));
  };
  switch (downPayment?.kind) {
    case undefined:
      return { credit: (price, paidFor) => price - min(paidFor), isOffered: () => true };
    case 'amount': {
      const { amount } = downPayment;
      return {
        credit: (price, paidFor) => after(price, paidFor, amount),
        isOffered: (price) => amount >= min(price),
      };
    }
    case 'share': {
      const { percentage } = downPayment;
      return {
        credit: (price, paidFor) => after(price, paidFor, lowestDownPayment(paidFor, percentage)),
        isOffered: () => percentage >= least,
      };
    }
  }
}
