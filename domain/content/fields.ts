/**
 * Declarations of the CMS fields of a block. Props, parser, editors' manual and content check are all
 * derived from one declaration.
 */

import { isRecord, mapRecord } from '../record.ts';
import type { FieldMetadata } from './fieldMetadata.ts';

/** The kinds of fields. */
export const fieldKinds = [
  'text',
  'rich-text',
  'image',
  'media',
  'link',
  'choice',
  'checkbox',
  'number',
  'date-time',
  'multilist',
] as const;

/** A kind of field. */
export type FieldKind = (typeof fieldKinds)[number];

/** The formats of texts and links. */
export const fieldFormats = ['paragraph', 'names', 'youtube', 'address'] as const;

/**
 * The format of a text or link: one or more sentences, a comma-separated list of names from `choices`, a YouTube video, or
 * the address of a page.
 */
export type FieldFormat = (typeof fieldFormats)[number];

/** The result of reading one field. */
export type FieldReading<Value> =
  | {
      readonly kind: 'filled';
      readonly value: Value;
      /** Problems inside the value; `field` is the place there, such as `[2].Link` in a list. */
      readonly problems?: readonly FieldProblem[];
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed'; readonly expected: string };

/** The declaration of one field. */
export interface FieldDeclaration<Value> {
  readonly kind: FieldKind;
  /** The field's name on the platform, such as `HeroBannerSearchUrl`. */
  readonly name: string;
  /** Names under which content may still have it. They are read while there is nothing under its name. */
  readonly formerNames?: readonly string[] | undefined;
  /** What to use instead, if the field will be removed. */
  readonly deprecated?: string | undefined;
  /** A sentence for editors that describes the field. */
  readonly help: string;
  /** The value if the field is empty or malformed. */
  readonly fallback: Value;
  /** The fallback in words, for the manual. */
  readonly fallbackText: string;
  /** The allowed values of a choice, as editors see them. */
  readonly choices?: readonly string[] | undefined;
  /** What editors read instead of the allowed values, in the same order, if those are names of an index or the like. */
  readonly choiceWords?: readonly string[] | undefined;
  /** The bounds of a number. */
  readonly range?: { readonly min: number; readonly max: number } | undefined;
  /** The names that a text may have in braces, which are replaced where it is shown. */
  readonly marks?: readonly string[] | undefined;
  /** Why an image is decorative; absent for meaningful images. */
  readonly decorative?: string | undefined;
  /** The format of a text or link; absent for a short text and for an ordinary link. */
  readonly format?: FieldFormat | undefined;
  /** Whether a link can't be shown without its text. */
  readonly needsText?: boolean | undefined;
  /** The fields of a multilist's entries. */
  readonly entries?: FieldDeclarations | undefined;
  /** Whether the entries are items that the whole site shares, such as tags, and aren't made for the list. */
  readonly areEntriesShared?: boolean | undefined;
  /** Whether the block can't be shown without it; the content check reports an empty one. */
  readonly required: boolean;
  /** Reads what the platform sent under the field's name. Never throws. */
  readonly read: (wire: unknown) => FieldReading<Value>;
}

/** The fields of a block, by prop name. */
// `any` would lose the value types. `unknown` works because declarations are only read from.
export type FieldDeclarations = Readonly<Record<string, FieldDeclaration<unknown>>>;

/** The props of a set of declarations. */
export type FieldValues<Declarations extends FieldDeclarations> = {
  readonly [Prop in keyof Declarations]: Declarations[Prop] extends FieldDeclaration<infer Value>
    ? Value
    : never;
};

/** The platform's metadata of the fields, by prop; only in editing mode. */
export type FieldEditing<Declarations extends FieldDeclarations> = {
  readonly [Prop in keyof Declarations]?: FieldMetadata | undefined;
};

/** A problem with the content of one field. */
export interface FieldProblem {
  /** The field's name on the platform; for entries of a multilist, counted from 1, `Links[2].Link`. */
  readonly field: string;
  readonly problem: string;
}

/** The parsed fields of a block. */
export interface ParsedFields<Declarations extends FieldDeclarations> {
  readonly values: FieldValues<Declarations>;
  /** In editing mode: the platform's metadata of each field that has any. */
  readonly editing: FieldEditing<Declarations>;
  readonly problems: readonly FieldProblem[];
}

/**
 * Parses all declared fields of a rendering. Missing or malformed content gives the documented
 * fallback and a problem that names the field. Never throws.
 */
export function parseFields<Declarations extends FieldDeclarations>(
  declarations: Declarations,
  wire: unknown,
): ParsedFields<Declarations> {
  const fields = isRecord(wire) ? wire : {};
  const problems: FieldProblem[] = [];
  const values = mapRecord(declarations, (declaration) =>
    readingValue(declaration, fields, problems),
  );
  const editing = mapRecord(declarations, (declaration) =>
    metadataOf(fields[filledName(declaration, fields)]),
  );
  // mapRecord keeps the keys, and each value comes from the declaration with the same key.
  return {
    values: values as FieldValues<Declarations>,
    editing: editing as FieldEditing<Declarations>,
    problems,
  };
}

type WireFields = Readonly<Record<string, unknown>>;

/** The name under which content has the field: its own, or a former one while nothing is under its own. */
function filledName(
  { name, formerNames, read }: FieldDeclaration<unknown>,
  fields: WireFields,
): string {
  if (!formerNames) return name;
  return [name, ...formerNames].find((each) => read(fields[each]).kind !== 'empty') ?? name;
}

function readingValue<Value>(
  declaration: FieldDeclaration<Value>,
  fields: WireFields,
  problems: FieldProblem[],
): Value {
  const field = filledName(declaration, fields);
  const reading = declaration.read(fields[field]);
  problems.push(...problemsOf({ ...declaration, name: field }, reading));
  if (reading.kind === 'filled') problems.push(...ageProblems(declaration, field));
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

/** Content that has to change before a field, or its former name, can be removed. */
function ageProblems(
  { name, deprecated }: FieldDeclaration<unknown>,
  field: string,
): readonly FieldProblem[] {
  return [
    ...(field === name ? [] : [{ field, problem: `is called ${name} now` }]),
    ...(deprecated === undefined ? [] : [{ field, problem: `is deprecated: ${deprecated}` }]),
  ];
}

function metadataOf(wire: unknown): FieldMetadata | undefined {
  if (!isRecord(wire)) return undefined;
  return isRecord(wire['metadata']) ? wire['metadata'] : undefined;
}
