import type { Facet } from './facet.ts';
import type { ChosenValue } from './filterValues.ts';
import { groupByText } from './searchText.ts';

/** A value that can be chosen. */
export interface KnownValue extends ChosenValue {
  /** What it stands below: the brands that have a model of that name. */
  readonly parents: readonly ChosenValue[];
}

/** The values of all choices with those below them, each once, in the order of the facets. */
export function knownValues(facets: readonly Facet[]): readonly KnownValue[] {
  const places = facets.flatMap(placesOf);
  const groups = groupByText(places, ({ name, value }) => `${name} ${value}`);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, parents: same.flatMap(({ parents }) => parents) }] : [];
  });
}

/** The values as they stand: one below two others stands twice. */
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
