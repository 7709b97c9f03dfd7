import type { FieldDeclaration, FieldDeclarations } from '#domain/content/fields.ts';
import type { FieldTableWords } from './language/manualWords.ts';

/** A field as the manual's table shows it. */
export interface FieldRow {
  /** The field's name on the platform; fields of list entries as `Links › Link`. */
  readonly name: string;
  readonly kind: string;
  /** The allowed values; empty if anything is allowed. */
  readonly allowed: string;
  /** The default, used if the field is empty. */
  readonly fallback: string;
  readonly isRequired: boolean;
  readonly help: string;
  /** What to do instead, if the field will be removed. */
  readonly deprecated: string | undefined;
}

/** All fields of a block in the order of its declaration, each list followed by its entries' fields. */
export function fieldRows(
  declarations: FieldDeclarations,
  words: FieldTableWords,
  within = '',
): FieldRow[] {
  return Object.values(declarations).flatMap((declaration) => {
    const row = fieldRow(declaration, words, within);
    return [row, ...fieldRows(declaration.entries ?? {}, words, `${row.name} › `)];
  });
}

function fieldRow(
  declaration: FieldDeclaration<unknown>,
  words: FieldTableWords,
  within: string,
): FieldRow {
  return {
    name: within + declaration.name,
    kind: words.kinds[declaration.kind],
    allowed: allowedText(declaration, words),
    fallback: fallbackText(declaration, words),
    isRequired: declaration.required,
    help: helpText(declaration, words),
    deprecated: declaration.deprecated,
  };
}

/** The help text, which for decorative pictures says that they need no alternative text. */
function helpText(
  { help, decorative }: FieldDeclaration<unknown>,
  { needsNoAlt }: FieldTableWords,
): string {
  return decorative === undefined ? help : `${help} ${needsNoAlt(decorative)}`;
}

/** The values of a choice stay as they are, because editors read them so in the platform. */
function fallbackText(
  { fallbackText: text }: FieldDeclaration<unknown>,
  { fallbacks }: FieldTableWords,
): string {
  const known: Readonly<Record<string, string>> = fallbacks;
  return known[text] ?? text;
}

function allowedText(
  { kind, choices, range }: FieldDeclaration<unknown>,
  { fallbacks, range: rangeText }: FieldTableWords,
): string {
  if (kind === 'checkbox') return `${fallbacks.ticked}, ${fallbacks['not ticked']}`;
  if (choices) return choices.join(', ');
  return range ? rangeText(range.min, range.max) : '';
}
