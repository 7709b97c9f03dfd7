import type { FacetRequest } from '../cars/service.ts';
import type { Facet, FacetValue } from './facet.ts';
import type { Filters } from './filters.ts';
import { isRangeFacetName } from './rangeFacets.ts';

/** A value of a facet. */
export interface ChosenValue {
  /** The facet's name. */
  readonly name: string;
  readonly value: string;
}

/** The names that can be chosen in these facets: each one's and its children's, in their order. */
export function filterNames(facets: readonly FacetRequest[]): readonly string[] {
  return facets.flatMap(({ name, childName }) => (childName ? [name, childName] : [name]));
}

/**
 * The filters with other values of one facet; without values the facet goes. Values of a choice are
 * kept in one order whatever the order of ticking, so the same choice is the same search.
 */
export function withValues(filters: Filters, name: string, values: readonly string[]): Filters {
  const { [name]: _, ...others } = filters;
  if (values.length === 0) return others;
  return { ...others, [name]: isRangeFacetName(name) ? values : [...new Set(values)].sort() };
}

const none: readonly string[] = [];

/** The values chosen in a facet; the same object as long as they are the same. */
export function valuesOf(filters: Filters, name: string): readonly string[] {
  return Object.hasOwn(filters, name) ? (filters[name] ?? none) : none;
}

/** Whether a value is chosen. */
export function isChosen(filters: Filters, { name, value }: ChosenValue): boolean {
  return valuesOf(filters, name).includes(value);
}

/** The filters with a value more. */
export function withValue(filters: Filters, { name, value }: ChosenValue): Filters {
  return withValues(filters, name, [...valuesOf(filters, name), value]);
}

/** The filters with a value less. */
export function withoutValue(filters: Filters, { name, value }: ChosenValue): Filters {
  return withValues(
    filters,
    name,
    valuesOf(filters, name).filter((each) => each !== value),
  );
}

/**
 * The values that a child value stands below: the brands that have a model of that name. Nothing for
 * a value that isn't known or is no child.
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
 * Whether a value is shown as chosen. A child of several parents, such as a model that two brands
 * have, is so below the parent that is chosen; where none is, below each.
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
