import type { FinanceParameter } from '#domain/financeQuote/product.ts';

/** The steps of a slider, chosen so that a range has about a hundred stops at most. */
const steps: Readonly<Record<FinanceParameter, readonly number[]>> = {
  term: [6, 12],
  mileage: [1_000],
  deposit: [50, 100, 250, 500, 1_000, 5_000],
  payment: [5, 10, 25, 50, 100, 500],
};

const maxStops = 100;

/** The numbers at which the slider of a range stops, with both ends. */
export function sliderStops(
  parameter: FinanceParameter,
  { min, max }: { readonly min: number; readonly max: number },
): readonly number[] {
  const known = steps[parameter];
  const step = known.find((size) => (max - min) / size <= maxStops) ?? known.at(-1) ?? 1;
  const first = Math.floor(min / step) + 1;
  const count = Math.max(0, Math.ceil(max / step) - first);
  const between = Array.from({ length: count }, (_, at) => (first + at) * step);
  return max > min ? [min, ...between, max] : [min];
}

/** The position of the stop that is nearest to a value. */
export function nearestStop(stops: readonly number[], value: number): number {
  return stops.reduce(
    (best, stop, at) =>
      Math.abs(stop - value) < Math.abs((stops[best] ?? stop) - value) ? at : best,
    0,
  );
}
