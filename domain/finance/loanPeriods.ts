import type { ContractDuration, LoanOption } from './loanOption.ts';

/** The step between the periods that a visitor can choose, in months. */
const periodStep = 12;
/** The step between down payments. */
const downPaymentStep = 1000;

/**
 * The periods that a visitor can choose, in months: in steps of a year from the shortest to the
 * longest contract, which is the last step even if it is shorter.
 */
export function loanPeriods({ durations }: Pick<LoanOption, 'durations'>): readonly number[] {
  const months = durations.map((duration) => duration.months);
  return stops(Math.min(...months), Math.max(...months), periodStep);
}

/** The numbers from `first` to `last`, in steps; both ends are included. Only `last` if `first` isn't below it. */
function stops(first: number, last: number, step: number): readonly number[] {
  const count = Math.max(0, Math.ceil((last - first) / step));
  return [...Array.from({ length: count }, (_, at) => first + at * step), last];
}

/**
 * The terms of a period. A period between two contracts has the terms of the longer one, whose
 * residual is the lower.
 */
export function periodTerms({ durations }: LoanOption, months: number): ContractDuration {
  const longest = durations[durations.length - 1] ?? durations[0];
  return durations.find((duration) => duration.months >= months) ?? longest;
}

/** The period that is closest to a number of months. */
export function nearestPeriod(option: LoanOption, months: number): number {
  return nearest(loanPeriods(option), months);
}

/** The lowest and highest down payment. */
export interface DownPaymentLimits {
  readonly min: number;
  readonly max: number;
}

/**
 * The limits of the down payment: at least the percentage of the default contract, at most that of
 * the period, rounded to the nearest thousand.
 */
export function downPaymentLimits(option: LoanOption, months: number): DownPaymentLimits {
  const { price, defaultDuration } = option;
  const min = lowestDownPayment(price, defaultDuration.minDownPaymentPercentage);
  const { maxDownPaymentPercentage } = periodTerms(option, months);
  const largest = largestDownPayment(price, maxDownPaymentPercentage);
  return { min, max: Math.max(min, Math.min(largest, price)) };
}

/** A percentage of a price as a down payment, in whole units; nobody may pay less than the lowest. */
export function lowestDownPayment(price: number, percentage: number): number {
  return Math.ceil((price * percentage) / 100);
}

/** The largest down payment, to the nearest thousand; it may be above the price. */
export function largestDownPayment(price: number, percentage: number): number {
  return Math.round((price * percentage) / 100 / downPaymentStep) * downPaymentStep;
}

/**
 * The down payments on the slider: the limits, and every thousand between them. Only prices of many
 * millions have larger steps, because a slider has no room for more.
 */
export function downPaymentStops({ min, max }: DownPaymentLimits): readonly number[] {
  const step = stepBetween(max - min);
  const first = (Math.floor(min / step) + 1) * step;
  return min === max ? [min] : [min, ...stops(first, max, step)];
}

const maxSteps = 10_000;

function stepBetween(range: number, step = downPaymentStep): number {
  return range / step > maxSteps ? stepBetween(range, step * 10) : step;
}

/** The residuals on the slider, in percent of the price: from none to the largest, in steps of five. */
export function residualStops(option: LoanOption, months: number): readonly number[] {
  return stops(0, periodTerms(option, months).residualPercentage, 5);
}

/** The number that is closest to another one; the lower one if two are equally close. */
function nearest(numbers: readonly number[], wanted: number): number {
  return numbers.reduce((best, number) =>
    Math.abs(number - wanted) < Math.abs(best - wanted) ? number : best,
  );
}
