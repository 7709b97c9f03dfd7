import type { Facet, FacetRequest, FacetValue } from './facet.ts';
import { isRangeFacetName } from './facets.ts';
import type { Filters } from './filters.ts';

/** A value of a facet. */
export interface ChosenValue {
  /** The facet's name. */
  readonly name: string;
  readonly value: string;
}

/** The filter names of these facets: each one's own and its child's, in order. */
export function filterNames(facets: readonly FacetRequest[]): readonly string[] {
  return facets.flatMap(({ name, childName }) => (childName ? [name, childName] : [name]));
}

/**
 * Replaces the values of one facet; without values, the facet is removed. Values of a choice are
 * sorted, so that the same choice is the same search regardless of the order of clicks.
 */
export function withValues(filters: Filters, name: string, values: readonly string[]): Filters {
  const { [name]: _, ...others } = filters;
  if (values.length === 0) return others;
  return { ...others, [name]: isRangeFacetName(name) ? values : [...new Set(values)].sort() };
}

const none: readonly string[] = [];

/** The chosen values of a facet; the same array object as long as the filters are the same. */
export function valuesOf(filters: Filters, name: string): readonly string[] {
  return Object.hasOwn(filters, name) ? (filters[name] ?? none) : none;
}

/** Whether a value is chosen. */
export function isChosen(filters: Filters, { name, value }: ChosenValue): boolean {
  return valuesOf(filters, name).includes(value);
}

/** Adds a value to the filters. */
export function withValue(filters: Filters, { name, value }: ChosenValue): Filters {
  return withValues(filters, name, [...valuesOf(filters, name), value]);
}

/** Removes a value from the filters. */
export function withoutValue(filters: Filters, { name, value }: ChosenValue): Filters {
  return withValues(
    filters,
    name,
    valuesOf(filters, name).filter((each) => each !== value),
  );
}

/**
 * The parents of a child value: the brands that have a model with that name. Empty for values that
 * are unknown or not a child.
 */
export function parentsOf(
  facets: readonly Facet[],
  { name, value }: ChosenValue,
): readonly ChosenValue[] {
  return facets.flatMap((facet) => {
    if (facet.kind === 'range' || facet.childName !== name) return [];
    return facet.values
      .filter((parent) => hasChild(parent, value))
      .map((parent) => ({ name: facet.name, value: parent.text }));
  });
}

/**
 * Whether a value is shown as chosen. A child of several parents, such as a model of two brands, is
 * ticked below the chosen parents only, or below all of them if none is chosen.
 */
export function isTicked(
  filters: Filters,
  facets: readonly Facet[],
  value: ChosenValue,
  parent?: ChosenValue,
): boolean {
  if (!isChosen(filters, value)) return false;
  if (!parent || isChosen(filters, parent)) return true;
  return !parentsOf(facets, value).some((other) => isChosen(filters, other));
}

function hasChild(parent: FacetValue, value: string): boolean {
  return parent.children.some((child) => child.text === value);
}
