import { choiceText, choiceTexts } from '#domain/content/choiceText.ts';
import type { FieldDeclaration, FieldDeclarations, FieldKind } from '#domain/content/fields.ts';
import { fieldLabel } from '#editor/fields/fieldWords.ts';

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
}

const kinds: Readonly<Record<FieldKind, string>> = {
  text: 'Text',
  'rich-text': 'Formatted text',
  image: 'Picture',
  media: 'Film or file',
  link: 'Link',
  choice: 'Choice',
  checkbox: 'Checkbox',
  number: 'Number',
  'date-time': 'Date and time',
  multilist: 'List of items',
};

/** All fields of a block in the order of its declaration, each list followed by its entries' fields. */
export function fieldRows(declarations: FieldDeclarations, within = ''): FieldRow[] {
  return Object.entries(declarations).flatMap(([prop, declaration]) => {
    const row = fieldRow(prop, declaration, within);
    return [row, ...fieldRows(declaration.entries ?? {}, `${row.label} › `)];
  });
}

function fieldRow(prop: string, declaration: FieldDeclaration<unknown>, within: string): FieldRow {
  return {
    label: within + fieldLabel({ prop }),
    name: declaration.name,
    kind: kinds[declaration.kind],
    allowed: allowedValues(declaration),
    fallback: choiceTexts(declaration, declaration.fallbackText),
    isRequired: declaration.required,
    help: helpText(declaration),
  };
}

/** The help text, which for decorative pictures says that they need no alternative text. */
function helpText({ help, decorative }: FieldDeclaration<unknown>): string {
  return decorative === undefined ? help : `${help} Needs no alternative text: ${decorative}`;
}

function allowedValues(declaration: FieldDeclaration<unknown>): readonly AllowedValue[] {
  const { kind, choices, range } = declaration;
  if (kind === 'checkbox') return [{ words: 'ticked' }, { words: 'not ticked' }];
  if (range) return [{ words: `${range.min} to ${range.max}` }];
  return (choices ?? []).map((stored) => {
    const words = choiceText(declaration, stored);
    return words === stored ? { words } : { words, stored };
  });
}
