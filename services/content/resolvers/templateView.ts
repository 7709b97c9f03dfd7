import { fieldTypeName } from '../editing.ts';
import { formatGuid } from '../guid.ts';
import type { FieldKind } from '../model.ts';
import { type ContentStore, fieldId, type Template } from '../store.ts';
import { baseTemplates } from '../templates.ts';

interface IdArguments {
  format: string;
}

/** A template's field in the schema's shape. */
export function templateFieldView(template: Template, name: string, kind: FieldKind): object {
  return {
    id: ({ format }: IdArguments) => formatGuid(fieldId(template.name, name), format),
    name,
    title: name,
    type: fieldTypeName(kind),
    source: '',
    section: 'Content',
    sectionSortOrder: 100,
    sortOrder: [...template.fields.keys()].indexOf(name) * 100,
    shared: false,
    unversioned: false,
  };
}

/** A template as the schema has it. */
export function templateView(template: Template, store: ContentStore): object {
  const fields = () => {
    return [...template.fields].map(([name, kind]) => templateFieldView(template, name, kind));
  };
  return {
    id: ({ format }: IdArguments) => formatGuid(template.id, format),
    name: template.name,
    baseTemplates: () =>
      baseTemplates(template.name).map((base) => templateView(store.template(base), store)),
    ownFields: fields,
    fields,
  };
}
