import type { FieldDeclaration, FieldDeclarations } from '#domain/content/fields.ts';
import { mapRecord } from '#domain/record.ts';

/** A valid value of a field, as a platform sends it. */
function validValue(field: FieldDeclaration<unknown>): unknown {
  switch (field.kind) {
    case 'text':
      return { value: 'Text' };
    case 'rich-text':
      return { value: '<p>Text</p>' };
    case 'image':
      return { value: { src: '/-/media/a.webp', alt: 'Alt', width: '1280', height: '960' } };
    case 'media':
      return { value: { src: '/-/media/a.webm' } };
    case 'link':
      return { value: { href: '/sida', text: 'Länk' } };
    case 'choice':
      return { value: field.choices?.[0] };
    case 'checkbox':
      return { value: '1' };
    case 'number':
      return { value: field.range?.min };
    case 'date-time':
      return { value: '2027-01-10T17:00:00Z' };
    case 'multilist':
      return [1, 2].map((id) => ({
        id: `${id}`,
        name: 'n',
        fields: validContent(field.entries ?? {}),
      }));
  }
}

/** Valid content for all fields, by their names on the platform. */
export function validContent(fields: FieldDeclarations): Readonly<Record<string, unknown>> {
  const byProp = mapRecord(fields, (field) => [field.name, validValue(field)] as const);
  return Object.fromEntries(Object.values(byProp));
}
