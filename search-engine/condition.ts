/** A condition on documents. */
export type Condition =
  /** One of the values in the field. */
  | { readonly kind: 'any'; readonly field: string; readonly values: readonly string[] }
  /** An integer from `low` to `high`, inclusive. */
  | Between
  | Banded;

export interface Between {
  readonly kind: 'between';
  readonly field: string;
  readonly low: number;
  readonly high: number;
}

/** An integer within the ranges that belong to the text in another field; without any, none is. */
export interface Banded {
  readonly kind: 'banded';
  /** The field of the text. */
  readonly field: string;
  readonly number: string;
  readonly bands: readonly Band[];
}

export interface Band {
  readonly value: string;
  /** Ascending, without overlaps; both ends are included. */
  readonly ranges: readonly { readonly low: number; readonly high: number }[];
}
