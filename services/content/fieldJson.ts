import { fieldTypeName, type RenderMode, revisionOf } from './editing.ts';
import { itemUrlPath } from './itemUrl.ts';
import { type Field, type FieldValue, type Item, scalarOf } from './model.ts';
import { linkType, rawValue } from './rawValue.ts';
import { type ContentStore, fieldId, kindOf } from './store.ts';

/** Any JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined };

/** What fields are serialized with. */
export interface FieldJsonContext {
  store: ContentStore;
  mode: RenderMode;
  /** Addresses of the scripts that pages load in the editor. */
  clientScripts?: readonly string[] | undefined;
}

/** An item's fields by name, in the shape of the layout JSON. */
export function fieldsJson(item: Item, context: FieldJsonContext, chosen = false): JsonValue {
  return Object.fromEntries(
    item.fields.map((field) => [field.name, fieldJson(item, field, context, chosen)]),
  );
}

/**
 * One field in the shape of the layout JSON, with its metadata in editing mode. `chosen` means
 * that the item is included only because another item refers to it.
 */
export function fieldJson(
  item: Item,
  field: Field,
  context: FieldJsonContext,
  chosen = false,
): JsonValue {
  const { value } = field;
  const target = (id: string) => targetJson(id, item, context, chosen);
  if (value.kind === 'multilist') return value.ids.map(target).filter((one) => one !== null);
  if (value.kind === 'lookup') return value.id === undefined ? null : target(value.id);
  if (context.mode !== 'edit') return { value: valueJson(value) };
  return { value: valueJson(value), metadata: metadata(item, field, context.store) };
}

function valueJson(value: Exclude<FieldValue, { kind: 'multilist' | 'lookup' }>): JsonValue {
  switch (value.kind) {
    case 'image': {
      const { kind: _, width, height, ...rest } = value;
      return { ...rest, width: width?.toString(), height: height?.toString() };
    }
    case 'link': {
      const { href, text, target, title } = value;
      return { href, text, target, title, linktype: linkType(href) };
    }
    default:
      return scalarOf(value);
  }
}

function targetJson(
  id: string,
  owner: Item,
  context: FieldJsonContext,
  chosen: boolean,
): JsonValue {
  const item = context.store.item(id, owner.language);
  if (item === undefined) return null;
  const isPart = item.layout === undefined && item.path.startsWith(`${owner.path}/`);
  // Pages can refer to each other in cycles, so pages that a referenced page refers to have no fields.
  const fields = isPart || !chosen ? fieldsJson(item, context, chosen || !isPart) : {};
  const { name, displayName } = item;
  return { id: item.id, name, displayName, url: itemUrlPath(item, context.store), fields };
}

function metadata(item: Item, field: Field, store: ContentStore): JsonValue {
  const { name, value } = field;
  return {
    datasource: {
      id: item.id,
      language: item.language,
      revision: revisionOf(item),
      version: item.version,
    },
    title: name,
    fieldId: fieldId(item.templateName, name),
    fieldType: fieldTypeName(kindOf(field, store.template(item.templateName))),
    rawValue: rawValue(value),
  };
}
