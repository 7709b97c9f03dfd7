import { choiceTexts } from '#domain/content/choiceText.ts';
import type { ManifestField } from '#domain/content/manifest/manifest.ts';

/** What a field is called: its name in code as words, `Search placeholder`. */
export function fieldLabel({ prop }: Pick<ManifestField, 'prop'>): string {
  const words = prop.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The field's help, what an empty field means, and what else editors have to know. */
export function fieldHelp(field: ManifestField): string {
  const { help, marks = [], bounds, deprecated, decorative } = field;
  return [
    help,
    bounds && `From ${bounds.min} to ${bounds.max}.`,
    marks.length > 0 && `${marks.map((name) => `{${name}}`).join(', ')} is replaced.`,
    emptyMeaning(field),
    decorative && `It needs no alternative text: ${decorative}`,
    deprecated && `It will be removed: ${deprecated}.`,
  ]
    .filter((sentence) => typeof sentence === 'string' && sentence !== '')
    .join(' ');
}

/** What visitors get if the field is empty. */
function emptyMeaning(field: ManifestField): string {
  const { kind, required, default: meaning } = field;
  if (kind === 'checkbox') return '';
  if (required) return 'It has to be filled in.';
  return meaning === 'empty' ? 'May be empty.' : `If it is empty: ${choiceTexts(field, meaning)}.`;
}
