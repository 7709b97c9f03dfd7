/** What the right cars for a query have; all of it must hold. */
export interface RightCars {
  /** One of the values, by field of the index. */
  readonly [field: string]: string | number | boolean | readonly (string | number)[] | NumberBounds;
}

export interface NumberBounds {
  readonly least?: number;
  readonly most?: number;
}

/** A text as visitors type it, and the cars they mean. */
export type Query = readonly [typed: string, right: RightCars];

/** The queries of a language and the site they are typed at. */
export interface QuerySet {
  readonly site: string;
  readonly queries: readonly Query[];
  /** Not used to improve the search, only reported. */
  readonly heldOut: readonly Query[];
}

/** What buyers ask for, in their own words. */
export interface AskedSet extends QuerySet {
  /** The words in them that say nothing about a car, separated by commas: no other word may be ignored. */
  readonly saysNothing: string;
}
