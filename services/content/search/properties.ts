import type { Field, Item } from '../model.ts';
import { rawValue } from '../rawValue.ts';
import { type ContentStore, isPage, templateId } from '../store.ts';
import type { PropertyReader } from './predicate.ts';

function fieldValues({ value }: Field): readonly string[] {
  switch (value.kind) {
    case 'multilist':
      return value.ids;
    case 'lookup':
      return value.id === undefined ? [] : [value.id];
    default:
      return [rawValue(value)];
  }
}

/** What the search can ask of an item: the platform's own properties, and fields by name. */
export function propertyReader(item: Item, store: ContentStore): PropertyReader {
  return (name) => {
    switch (name.toLowerCase()) {
      case '_path':
        return [item.id, ...store.ancestors(item).map((ancestor) => ancestor.id)];
      case '_language':
        return [item.language];
      case '_templates':
        return [templateId(item.templateName)];
      case '_id':
        return [item.id];
      case '_parent':
        return item.parentId === undefined ? [] : [item.parentId];
      case '_name':
        return [item.name];
      case '_haslayout':
        return [String(isPage(item))];
      default: {
        const wanted = name.toLowerCase();
        const field = item.fields.find((candidate) => candidate.name.toLowerCase() === wanted);
        return field === undefined ? [] : fieldValues(field);
      }
    }
  };
}
