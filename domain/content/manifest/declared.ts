import * as declare from '../declare.ts';
import type { FieldDeclaration, FieldDeclarations } from '../fields.ts';
import type { ManifestField } from './manifest.ts';

/**
 * The declarations that fields of the manifest were made from, for the rules of the content check. A block's own way to
 * read a field isn't in the manifest: such a field is read by its kind. The value of a choice is its name.
 */
export function declaredFields(fields: readonly ManifestField[]): FieldDeclarations {
  return Object.fromEntries(fields.map((field) => [field.prop, declaredField(field)]));
}

function declaredField(field: ManifestField): FieldDeclaration<unknown> {
  switch (field.kind) {
    case 'text':
      return declaredText(field);
    case 'rich-text':
      return declare.richText(field);
    case 'image':
      return declare.image(field);
    case 'media':
      return declare.media(field);
    case 'link':
      return field.format === 'address' ? declare.pageAddress(field) : declare.link(field);
    case 'choice': {
      const { choices = [] } = field;
      const named = Object.fromEntries(choices.map((name) => [name, name]));
      return declare.choice({ ...field, choices: named, fallback: field.default });
    }
    case 'checkbox':
      return declare.checkbox({ ...field, fallback: isTickedByDefault(field) });
    case 'number': {
      const { bounds = { min: -Infinity, max: Infinity } } = field;
      return declare.number({ ...field, ...bounds, fallback: Number(field.default) });
    }
    case 'date-time':
      return declare.dateTime(field);
    case 'multilist':
      return declare.multilist({ ...field, entries: declaredFields(field.entries ?? []) });
  }
}

function declaredText(field: ManifestField): FieldDeclaration<unknown> {
  switch (field.format) {
    case 'youtube':
      return declare.youtube(field);
    case 'names':
      return declare.nameList({ ...field, names: field.choices ?? [], fallback: [] });
    default:
      return declare.text({ ...field, isParagraph: field.format === 'paragraph' });
  }
}

/** Whether an empty checkbox counts as ticked. */
export function isTickedByDefault(field: ManifestField): boolean {
  return field.default === 'ticked';
}
