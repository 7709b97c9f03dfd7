import { shownMonthlyCost } from './loanOffer.ts';
import { downPaymentLimits, largestDownPayment, loanPeriods, periodTerms } from './loanPeriods.ts';
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
 * A band of prices is halved until the costs at its ends, which only grow with what is lent and fall with the
 * residual, leave no doubt.
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

/** What is lent and what is left at the end, at the ends of a band of prices; not yet rounded, which takes long. */
interface Corners {
  /** The least credit and the largest residual: no price of the band costs less a month. */
  readonly cheapest: Corner;
  /** No price costs more. */
  readonly dearest: Corner;
  /** Which prices of the band the loan is offered for. */
  readonly offered: Verdict;
}

interface Corner {
  readonly credit: number;
  readonly residual: number;
}

function createJudge(terms: LoanTerms, own: OwnTerms, months: number, { low, high }: Band) {
  const { interestRate, invoiceFee } = terms;
  const corners = createCorners(terms, own, months);
  // A cost of 0 isn't shown.
  const [least, most] = [Math.max(1, low), high];
  // The payment is linear in both, so that one calculation of each serves all prices.
  const perCredit = monthlyPayment({ credit: 1, residual: 0, months, interestRate });
  const perResidual = perCredit - monthlyPayment({ credit: 1, residual: 1, months, interestRate });
  const about = ({ credit, residual }: Corner) =>
    credit * perCredit - residual * perResidual + invoiceFee;
  const exactly = (corner: Corner) => {
    const credit = roundMoney(corner.credit);
    const residual = Math.min(credit, roundMoney(corner.residual));
    const payment = monthlyPayment({ credit, residual, months, interestRate });
    return shownMonthlyCost({ monthlyCost: sumMoney(roundMoney(payment), invoiceFee) });
  };
  return (band: Band): Verdict => {
    const { cheapest, dearest, offered } = corners(band);
    if (offered === 'none') return 'none';
    const [from, to] = [about(cheapest), about(dearest)];
    if (to < least - 1 || from > most + 1) return 'none';
    // Rounding takes longest, and decides only between near costs.
    if (to - from > 1 && !(from > least + 1 && to < most - 1)) return 'some';
    const [lowest, highest] = [exactly(cheapest), exactly(dearest)];
    if (highest < least || lowest > most) return 'none';
    return offered === 'all' && lowest >= least && highest <= most ? 'all' : 'some';
  };
}

function createCorners(terms: LoanTerms, own: OwnTerms, months: number) {
  const share = periodTerms(loanAt(terms, 1), months).residualPercentage;
  const paid = createDownPayments(terms, own, months);
  const residual = (price: number) => (price * share) / 100;
  return ({ low, high }: Band): Corners => {
    const [from, to] = [low / 100, high / 100];
    const [first, last] = [paid(from), paid(to)];
    const [least, most] = [credit(from, last), credit(to, first)];
    return {
      cheapest: cornerOf(least, residual(to)),
      dearest: cornerOf(most, residual(from)),
      // The dearest car is refused first.
      offered: offeredTo(first.isOffered && most > 0, last.isOffered && least > 0),
    };
  };
}

/** Each of them never falls with the price. */
interface DownPayments {
  /** Wanted by the visitor. */
  readonly own: number;
  readonly min: number;
  /** The largest; the whole price is enough, even if it is more. */
  readonly max: number;
  readonly isOffered: boolean;
}

/** What is lent of a price after these down payments, which may be those of another price. */
function credit(price: number, { own, min, max }: DownPayments): number {
  return Math.max(price - own, Math.min(Math.max(0, price - max), price - min));
}

/** No more can be left to pay than is lent. */
function cornerOf(lent: number, residual: number): Corner {
  const least = Math.max(0, lent);
  return { credit: least, residual: Math.min(least, residual) };
}

function offeredTo(isFirst: boolean, areAll: boolean): Verdict {
  if (areAll) return 'all';
  return isFirst ? 'some' : 'none';
}

function createDownPayments(terms: LoanTerms, { downPayment }: OwnTerms, months: number) {
  const least = terms.defaultDuration.minDownPaymentPercentage;
  return (price: number): DownPayments => {
    const option = loanAt(terms, price);
    const { min } = downPaymentLimits(option, months);
    const max = largestDownPayment(option, months);
    switch (downPayment?.kind) {
      case undefined:
        return { own: min, min, max, isOffered: true };
      case 'amount':
        return { own: downPayment.amount, min, max, isOffered: downPayment.amount >= min };
      case 'share': {
        const { percentage } = downPayment;
        const own = Math.ceil((price * percentage) / 100);
        return { own, min, max, isOffered: percentage >= least };
      }
    }
  };
}
