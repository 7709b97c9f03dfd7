import { nameList } from '#domain/content/declare.ts';
import type { FieldDeclaration } from '#domain/content/fields.ts';

interface WireNameListOptions {
  readonly name: string;
  readonly help: string;
  /** The names that editors can list. */
  readonly names: readonly string[];
  readonly fallback: readonly string[];
  /** What editors read instead of the index's names. */
  readonly words: Readonly<Record<string, string>>;
  /** A name as editors write it, which is the index's. */
  readonly toWire: (name: string) => string;
  readonly fromWire: (wire: string) => string | undefined;
}

/** A list of names of filters or sort orders, which editors write as in the index. */
export function wireNameList({
  toWire,
  fromWire,
  names,
  fallback,
  ...field
}: WireNameListOptions): FieldDeclaration<readonly string[]> {
  const declared = nameList({
    ...field,
    names: names.map(toWire),
    fallback: fallback.map(toWire),
  });
  return {
    ...declared,
    fallback,
    read: (wire) => {
      const reading = declared.read(wire);
      if (reading.kind !== 'filled') return reading;
      return { ...reading, value: reading.value.flatMap((name) => fromWire(name) ?? []) };
    },
  };
}
