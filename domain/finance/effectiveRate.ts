import { fail, ok, type Result } from '../result.ts';

/** An amount that the borrower pays: an instalment, a fee or both. */
export interface Payment {
  readonly amount: number;
  /** Time since the credit was paid out; a month is a twelfth of a year. */
  readonly years: number;
}

/** Why a credit has no effective rate. */
export type EffectiveRateFailure =
  /** Nothing is lent, or all of it is paid back at the start. */
  | { readonly kind: 'nothing-lent' }
  /** Nothing is paid after the start. */
  | { readonly kind: 'nothing-repaid' }
  /** The rate is larger than a number can hold, or -100 %. */
  | { readonly kind: 'rate-out-of-range' }
  /** An amount or time is negative or isn't a number. */
  | { readonly kind: 'invalid-payment' };

/**
 * The annual percentage rate of charge, as a fraction: 0.0712 is 7.12 %. It is the X that solves
 *
 *     credit = Σ amount · (1 + X)^−years
 *
 * over all payments with all fees. Below 0 if less is paid than lent.
 *
 * Source: the basic equation in part I of Annex I of Directive 2008/48/EC, which part I of Annex III
 * of Directive (EU) 2023/2225 keeps, with a single drawdown at the start. Remark (c): a year has
 * twelve equal months.
 */
export function effectiveRate(
  credit: number,
  payments: readonly Payment[],
): Result<number, EffectiveRateFailure> {
  if (!isAmount(credit) || !payments.every(isValid)) return fail({ kind: 'invalid-payment' });
  const later = payments.filter(({ years, amount }) => years > 0 && amount > 0);
  const atStart = payments.reduce((sum, { years, amount }) => sum + (years > 0 ? 0 : amount), 0);
  const lent = credit - atStart;
  if (lent <= 0) return fail({ kind: 'nothing-lent' });
  if (later.length === 0) return fail({ kind: 'nothing-repaid' });
  const rate = Math.expm1(discountForce(lent, later));
  return Number.isFinite(rate) && rate > -1 ? ok(rate) : fail({ kind: 'rate-out-of-range' });
}

function isValid({ amount, years }: Payment): boolean {
  return isAmount(amount) && isAmount(years);
}

function isAmount(value: number): boolean {
  return Number.isFinite(value) && value >= 0;
}

/** Enough to halve the widest bracket down to the precision of a number. */
const maxSteps = 200;

/**
 * The v that solves `ln(lent) = ln(Σ amount · e^(−v · years))`, where `v = ln(1 + X)`. The right side
 * falls and is convex in v, so there is exactly one solution. Because it is almost a straight line,
 * Newton's method needs few steps, also far from the solution; it is kept within a bracket.
 */
function discountForce(lent: number, payments: readonly Payment[]): number {
  let [low, high] = bracket(lent, payments);
  let force = (low + high) / 2;
  for (let step = 0; step < maxSteps; step++) {
    const { surplus, slope } = valueAt(force, lent, payments);
    if (surplus === 0) return force;
    if (surplus > 0) low = force;
    else high = force;
    const next = force - surplus / slope;
    const inside = next > low && next < high ? next : (low + high) / 2;
    if (inside <= low || inside >= high) return inside;
    force = inside;
  }
  return force;
}

/**
 * Limits of the solution: if everything were paid at one time, the rate would be the total's, and
 * the actual times lie between the first and the last payment.
 */
function bracket(lent: number, payments: readonly Payment[]): [number, number] {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  const growth = Math.log(total / lent);
  const years = payments.map((payment) => payment.years);
  const ends = [growth / Math.min(...years), growth / Math.max(...years)];
  // Widened a little, because the ends are rounded.
  const margin = 1e-9 + Math.abs(growth) * 1e-9;
  return [Math.min(...ends) - margin, Math.max(...ends) + margin];
}

/** How far the logarithm of the present value is above that of the credit, and its slope. */
function valueAt(force: number, lent: number, payments: readonly Payment[]) {
  const logs = payments.map(({ amount, years }) => Math.log(amount) - force * years);
  // The largest one is taken out, so that no power overflows.
  const largest = Math.max(...logs);
  const shares = logs.map((log) => Math.exp(log - largest));
  const sum = shares.reduce((total, share) => total + share, 0);
  const time = payments.reduce((total, { years }, at) => total + years * (shares[at] ?? 0), 0);
  return { surplus: largest + Math.log(sum) - Math.log(lent), slope: -time / sum };
}
