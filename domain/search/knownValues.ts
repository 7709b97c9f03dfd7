import type { Facet } from './facet.ts';
import type { ChosenValue } from './filterValues.ts';
import { groupByText } from './searchText.ts';

/** A value that can be chosen. */
export interface KnownValue extends ChosenValue {
  /** Its parents: the brands that have a model with that name. */
  readonly parents: readonly ChosenValue[];
}

/** All values of choices and their children, without duplicates, in the order of the facets. */
export function knownValues(facets: readonly Facet[]): readonly KnownValue[] {
  const places = facets.flatMap(placesOf);
  const groups = groupByText(places, ({ name, value }) => `${name} ${value}`);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, parents: same.flatMap(({ parents }) => parents) }] : [];
  });
}

/** All occurrences of values: a child of two parents occurs twice. */
function placesOf(facet: Facet): readonly KnownValue[] {
  if (facet.kind === 'range') return [];
  const { name, childName } = facet;
  return facet.values.flatMap(({ text, children }) => {
    const value = { name, value: text, parents: [] };
    if (childName === undefined) return [value];
    const parents = [{ name, value: text }];
    return [value, ...children.map((child) => ({ name: childName, value: child.text, parents }))];
  });
}
