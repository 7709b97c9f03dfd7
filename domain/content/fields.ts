/**
 * Declarations of the CMS fields of a block. One declaration gives the block's props, the parser
 * of what the platform sends, the editors' manual, and the content check.
 */

import { isRecord, mapRecord } from '../record.ts';
import type { FieldMetadata } from './fieldTypes.ts';

/** What kind of field an editor fills in. */
export type FieldKind =
  | 'text'
  | 'rich-text'
  | 'image'
  | 'media'
  | 'link'
  | 'choice'
  | 'checkbox'
  | 'number'
  | 'date-time'
  | 'multilist';

/** What reading one field gave. */
export type FieldReading<Value> =
  | {
      readonly kind: 'filled';
      readonly value: Value;
      /** What was wrong inside, each with its place there: `[2].Link` in a list. */
      readonly problems?: readonly FieldProblem[];
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed'; readonly expected: string };

/** One field, declared. */
export interface FieldDeclaration<Value> {
  readonly kind: FieldKind;
  /** The field's name on the platform, such as `HeroBannerSearchUrl`. */
  readonly name: string;
  /** A sentence for editors: what the field does. */
  readonly help: string;
  /** The value where an editor left the field empty, or content is malformed. */
  readonly fallback: Value;
  /** The default in words, for the manual. */
  readonly fallbackText: string;
  /** The allowed values of a choice, as an editor sees them. */
  readonly choices?: readonly string[] | undefined;
  /** The bounds of a number. */
  readonly range?: { readonly min: number; readonly max: number } | undefined;
  /** Why an image decorates and so has no alternative text; absent for all that say something. */
  readonly decorative?: string | undefined;
  /** The fields of a multilist's entries. */
  readonly entries?: FieldDeclarations | undefined;
  /** Whether the block can't be shown without it; the content check reports it when empty. */
  readonly required: boolean;
  /** Reads what the platform sent under the field's name. Never throws. */
  readonly read: (wire: unknown) => FieldReading<Value>;
}

/** The fields of a block, by the name of the prop they become. */
// `any` would lose the value types and `unknown` refuses them: declarations are only read from.
export type FieldDeclarations = Readonly<Record<string, FieldDeclaration<unknown>>>;

/** The props that a set of declarations gives. */
export type FieldValues<Declarations extends FieldDeclarations> = {
  readonly [Prop in keyof Declarations]: Declarations[Prop] extends FieldDeclaration<infer Value>
    ? Value
    : never;
};

/** The platform's metadata of the fields, by prop; only in editing mode. */
export type FieldEditing<Declarations extends FieldDeclarations> = {
  readonly [Prop in keyof Declarations]?: FieldMetadata | undefined;
};

/** Something wrong with one field's content. */
export interface FieldProblem {
  /** The field's name on the platform; entries of a multilist, counted from 1, as `Links[2].Link`. */
  readonly field: string;
  readonly problem: string;
}

/** A block's fields, read. */
export interface ParsedFields<Declarations extends FieldDeclarations> {
  readonly values: FieldValues<Declarations>;
  /** In editing mode: the platform's metadata of each field that has some. */
  readonly editing: FieldEditing<Declarations>;
  readonly problems: readonly FieldProblem[];
}

/**
 * Reads all declared fields of a rendering. Missing or malformed content gives the documented
 * default and a problem that names the field; it never throws.
 */
export function parseFields<Declarations extends FieldDeclarations>(
  declarations: Declarations,
  wire: unknown,
): ParsedFields<Declarations> {
  const fields = isRecord(wire) ? wire : {};
  const problems: FieldProblem[] = [];
  const values = mapRecord(declarations, (declaration) =>
    readingValue(declaration, fields[declaration.name], problems),
  );
  const editing = mapRecord(declarations, (declaration) => metadataOf(fields[declaration.name]));
  // mapRecord keeps the keys, and each value came from the declaration of the same key.
  return {
    values: values as FieldValues<Declarations>,
    editing: editing as FieldEditing<Declarations>,
    problems,
  };
}

function readingValue<Value>(
  declaration: FieldDeclaration<Value>,
  wire: unknown,
  problems: FieldProblem[],
): Value {
  const reading = declaration.read(wire);
  problems.push(...problemsOf(declaration, reading));
  return reading.kind === 'filled' ? reading.value : declaration.fallback;
}

function problemsOf(
  { name, required }: FieldDeclaration<unknown>,
  reading: FieldReading<unknown>,
): readonly FieldProblem[] {
  switch (reading.kind) {
    case 'filled':
      return (reading.problems ?? []).map(({ field, problem }) => ({
        field: `${name}${field}`,
        problem,
      }));
    case 'empty':
      return required ? [{ field: name, problem: 'is empty' }] : [];
    case 'malformed':
      return [{ field: name, problem: `is not ${reading.expected}` }];
  }
}

function metadataOf(wire: unknown): FieldMetadata | undefined {
  if (!isRecord(wire)) return undefined;
  return isRecord(wire['metadata']) ? wire['metadata'] : undefined;
}
