import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FieldValue, Item, Placeholders, Rendering, SharedLists } from '../model.ts';
import { sharedListKey } from '../model.ts';

/** A member that JSON leaves out if it is undefined. The transform makes it one that every value has. */
function maybe<Value>(schema: z.ZodType<Value>) {
  return schema.optional().transform((value) => value);
}

const fieldValue: z.ZodType<FieldValue> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('richText'), html: z.string() }),
  z.object({
    kind: z.literal('image'),
    src: z.string(),
    alt: z.string(),
    width: maybe(z.number()),
    height: maybe(z.number()),
    title: maybe(z.string()),
    focalPoint: maybe(z.string()),
  }),
  z.object({
    kind: z.literal('link'),
    href: z.string(),
    text: z.string(),
    target: maybe(z.string()),
    title: maybe(z.string()),
  }),
  z.object({ kind: z.literal('checkbox'), checked: z.boolean() }),
  z.object({ kind: z.literal('date'), iso: z.string() }),
  z.object({ kind: z.literal('number'), number: z.number() }),
  z.object({ kind: z.literal('integer'), number: z.number() }),
  z.object({ kind: z.literal('multilist'), ids: z.array(z.string()) }),
  z.object({ kind: z.literal('lookup'), id: maybe(z.string()) }),
]);

/** A block of a page, or a list of blocks that the page shares with others. */
export type StoredRendering =
  | { include: string }
  | {
      uid: string;
      componentName: string;
      params: Readonly<Record<string, string>>;
      dataSourceId?: string | undefined;
      isHidden?: true | undefined;
      placeholders: StoredPlaceholders;
    };

/** The blocks of a page, by placeholder. */
export type StoredPlaceholders = Readonly<Record<string, readonly StoredRendering[]>>;

const storedPlaceholders: z.ZodType<StoredPlaceholders> = z.lazy(() =>
  z.record(z.string(), z.array(storedRendering)),
);

const storedRendering: z.ZodType<StoredRendering> = z.union([
  z.strictObject({ include: z.string() }),
  z.object({
    uid: z.string(),
    componentName: z.string(),
    params: z.record(z.string(), z.string()),
    dataSourceId: z.string().optional(),
    isHidden: z.literal(true).optional(),
    placeholders: storedPlaceholders,
  }),
]);

/** What a version says of an item in a language, as it is stored. */
export const itemState = z.object({
  name: z.string(),
  displayName: z.string(),
  templateName: z.string(),
  /** Undefined for the top of the tree. */
  parentId: z.string().optional(),
  sortOrder: z.number(),
  /** ISO 8601, UTC. */
  created: z.string(),
  fields: z.array(z.object({ name: z.string(), value: fieldValue })),
  /** Present on pages only. */
  layout: z
    .object({
      /** Address: what follows that of the nearest page above, or the whole one, which begins with a slash. */
      route: z.string(),
      placeholders: storedPlaceholders,
    })
    .optional(),
});

/** What a version says of an item in a language. */
export type ItemState = z.infer<typeof itemState>;

/** The blocks of a page as they are stored: those of shared lists by the name of the list. */
export function storedLayout(placeholders: Placeholders): StoredPlaceholders {
  return mapValues(placeholders, (list) =>
    list.flatMap((rendering): StoredRendering[] => {
      const { shared, ...own } = rendering;
      if (shared) return shared.at === 0 ? [{ include: shared.list }] : [];
      return [{ ...own, placeholders: storedLayout(own.placeholders) }];
    }),
  );
}

/** The blocks of a page as they are delivered. Lists that are missing are left out. */
export function expandLayout(
  stored: StoredPlaceholders,
  { siteName = '', language }: Pick<Item, 'siteName' | 'language'>,
  lists: SharedLists,
): Placeholders {
  const expand = (rendering: StoredRendering): readonly Rendering[] => {
    if ('include' in rendering) {
      const found = lists.get(sharedListKey(siteName, language, rendering.include)) ?? [];
      return found.map((each, at) => ({ ...each, shared: { list: rendering.include, at } }));
    }
    const { dataSourceId, placeholders } = rendering;
    return [{ ...rendering, dataSourceId, placeholders: expandAll(placeholders) }];
  };
  const expandAll = (all: StoredPlaceholders) => mapValues(all, (list) => list.flatMap(expand));
  return expandAll(stored);
}

function mapValues<From, To>(
  all: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));
}

/** A value as text that doesn't depend on the order of members, for comparisons. */
export function comparableText(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    isPlainObject(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a revision identifies: all of a state but the times and the address, which follows from names. */
type Revised = Omit<ItemState, 'created' | 'fields' | 'layout'> & {
  readonly fields: ItemState['fields'] | Item['fields'];
  readonly layout?: { readonly placeholders: StoredPlaceholders } | undefined;
};

/** Identifies what a state says: 32 hexadecimal digits. */
export function revisionOfState(state: Revised): string {
  const { name, displayName, templateName, parentId, sortOrder, fields, layout } = state;
  const revised = { name, displayName, templateName, parentId, sortOrder, fields };
  const text = comparableText({ ...revised, placeholders: layout?.placeholders });
  return createHash('sha1').update(text).digest('hex').slice(0, 32);
}
