import type { DatedPrice } from '#domain/cars/priceReduction.ts';

/** The size of the drawing; it is stretched to its place. */
export const stepsBox = { width: 100, height: 30 } as const;

/** The lines of prices over time, as paths of SVG. */
export interface PriceSteps {
  /** From price to price, until now. */
  readonly line: string;
  /** A point for each price. */
  readonly points: string;
}

/** How much of the width the present price has, as a part of the time before it. */
const present = 0.2;
/** Room for the line at both edges. */
const edge = 3;

/** Draws prices that are in order. The latest goes on to the right edge. */
export function priceSteps(history: readonly DatedPrice[]): PriceSteps {
  const days = history.map(({ day }) => Date.parse(day));
  const [first = 0] = days;
  // Prices of one day are above each other, and the same price is a level line.
  const span = ((days.at(-1) ?? 0) - first) * (1 + present) || 1;
  const across = days.map((day) => tenth(edge + ((stepsBox.width - edge) * (day - first)) / span));
  const down = heightsOf(history.map(({ amount }) => amount));
  const line = across.map((x, at) => (at === 0 ? `M${x} ${down[at]}` : `H${x}V${down[at]}`));
  return {
    line: `${line.join('')}H${stepsBox.width}`,
    // A line without length is a dot, as round as the end of a line.
    points: across.map((x, at) => `M${x} ${down[at]}h0`).join(''),
  };
}

function heightsOf(amounts: readonly number[]): readonly number[] {
  const least = Math.min(...amounts);
  const range = Math.max(...amounts) - least || 1;
  const room = stepsBox.height - 2 * edge;
  return amounts.map((amount) => tenth(edge + room * (1 - (amount - least) / range)));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
