import type { FieldDeclaration, FieldDeclarations, FieldKind } from '#domain/content/fields.ts';

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
  return Object.values(declarations).flatMap((declaration) => {
    const row = fieldRow(declaration, within);
    return [row, ...fieldRows(declaration.entries ?? {}, `${row.name} › `)];
  });
}

function fieldRow(declaration: FieldDeclaration<unknown>, within: string): FieldRow {
  return {
    name: within + declaration.name,
    kind: kinds[declaration.kind],
    allowed: allowedText(declaration),
    fallback: declaration.fallbackText,
    isRequired: declaration.required,
    help: helpText(declaration),
    deprecated: declaration.deprecated,
  };
}

/** The help text, which for decorative pictures says that they need no alternative text. */
function helpText({ help, decorative }: FieldDeclaration<unknown>): string {
  return decorative === undefined ? help : `${help} Needs no alternative text: ${decorative}`;
}

function allowedText({ kind, choices, range }: FieldDeclaration<unknown>): string {
  if (kind === 'checkbox') return 'ticked, not ticked';
  if (choices) return choices.join(', ');
  return range ? `${range.min} to ${range.max}` : '';
}
