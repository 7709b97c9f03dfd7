import type { Field, Item } from '../model.ts';
import { rawValue } from '../rawValue.ts';
import { type ContentStore, isPage } from '../store.ts';
import { fieldOf } from '../systemFields.ts';
import { templateIds } from '../templates.ts';
import { type Comparable, comparable } from './value.ts';

/** A value of an item, prepared for comparisons. */
export interface PropertyValue {
  /** In lower case. */
  readonly text: string;
  readonly comparable: Comparable;
}

/** The values an item has under a name (in lower case); none where it lacks the property. */
export type PropertyReader = (item: Item, name: string) => readonly PropertyValue[];

/**
 * Reads what the search can ask of items, each property once: preparing values costs far more than
 * comparing them, and the same few properties are asked for all the time.
 */
export function createPropertyReader(store: ContentStore): PropertyReader {
  const known = new WeakMap<Item, Map<string, readonly PropertyValue[]>>();
  return (item, name) => {
    let properties = known.get(item);
    if (properties === undefined) {
      properties = new Map();
      known.set(item, properties);
    }
    const values = properties.get(name);
    if (values !== undefined) return values;
    const read = propertyTexts(item, name, store).map(prepared);
    // Names come from clients, so only those that items have are kept.
    if (read.length > 0) properties.set(name, read);
    return read;
  };
}

/** Prepares a value for comparisons. */
export function prepared(text: string): PropertyValue {
  return { text: text.toLowerCase(), comparable: comparable(text) };
}

function propertyTexts(item: Item, name: string, store: ContentStore): readonly string[] {
  switch (name) {
    case '_path':
      return [item.id, ...store.ancestors(item).map((ancestor) => ancestor.id)];
    case '_language':
      return [item.language];
    case '_templates':
      return templateIds(item.templateName);
    case '_id':
      return [item.id];
    case '_parent':
      return item.parentId === undefined ? [] : [item.parentId];
    case '_name':
      return [item.name];
    case '_haslayout':
      return [String(isPage(item))];
    default: {
      const field = fieldOf(item, name);
      return field === undefined ? [] : fieldTexts(field);
    }
  }
}

function fieldTexts({ value }: Field): readonly string[] {
  switch (value.kind) {
    case 'multilist':
      return value.ids;
    case 'lookup':
      return value.id === undefined ? [] : [value.id];
    default:
      return [rawValue(value)];
  }
}
