/**
 * What a raw value says, as the platform stores it. `foreign` is a value in a form that this code doesn't write, such as
 * one with a reference that it doesn't know: it is kept as it is, and can't be edited.
 */
export type RawReading<Value> =
  | { readonly kind: 'filled'; readonly value: Value }
  | { readonly kind: 'empty' }
  | { readonly kind: 'foreign' };

/** A raw value in a form that this code doesn't write. */
export const foreign = { kind: 'foreign' } as const;

/** An empty raw value. */
export const emptyRaw = { kind: 'empty' } as const;

/** A raw value that could be read. */
export function filledRaw<Value>(value: Value): RawReading<Value> {
  return { kind: 'filled', value };
}
