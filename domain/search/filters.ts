/**
 * What a visitor chose, by the name of the facet: the values of a choice, or the two ends of a range
 * as whole numbers. A facet without values isn't there.
 */
export type Filters = Readonly<Record<string, readonly string[]>>;
