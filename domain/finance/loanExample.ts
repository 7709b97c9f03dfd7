import { fail, ok, type Result } from '../result.ts';
import { type EffectiveRateFailure, effectiveRate, type Payment } from './effectiveRate.ts';
import type { LoanOption } from './loanOption.ts';
import type { LoanState } from './loanState.ts';
import { roundMoney, sumMoney } from './money.ts';
import { monthlyPayment } from './monthlyPayment.ts';

/**
 * The representative example of a loan, to the öre. Source: the list in Article 4(2) of Directive
 * 2008/48/EC, which Article 8(3) of Directive (EU) 2023/2225 extends.
 */
export interface LoanExample {
  readonly price: number;
  readonly downPayment: number;
  /** The total amount of credit: the price less the down payment. */
  readonly credit: number;
  /** The number of monthly payments. */
  readonly months: number;
  /** A monthly payment, with the invoice fee. */
  readonly monthlyCost: number;
  /** The last of them, which differs by some öre: it evens out the rounding of the others. */
  readonly lastMonthlyCost: number;
  /** Paid with the last payment, in addition to it. */
  readonly residual: number;
  /** The nominal rate in percent a year. */
  readonly interestRate: number;
  readonly startFee: number;
  readonly invoiceFee: number;
  /** The effective rate in percent a year. */
  readonly effectiveRate: Result<number, EffectiveRateFailure>;
  /** The total amount payable: all payments, fees and the residual, without the down payment. */
  readonly total: number;
}

/** Why there is no example: the down payment covers the whole price. */
export interface NothingBorrowed {
  readonly kind: 'nothing-borrowed';
}

/** The example of a loan with the visitor's choices. */
export function loanExample(
  option: LoanOption,
  state: LoanState,
): Result<LoanExample, NothingBorrowed> {
  const costs = loanCosts(option, state);
  if (!costs.ok) return costs;
  const { price, interestRate, invoiceFee } = option;
  const payments = loanPayments(costs.value);
  const rate = effectiveRate(costs.value.credit, payments);
  return ok({
    ...costs.value,
    price,
    downPayment: state.downPayment,
    interestRate,
    invoiceFee,
    effectiveRate: rate.ok ? ok(rate.value * 100) : rate,
    total: sumMoney(...payments.map(({ amount }) => amount)),
  });
}

/** What is lent and what is paid for it, without the figures of the whole period, which cost more to calculate. */
export function loanCosts(
  { price, interestRate, startFee, invoiceFee }: LoanOption,
  { months, residualPercentage, downPayment }: LoanState,
): Result<LoanCosts, NothingBorrowed> {
  const credit = sumMoney(price, -downPayment);
  if (credit <= 0) return fail({ kind: 'nothing-borrowed' });
  // No more can be left to pay than is lent.
  const residual = Math.min(credit, roundMoney((price * residualPercentage) / 100));
  const payment = monthlyPayment({ credit, residual, months, interestRate });
  return ok({ credit, months, residual, startFee, ...monthlyCosts(payment, invoiceFee, months) });
}

/** Monthly payments in whole öre whose sum is that of the unrounded ones. */
function monthlyCosts(payment: number, invoiceFee: number, months: number) {
  const rounded = roundMoney(payment);
  const last = Math.max(0, sumMoney(payment * months, -rounded * (months - 1)));
  return {
    monthlyCost: sumMoney(rounded, invoiceFee),
    lastMonthlyCost: sumMoney(last, invoiceFee),
  };
}

type LoanCosts = Pick<
  LoanExample,
  'credit' | 'months' | 'monthlyCost' | 'lastMonthlyCost' | 'residual' | 'startFee'
>;

/** All payments of a loan: the start fee on day 0, a payment each month, the residual with the last. */
export function loanPayments({
  months,
  monthlyCost,
  lastMonthlyCost,
  residual,
  startFee,
}: Omit<LoanCosts, 'credit'>): readonly Payment[] {
  const monthly = Array.from({ length: months }, (_, at) => ({
    amount: at === months - 1 ? lastMonthlyCost : monthlyCost,
    years: (at + 1) / 12,
  }));
  return [{ amount: startFee, years: 0 }, ...monthly, { amount: residual, years: months / 12 }];
}
