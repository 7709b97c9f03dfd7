import { choiceText, choiceTexts } from '#domain/content/choiceText.ts';
import type { FieldDeclaration, FieldDeclarations } from '#domain/content/fields.ts';
import { fieldLabel } from '#editor/fields/fieldWords.ts';
import type { FieldTableWords } from './language/manualWords.ts';

/** An allowed value: what editors read, and what the platform stores if that is something else. */
export interface AllowedValue {
  readonly words: string;
  readonly stored?: string | undefined;
}

/** A field as the manual's table shows it. */
export interface FieldRow {
  /** What editors call it; fields of list entries as `Links › Link`. */
  readonly label: string;
  /** The field's name on the platform. */
  readonly name: string;
  readonly kind: string;
  /** The allowed values in words; empty if anything is allowed. */
  readonly allowed: readonly AllowedValue[];
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
  table: FieldTableWords,
  within = '',
): FieldRow[] {
  return Object.entries(declarations).flatMap(([prop, declaration]) => {
    const label = within + fieldLabel({ prop });
    const entries = fieldRows(declaration.entries ?? {}, table, `${label} › `);
    return [{ label, ...fieldRow(declaration, table) }, ...entries];
  });
}

function fieldRow(
  declaration: FieldDeclaration<unknown>,
  table: FieldTableWords,
): Omit<FieldRow, 'label'> {
  return {
    name: declaration.name,
    kind: table.kinds[declaration.kind],
    allowed: allowedValues(declaration, table),
    fallback: fallbackText(declaration, table),
    isRequired: declaration.required,
    help: helpText(declaration, table),
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

function fallbackText(
  declaration: FieldDeclaration<unknown>,
  { fallbacks }: FieldTableWords,
): string {
  const known: Readonly<Record<string, string>> = fallbacks;
  const { fallbackText: text } = declaration;
  return known[text] ?? choiceTexts(declaration, text);
}

function allowedValues(
  declaration: FieldDeclaration<unknown>,
  { fallbacks, range: rangeText }: FieldTableWords,
): readonly AllowedValue[] {
  const { kind, choices, range } = declaration;
  if (kind === 'checkbox') return [{ words: fallbacks.ticked }, { words: fallbacks['not ticked'] }];
  if (range) return [{ words: rangeText(range.min, range.max) }];
  return (choices ?? []).map((stored) => {
    const words = choiceText(declaration, stored);
    return words === stored ? { words } : { words, stored };
  });
}
