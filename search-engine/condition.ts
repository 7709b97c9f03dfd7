/** A condition on documents. */
export type Condition =
  /** One of the values in the field. */
  | { readonly kind: 'any'; readonly field: string; readonly values: readonly string[] }
  /** An integer from `low` to `high`, inclusive. */
  | Between;

export interface Between {
  readonly kind: 'between';
  readonly field: string;
  readonly low: number;
  readonly high: number;
}
