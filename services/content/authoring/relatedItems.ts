import { itemUrlPath } from '../itemUrl.ts';
import type { Field, Item } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import { blocksIn } from './layoutField.ts';

/** The ids that an item refers to: the fields of its blocks, and what is chosen in its fields. */
function referredIds(item: Item): readonly string[] {
  const blocks = item.layout ? blocksIn(item.layout.placeholders) : [];
  return [
    ...blocks.flatMap(({ dataSourceId }) => dataSourceId ?? []),
    ...item.fields.flatMap(idsIn),
  ];
}

function idsIn({ value }: Field): readonly string[] {
  if (value.kind === 'multilist') return value.ids;
  return value.kind === 'lookup' && value.id !== undefined ? [value.id] : [];
}

/** What an item uses, however deep, in its language. Other pages aren't among it. */
export function relatedItems(item: Item, store: ContentStore): readonly Item[] {
  const found = new Map<string, Item>();
  const visit = (each: Item): void => {
    for (const id of referredIds(each)) {
      const used = store.item(id, item.language);
      if (!used || isPage(used) || found.has(id)) continue;
      found.set(id, used);
      visit(used);
    }
  };
  visit(item);
  return [...found.values()];
}

interface Users {
  /** The items that refer to an item in the same language. */
  readonly ofItem: ReadonlyMap<string, readonly Item[]>;
  /** The items with a link to an address, by site and address. */
  readonly ofAddress: ReadonlyMap<string, readonly Item[]>;
}

const knownUsers = new WeakMap<ContentStore, Users>();

function usersIn(store: ContentStore): Users {
  const known = knownUsers.get(store);
  if (known) return known;
  const [ofItem, ofAddress] = [new Map<string, Item[]>(), new Map<string, Item[]>()];
  const note = (to: Map<string, Item[]>, key: string, item: Item) => {
    const list = to.get(key) ?? [];
    list.push(item);
    to.set(key, list);
  };
  for (const item of store.items) {
    for (const id of referredIds(item)) note(ofItem, id, item);
    for (const { value } of item.fields)
      if (value.kind === 'link') note(ofAddress, addressKey(item, value.href), item);
  }
  const users = { ofItem, ofAddress };
  knownUsers.set(store, users);
  return users;
}

function addressKey({ siteName = '' }: Item, href: string): string {
  return `${siteName} ${href.replace(/[?#].*$/, '')}`;
}

/** The pages that show an item, link to it, or have it chosen, in all languages. */
export function pagesUsing(id: string, store: ContentStore): readonly Item[] {
  const { ofItem, ofAddress } = usersIn(store);
  const seen = new Set<Item>();
  const visit = (each: Item): void => {
    const links = isPage(each)
      ? (ofAddress.get(addressKey(each, itemUrlPath(each, store))) ?? [])
      : [];
    for (const user of [...(ofItem.get(each.id) ?? []), ...links]) {
      if (seen.has(user)) continue;
      seen.add(user);
      if (!isPage(user)) visit(user);
    }
  };
  const [anyLanguage] = store.sites.flatMap(({ languages }) =>
    languages.flatMap((language) => store.item(id, language) ?? []),
  );
  if (!anyLanguage) return [];
  for (const item of store.versions(anyLanguage)) visit(item);
  return [...seen].filter((user) => isPage(user) && user.id !== id);
}
