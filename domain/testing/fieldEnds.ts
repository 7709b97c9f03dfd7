import type { z } from 'zod';

/** Values that a field takes, and others that it doesn't, where the ones end and the others begin. */
interface ValueEnds {
  readonly read: readonly unknown[];
  readonly unread: readonly unknown[];
}

/** The values of fields by their paths: `customer.name`, `days.0.date`. */
export type FieldEnds = Readonly<Record<string, ValueEnds>>;

/** A text that isn’t empty. */
export const nonEmptyText: ValueEnds = { read: ['A'], unread: ['', undefined] };

/** A text that isn’t blank. */
export const trimmedText: ValueEnds = { read: ['A'], unread: ['', ' ', undefined] };

/** A text or number that identifies something. */
export const identifier: ValueEnds = { read: ['A', 7], unread: ['', ' ', true] };

/** A number from zero on. */
export const notNegative: ValueEnds = { read: [0, 1, 0.5], unread: [-1, '1'] };

/** A number above zero. */
export const positiveNumber: ValueEnds = { read: [1, 0.5], unread: [0, -1] };

/** Degrees north. */
export const latitudes: ValueEnds = { read: [-90, 0, 90], unread: [-90.5, 90.5, '0'] };

/** Degrees east. */
export const longitudes: ValueEnds = { read: [-180, 0, 180], unread: [-180.5, 180.5, '0'] };

/** A whole number from one on. */
export const oneOrMore: ValueEnds = { read: [1, 20], unread: [0, -1, 1.5] };

/** Months of a century at most. */
export const centuryOfMonths: ValueEnds = { read: [1, 1200], unread: [0, 1201, 1.5] };

/** A text of so many characters at most. */
export function upTo(length: number): ValueEnds {
  return { read: ['a'.repeat(length)], unread: ['a'.repeat(length + 1)] };
}

/** A text of so many characters at most, and one at least. */
export function filledUpTo(length: number): ValueEnds {
  return { read: ['a', 'a'.repeat(length)], unread: ['', 'a'.repeat(length + 1)] };
}

/** A schema, a value that it reads, and where the values of its fields end. */
export interface SchemaEnds {
  readonly schema: z.ZodType;
  readonly input: object;
  readonly ends: FieldEnds;
}

/** The cases of a table of fields, for `test.each`. */
export function casesOfEnds(
  ends: FieldEnds,
): readonly { path: string; value: unknown; isRead: boolean }[] {
  return Object.entries(ends).flatMap(([path, { read, unread }]) => [
    ...read.map((value) => ({ path, value, isRead: true })),
    ...unread.map((value) => ({ path, value, isRead: false })),
  ]);
}

/**
 * Whether a schema reads a value at a path of an input that it accepts otherwise. A value that is refused, or in whose
 * place there is a default, isn't read.
 */
export function isReadAt(
  schema: z.ZodType,
  input: unknown,
  { path, value }: { readonly path: string; readonly value: unknown },
): boolean {
  const read = schema.safeParse(replacedAt(input, path.split('.'), value));
  return read.success && String(valueAt(read.data, path.split('.'))) === String(value);
}

function replacedAt(input: unknown, [key, ...more]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const replaced = replacedAt(partOf(input, key), more, value);
  if (Array.isArray(input)) return input.map((part, at) => (String(at) === key ? replaced : part));
  return { ...(typeof input === 'object' ? input : undefined), [key]: replaced };
}

function valueAt(input: unknown, path: readonly string[]): unknown {
  return path.reduce(partOf, input);
}

function partOf(input: unknown, key: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined;
}
