import type { Facet } from './facet.ts';
import { isNumberFacetName } from './facets.ts';
import type { NumberRange } from './rangeFacets.ts';

/** The values of a facet whose values are numbers, from the lowest. */
export function numbersOf(values: readonly { readonly text: string }[]): readonly number[] {
  return values.map(({ text }) => Number(text)).sort((a, b) => a - b);
}

/**
 * The values between two numbers, both included and in either order; a missing end is the facet's own
 * bound. All values of the facet are no filter.
 */
export function numbersBetween(
  numbers: readonly number[],
  from: number | undefined,
  to: number | undefined,
): readonly string[] {
  const low = Math.min(from ?? -Infinity, to ?? Infinity);
  const high = Math.max(from ?? -Infinity, to ?? Infinity);
  const between = numbers.filter((number) => number >= low && number <= high);
  return between.length === numbers.length ? [] : between.map(String);
}

/** The ends of chosen numbers if at least two are chosen, and every value of the facet between them. */
export function rangeOfNumbers(
  name: string,
  chosen: readonly string[],
  facets: readonly Facet[],
): NumberRange | undefined {
  const facet = facets.find((each) => each.name === name);
  if (!isNumberFacetName(name) || chosen.length < 2 || facet?.kind !== 'choice') return undefined;
  const [low = 0, ...more] = chosen.map(Number);
  const high = more.at(-1) ?? low;
  const isWhole = facet.values.every(
    ({ text }) => Number(text) < low || Number(text) > high || chosen.includes(text),
  );
  return isWhole ? { low, high } : undefined;
}
