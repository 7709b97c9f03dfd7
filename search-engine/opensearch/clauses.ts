import type { Band, Banded, Condition } from '../condition.ts';
import { branchesOf } from '../facetRules.ts';
import type { KnownFacet } from './knownFacet.ts';
import { parentsOf } from './tree.ts';

/** A part of a request to the cluster, in its query language. */
export type Clause = Readonly<Record<string, unknown>>;

/** The clause of a condition. */
export function conditionClause(condition: Condition): Clause {
  switch (condition.kind) {
    case 'any':
      return anyValue(condition.field, condition.values);
    case 'between':
      return { range: { [condition.field]: { gte: condition.low, lte: condition.high } } };
    case 'banded':
      return anyOf(condition.bands.map((band) => bandClause(condition, band)));
  }
}

function bandClause({ field, number }: Banded, { value, ranges }: Band): Clause {
  const within = ranges.map(({ low, high }) => ({ range: { [number]: { gte: low, lte: high } } }));
  return allOf([anyValue(field, [value]), anyOf(within)]);
}

/** The clauses of the choice in a facet; empty if nothing is chosen. */
export function facetClauses(facet: KnownFacet): readonly Clause[] {
  if (facet.kind === 'histogram') return facet.question.chosen.map(conditionClause);
  const { name, childName, chosen, chosenChildren } = facet.question;
  if (chosen.length + chosenChildren.length === 0) return [];
  if (childName === undefined) return [anyValue(name, chosen)];
  const { parents, children, childrenBelow } = branchesOf(
    chosen,
    chosenChildren,
    (child) => parentsOf(facet.tree).get(child) ?? [],
  );
  return [
    anyOf([
      ...(parents.length === 0 ? [] : [anyValue(name, parents)]),
      ...(children.length === 0 ? [] : [anyValue(childName, children)]),
      ...childrenBelow.map((branch) =>
        allOf([anyValue(childName, [branch.child]), anyValue(name, branch.parents)]),
      ),
    ]),
  ];
}

/** Matches any of the values. An empty text is not a value. */
function anyValue(field: string, values: readonly string[]): Clause {
  return { terms: { [field]: values.filter((value) => value !== '') } };
}

/** Matches documents that match all clauses; without clauses, all documents. */
export function allOf(clauses: readonly Clause[]): Clause {
  return { bool: { filter: clauses } };
}

/** Matches documents that match any of the clauses; without clauses, no documents. */
export function anyOf(clauses: readonly Clause[]): Clause {
  if (clauses.length === 0) return { match_none: {} };
  return { bool: { should: clauses, minimum_should_match: 1 } };
}
