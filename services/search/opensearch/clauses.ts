import { branchesOf } from '../facetRules.ts';
import type { Condition } from '../question.ts';
import type { KnownFacet } from './facets.ts';
import { isBelow } from './tree.ts';

/** A part of a request to the cluster, in its query language. */
export type Clause = Readonly<Record<string, unknown>>;

/** What a condition demands. */
export function conditionClause(condition: Condition): Clause {
  switch (condition.kind) {
    case 'any':
      return anyValue(condition.field, condition.values);
    case 'between':
      return { range: { [condition.field]: { gte: condition.low, lte: condition.high } } };
  }
}

/** What is chosen in a facet demands: nothing where nothing is chosen. */
export function facetClauses(facet: KnownFacet): readonly Clause[] {
  if (facet.kind === 'histogram') return facet.question.chosen.map(conditionClause);
  const { name, childName, chosen, chosenChildren } = facet.question;
  if (chosen.length + chosenChildren.length === 0) return [];
  if (childName === undefined) return [anyValue(name, chosen)];
  const branches = branchesOf(chosen, chosenChildren, (child, parent) =>
    isBelow(facet.tree, child, parent),
  );
  const clauses = branches.map((branch) =>
    branch.kind === 'parent'
      ? anyValue(name, [branch.parent])
      : allOf([
          anyValue(childName, [branch.child]),
          ...(branch.parents === undefined ? [] : [anyValue(name, branch.parents)]),
        ]),
  );
  return [anyOf(clauses)];
}

/** An empty text is no value: nothing has it. */
function anyValue(field: string, values: readonly string[]): Clause {
  return { terms: { [field]: values.filter((value) => value !== '') } };
}

/** Everything that fulfils all clauses; without any, simply everything. */
export function allOf(clauses: readonly Clause[]): Clause {
  return { bool: { filter: clauses } };
}

/** Everything that fulfils one of the clauses; without any, nothing. */
export function anyOf(clauses: readonly Clause[]): Clause {
  if (clauses.length === 0) return { match_none: {} };
  return { bool: { should: clauses, minimum_should_match: 1 } };
}
