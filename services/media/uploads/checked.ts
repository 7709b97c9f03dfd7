/** Why a file isn't stored, with a sentence for editors. */
export interface UploadFailure {
  readonly kind:
    | 'unknown-type'
    | 'too-large'
    | 'too-many-pixels'
    | 'unreadable'
    | 'no-alternative-text'
    | 'full';
  readonly message: string;
}

/** What came of checking a file. */
export type Checked<Value> =
  | { readonly kind: 'accepted'; readonly value: Value }
  | { readonly kind: 'refused'; readonly failure: UploadFailure };

export function accepted<Value>(value: Value): Checked<Value> {
  return { kind: 'accepted', value };
}

export function refused(kind: UploadFailure['kind'], message: string): Checked<never> {
  return { kind: 'refused', failure: { kind, message } };
}
