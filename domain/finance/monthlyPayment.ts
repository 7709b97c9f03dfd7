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
export function monthlyPayment({ credit, residual, ...loan }: Annuity): number {
  return paymentBy(annuityFactors(loan), credit, residual);
}

/** What the payments of all loans of a period and a rate have in common. */
export interface AnnuityFactors {
  /** `v`: what a unit at the end is worth at the start. */
  readonly discount: number;
  /** `i`, and what the payment is divided by after that: `1 − v`. Without interest, 1 and the number of payments. */
  readonly rate: number;
  readonly divisor: number;
}

/** The factors of a period and a rate. */
export function annuityFactors({
  months,
  interestRate,
}: Pick<Annuity, 'months' | 'interestRate'>): AnnuityFactors {
  const rate = interestRate / 100 / 12;
  if (rate === 0) return { discount: 1, rate: 1, divisor: months };
  // `1 − v` for a rate near 0 would lose most digits.
  const exponent = -months * Math.log1p(rate);
  return { discount: Math.exp(exponent), rate, divisor: -Math.expm1(exponent) };
}

/** The monthly payment by the factors of its loan. */
export function paymentBy(
  { discount, rate, divisor }: AnnuityFactors,
  credit: number,
  residual: number,
): number {
  return ((credit - residual * discount) * rate) / divisor;
}
