import { fail, ok } from '#domain/result.ts';
import { parseGuid } from '../guid.ts';
import { itemUrlPath } from '../itemUrl.ts';
import { type Field, type FieldKind, type Item, sharedListKey } from '../model.ts';
import { mediaId, type RawContext, rawValue, readRawValue } from '../rawValue.ts';
import { type ContentStore, isPage } from '../store.ts';
import { fieldOf } from '../systemFields.ts';
import type { AuthoredContent } from './authoredContent.ts';
import { type AuthoringFailure, type AuthoringResult, invalid } from './authoringFailure.ts';
import type { ItemState } from './itemState.ts';
import { layoutFieldName, readLayout, renderingNames, writeLayout } from './layoutField.ts';

/** A field to write, in the platform's storage format. */
export interface FieldInput {
  readonly name: string;
  readonly value?: string | null | undefined;
  /** Whether the item shall lack the field again. */
  readonly reset?: boolean | null | undefined;
}

/** Larger values aren't stored (characters). */
const maxValueLength = 1_000_000;

/** The platform's own fields that can be written. */
const displayNameField = '__Display name';
const sortOrderField = '__Sortorder';

/** What fields of an item are written with. */
interface WritingContext {
  readonly content: AuthoredContent;
  readonly store: ContentStore;
  readonly templateName: string;
  /** The item as it is; undefined for a new one. */
  readonly item: Item | undefined;
  readonly raw: RawContext;
}

/** The raw value of a field of an item, also of one that the item lacks. */
export function rawFieldOf(item: Item, name: string): string {
  const wanted = name.toLowerCase();
  if (wanted === layoutFieldName.toLowerCase())
    return isPage(item) ? writeLayout(item.layout.placeholders) : '';
  if (wanted === displayNameField.toLowerCase()) return item.displayName;
  if (wanted === sortOrderField.toLowerCase()) return String(item.sortOrder);
  const field = fieldOf(item, name);
  return field ? rawValue(field.value) : '';
}

/** The state of an item with other values of fields, or why they can't be written. */
export function changeFields(
  state: ItemState,
  inputs: readonly FieldInput[],
  { content, item }: Pick<WritingContext, 'content' | 'item'>,
): AuthoringResult<ItemState> {
  const store = content.drafts();
  const { templateName } = state;
  const context = { content, store, item, templateName, raw: rawContext(store, item) };
  let changed = state;
  for (const input of inputs) {
    const { length } = input.value ?? '';
    if (length > maxValueLength) return fail(tooLarge(input.name, length));
    const result = changeField(changed, input, context);
    if (!result.ok) return result;
    changed = result.value;
  }
  return ok(changed);
}

function tooLarge(field: string, length: number): AuthoringFailure {
  const message = `The value of ${field} has ${length} characters; at most ${maxValueLength} are stored.`;
  return { kind: 'too-large', message, field };
}

function changeField(
  state: ItemState,
  { name, value, reset }: FieldInput,
  context: WritingContext,
): AuthoringResult<ItemState> {
  const raw = reset ? '' : (value ?? '');
  if (name.startsWith('__')) return changePlatformField(state, name, raw, context);
  const own = canonical(name, state, context);
  if (!own) return invalid(`${JSON.stringify(name)} can't be the name of a field.`, name);
  if (reset) return ok(withField(state, own.name, undefined));
  const read = readRawValue(raw, own.kind, context.raw);
  switch (read.kind) {
    case 'malformed':
      return invalid(`The value of ${own.name} must be ${read.expected}.`, own.name);
    case 'unset':
      return ok(withField(state, own.name, undefined));
    case 'value':
      return ok(withField(state, own.name, read.value));
  }
}

function changePlatformField(
  state: ItemState,
  name: string,
  raw: string,
  { item, content }: WritingContext,
): AuthoringResult<ItemState> {
  switch (name.toLowerCase()) {
    case displayNameField.toLowerCase():
      return ok({ ...state, displayName: raw.trim() === '' ? state.name : raw });
    case sortOrderField.toLowerCase(): {
      const sortOrder = raw === '' ? 100 : Number(raw);
      if (!Number.isFinite(sortOrder)) return invalid(`${name} must be a number.`, name);
      return ok({ ...state, sortOrder });
    }
    case layoutFieldName.toLowerCase(): {
      if (!state.layout) return invalid('The item is no page, so it has no layout.', name);
      const { layout } = state;
      const read = readLayout(raw, {
        before: item?.layout?.placeholders ?? {},
        names: knownComponents(content),
        shared: sharedListsFor(item, content),
      });
      return read.ok ? ok({ ...state, layout: { ...layout, placeholders: read.value } }) : read;
    }
    default:
      return invalid(`${name} can't be written.`, name);
  }
}

/** A block of an unknown component that was removed from all drafts can be put back. */
function knownComponents({ files, published, drafts }: AuthoredContent) {
  return new Map([files(), published(), drafts()].flatMap((store) => [...renderingNames(store)]));
}

/** The shared lists of the site and language of an item, by name. */
function sharedListsFor(item: Item | undefined, { files }: AuthoredContent) {
  const start = sharedListKey(item?.siteName ?? '', item?.language ?? '', '');
  const own = [...files().sharedLists].filter(([key]) => key.startsWith(start));
  return new Map(own.map(([key, blocks]) => [key.slice(start.length), blocks]));
}

/** The name of a field as its template or the item spells it, and what kind it is. */
function canonical(
  name: string,
  { fields }: ItemState,
  { store, templateName }: WritingContext,
): { readonly name: string; readonly kind: FieldKind } | undefined {
  const wanted = name.toLowerCase();
  for (const [known, kind] of store.template(templateName).fields)
    if (known.toLowerCase() === wanted) return { name: known, kind };
  const own = fields.find((field) => field.name.toLowerCase() === wanted);
  if (own) return { name: own.name, kind: own.value.kind };
  return /^[\w][\w -]{0,99}$/.test(name) ? { name, kind: 'text' } : undefined;
}

function withField(state: ItemState, name: string, value: Field['value'] | undefined): ItemState {
  const { fields } = state;
  const at = fields.findIndex((field) => field.name === name);
  if (value === undefined)
    return { ...state, fields: fields.filter((field) => field.name !== name) };
  const field = { name, value };
  return { ...state, fields: at === -1 ? [...fields, field] : fields.with(at, field) };
}

function rawContext(store: ContentStore, item: Item | undefined): RawContext {
  return {
    pictureAt: (id) => {
      const wanted = parseGuid(id);
      for (const { fields } of store.items)
        for (const { value } of fields)
          if (value.kind === 'image' && mediaId(value.src) === wanted) return value.src;
      return undefined;
    },
    pageAt: (id) => {
      const page = item && store.item(id, item.language);
      return page && itemUrlPath(page, store);
    },
  };
}
