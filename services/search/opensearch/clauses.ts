import type { WireFacetRequest, WireFilter } from '#upstream/search/wire.ts';

/** A part of a request to the cluster, in its query language. */
export type Clause = Readonly<Record<string, unknown>>;

/** Which parents have a child: the brands of each model. */
export type Parents = ReadonlyMap<string, ReadonlySet<string>>;

/** What a clause must know of the index. */
export interface ClauseFacts {
  /** Whether a field is a range of whole numbers. */
  readonly isRange: (field: string) => boolean;
  readonly parents: Parents;
}

/** Nothing matches it. */
const nothing: Clause = { match_none: {} };

/** What a filter demands; undefined where it demands nothing. */
export function filterClause({ name, values }: WireFilter, facts: ClauseFacts): Clause | undefined {
  if (facts.isRange(name)) return rangeClause(name, values);
  return values.length === 0 ? undefined : { terms: { [name]: values } };
}

/** What is chosen in a facet demands; undefined where nothing is chosen. */
export function facetClause(facet: WireFacetRequest, facts: ClauseFacts): Clause | undefined {
  const { name, child_name: childName } = facet;
  if (childName === undefined) {
    return filterClause({ name, values: chosenValues(facet, name) }, facts);
  }
  const parents = chosenValues(facet, name);
  const children = chosenValues(facet, childName);
  return groupClause({ name, childName, parents, children }, facts.parents);
}

/** The values chosen in a field of a facet. */
export function chosenValues({ filters = [] }: WireFacetRequest, name: string): readonly string[] {
  return filters.filter((filter) => filter.name === name).flatMap(({ values }) => values);
}

const wholeNumber = /^-?\d+$/;

function rangeClause(name: string, values: readonly string[]): Clause | undefined {
  if (values.length !== 2 || !values.every((value) => wholeNumber.test(value))) return undefined;
  const [a = 0, b = 0] = values.map(Number);
  return { range: { [name]: { gte: Math.min(a, b), lte: Math.max(a, b) } } };
}

interface ChosenGroup {
  readonly name: string;
  readonly childName: string;
  readonly parents: readonly string[];
  readonly children: readonly string[];
}

/**
 * Parents and children are one group: any of its pairs. A chosen child counts below the chosen
 * parents that have it, or else below all that do; a parent with a chosen child means that child only.
 */
function groupClause(group: ChosenGroup, parentsOf: Parents): Clause | undefined {
  const { name, childName, parents, children } = group;
  if (parents.length + children.length === 0) return undefined;
  const chosen = new Set(parents);
  const pairs = new Map<string, string[]>();
  for (const child of new Set(children)) {
    for (const owner of owners(parentsOf.get(child) ?? new Set(), chosen)) {
      pairs.set(owner, [...(pairs.get(owner) ?? []), child]);
    }
  }
  const whole = [...chosen].filter((parent) => !pairs.has(parent));
  const clauses = [
    ...(whole.length === 0 ? [] : [{ terms: { [name]: whole } }]),
    ...[...pairs].map(([parent, own]) =>
      allOf([{ term: { [name]: parent } }, { terms: { [childName]: own } }]),
    ),
  ];
  return clauses.length === 0 ? nothing : anyOf(clauses);
}

function owners(having: ReadonlySet<string>, chosen: ReadonlySet<string>): ReadonlySet<string> {
  const both = having.intersection(chosen);
  return both.size === 0 ? having : both;
}

/** Everything that fulfils all clauses. */
export function allOf(clauses: readonly Clause[]): Clause {
  return { bool: { filter: clauses } };
}

/** Everything that fulfils one of the clauses. */
export function anyOf(clauses: readonly Clause[]): Clause {
  const [only] = clauses;
  if (clauses.length === 1 && only !== undefined) return only;
  return { bool: { should: clauses, minimum_should_match: 1 } };
}
