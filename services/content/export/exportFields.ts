import { isDeepStrictEqual } from 'node:util';
import { guidFrom } from '../guid.ts';
import { classifyField } from '../loading/classifyField.ts';
import type { AuthoredField } from '../loading/seedSchema.ts';
import { type Field, type FieldValue, type Item, scalarOf } from '../model.ts';
import { rawValue } from '../rawValue.ts';
import { type ContentStore, isPage } from '../store.ts';

/** The fields of an item as content files have them. */
export function exportFields(item: Item, store: ContentStore): Record<string, AuthoredField> {
  return Object.fromEntries(
    item.fields.map((field) => [field.name, exportField(item, field, store)]),
  );
}

function exportField(item: Item, field: Field, store: ContentStore): AuthoredField {
  const { value } = field;
  switch (value.kind) {
    case 'multilist':
      return exportList(item, field, value.ids, store) ?? rawField(value);
    case 'lookup': {
      if (value.id === undefined) return null;
      const page = store.item(value.id, item.language);
      const isOwn = page && isPage(page) && page.siteName === item.siteName;
      return isOwn ? { page: page.layout.routePath } : rawField(value);
    }
    default: {
      const written = natural(value);
      return isReadAs(written, value) ? written : rawField(value);
    }
  }
}

/** A value that has no other form in content files. */
function rawField(value: FieldValue): AuthoredField {
  return { kind: value.kind, raw: rawValue(value) };
}

type PlainValue = Exclude<FieldValue, { kind: 'multilist' | 'lookup' }>;

function natural(value: PlainValue): AuthoredField {
  switch (value.kind) {
    case 'image':
    case 'link': {
      const { kind: _, ...parts } = value;
      const given = Object.entries(parts).flatMap(([name, part]) =>
        part === undefined ? [] : [[name, part] as const],
      );
      return Object.fromEntries(given);
    }
    case 'date':
      return value.iso.replace('T00:00:00Z', '');
    default:
      return scalarOf(value);
  }
}

/** Whether content files with a value are read as that value. A rich text without marks is read as a text. */
function isReadAs(written: AuthoredField, value: PlainValue): boolean {
  const read = classifyField(written);
  if (read.kind !== 'value') return false;
  if (read.value.kind === 'text' && value.kind === 'richText') return true;
  return isDeepStrictEqual(read.value, value);
}

/** A list of entries, pages or tags; undefined if it is anything else. */
function exportList(
  owner: Item,
  { name }: Field,
  ids: readonly string[],
  store: ContentStore,
): AuthoredField | undefined {
  const found = ids.map((id) => store.item(id, owner.language));
  const items = found.filter((item) => item !== undefined);
  if (items.length < ids.length) return undefined;
  const templateName = `${owner.templateName} ${name}`;
  const isEntry = (item: Item) => item.parentId === owner.id && item.templateName === templateName;
  if (items.every(isEntry))
    return items.map((item, at) => exportEntry(owner, name, item, at, store));
  const pages = items.filter(isPage).filter(({ siteName }) => siteName === owner.siteName);
  if (pages.length === items.length) return pages.map(({ layout }) => layout.routePath);
  const tags = items.flatMap(tagKey);
  return tags.length === items.length ? { tags } : undefined;
}

function exportEntry(
  owner: Item,
  fieldName: string,
  entry: Item,
  at: number,
  store: ContentStore,
): AuthoredField {
  const derived = guidFrom('entry', owner.id, fieldName, String(at));
  const fields = exportFields(entry, store);
  return entry.id === derived ? fields : { uid: entry.id, ...fields };
}

function tagKey({ templateName, fields }: Item): readonly string[] {
  const value = fields.find(({ name }) => name === 'key')?.value;
  return templateName === 'Tag' && value?.kind === 'text' ? [value.text] : [];
}
