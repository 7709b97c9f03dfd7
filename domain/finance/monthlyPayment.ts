/** A loan that is repaid by equal monthly payments. */
export interface Annuity {
  readonly credit: number;
  /** The part of the credit that is left to pay with the last payment. */
  readonly residual: number;
  /** The number of payments. */
  readonly months: number;
  /** The nominal interest rate in percent a year. */
  readonly interestRate: number;
}

/**
 * The monthly payment without fees, unrounded. The payments and the residual, discounted at a
 * twelfth of the nominal rate a month, equal the credit:
 *
 *     credit = payment · (1 − v) / i + residual · v,  with i = rate / 12 and v = (1 + i)^−months
 *
 * Source: S. G. Kellison, The Theory of Interest, section 3.2: the present value of an annuity
 * payable at the end of each period, of the credit less the discounted residual.
 */
export function monthlyPayment({ credit, residual, months, interestRate }: Annuity): number {
  const rate = interestRate / 100 / 12;
  if (rate === 0) return (credit - residual) / months;
  // `1 − v` for a rate near 0 would lose most digits.
  const exponent = -months * Math.log1p(rate);
  return ((credit - residual * Math.exp(exponent)) * rate) / -Math.expm1(exponent);
}
