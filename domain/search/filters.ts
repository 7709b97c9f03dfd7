/**
 * A visitor's filters by facet name: the values of a choice, or the two ends of a range as integers.
 * Facets without values are absent.
 */
export type Filters = Readonly<Record<string, readonly string[]>>;
