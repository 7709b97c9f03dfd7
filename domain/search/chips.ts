import type { OwnTerms } from '../finance/ownTerms.ts';
import type { Facet } from './facet.ts';
import { isNumberFacetName, isRangeFacetName } from './facets.ts';
import type { Filters } from './filters.ts';
import { type ChosenValue, filterNames, isChosen, parentsOf, valuesOf } from './filterValues.ts';
import { isLoanName, ownTermsIn } from './loanTermFilters.ts';
import { rangeOfNumbers } from './numberFacets.ts';
import { type NumberRange, rangeOfValues } from './rangeFacets.ts';
import type { SearchQuery } from './searchQuery.ts';

/** A part of the search that can be removed separately. */
export type FilterChip =
  | { readonly kind: 'keyphrase'; readonly text: string }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly value: string;
      /** The label: a model includes its brand, such as `Volvo V60`. */
      readonly text: string;
    }
  /** A place and a radius, as the values of the filter. */
  | { readonly kind: 'place'; readonly name: string; readonly values: readonly string[] }
  /** A range is one chip. The component formats its ends, because it knows unit and language. */
  | { readonly kind: 'range'; readonly name: string; readonly low: number; readonly high: number }
  /** The monthly cost and the terms on which it is meant are one chip. */
  | {
      readonly kind: 'monthly';
      readonly range?: NumberRange | undefined;
      readonly own?: OwnTerms | undefined;
    };

/**
 * The chips of a search: the keyphrase, then the facets in their order. Values of facets that the
 * list doesn't have come last, so that every filter can be removed.
 */
export function filterChips(
  { keyphrase, filters }: SearchQuery,
  facets: readonly Facet[],
): readonly FilterChip[] {
  const names = new Set([...filterNames(facets), ...Object.keys(filters).sort()]);
  const chips = [...names].flatMap((name) =>
    isLoanName(name) ? [] : chipsOf(name, filters, facets),
  );
  const monthly = monthlyChip(filters);
  const all = monthly ? [...chips, monthly] : chips;
  return keyphrase ? [{ kind: 'keyphrase', text: keyphrase }, ...all] : all;
}

function monthlyChip(filters: Filters): FilterChip | undefined {
  const range = rangeOfValues(valuesOf(filters, 'loan'));
  const own = ownTermsIn(filters);
  return range || own ? { kind: 'monthly', range, own } : undefined;
}

/** A key that is unique among the chips of a search. */
export function chipKey(chip: FilterChip): string {
  switch (chip.kind) {
    case 'keyphrase':
      return chip.kind;
    case 'choice':
      return `${chip.name} ${chip.value}`;
    case 'range':
    case 'place':
      return chip.name;
    case 'monthly':
      return chip.kind;
  }
}

/** The number on the button that opens the filters: two ends count as one, other values each. */
export function filterCount(filters: Filters): number {
  return Object.entries(filters).reduce(
    (count, [name, values]) => count + (hasEnds(name) ? Math.min(values.length, 1) : values.length),
    0,
  );
}

function hasEnds(name: string): boolean {
  return isRangeFacetName(name) || isNumberFacetName(name) || name === 'near';
}

function chipsOf(name: string, filters: Filters, facets: readonly Facet[]): readonly FilterChip[] {
  const values = valuesOf(filters, name);
  if (isRangeFacetName(name)) {
    const range = rangeOfValues(values);
    return range ? [{ kind: 'range', name, ...range }] : [];
  }
  if (name === 'near') return values.length > 0 ? [{ kind: 'place', name, values }] : [];
  const numbers = rangeOfNumbers(name, values, facets);
  if (numbers) return [{ kind: 'range', name, ...numbers }];
  return values.map((value) => {
    const parent = parentShown({ name, value }, filters, facets);
    return { kind: 'choice', name, value, text: parent ? `${parent.value} ${value}` : value };
  });
}

/** The parent to show: if several have a child with that name, the chosen one or none. */
function parentShown(
  child: ChosenValue,
  filters: Filters,
  facets: readonly Facet[],
): ChosenValue | undefined {
  const parents = parentsOf(facets, child);
  const chosen = parents.filter((parent) => isChosen(filters, parent));
  const [meant, ...others] = chosen.length > 0 ? chosen : parents;
  return others.length === 0 ? meant : undefined;
}
