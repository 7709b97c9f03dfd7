import { parseGuid } from '../guid.ts';
import type { Item } from '../model.ts';
import type { ContentStore } from '../store.ts';
import { templateIds } from '../templates.ts';
import { type ItemOrder, itemOrder, type SearchOrder } from './ordering.ts';
import { type SearchPredicate, toCondition } from './predicate.ts';
import { createPropertyReader } from './properties.ts';

/** The search over the items of a content store. */
export interface ItemSearch {
  /** The items that fulfil a condition, in order. */
  find: (where: SearchPredicate, order: ItemOrder) => Item[];
  order: (order: SearchOrder | null | undefined) => ItemOrder;
}

const searches = new WeakMap<ContentStore, ItemSearch>();

/** The search of a store, built with the first question. A store never changes. */
export function itemSearch(store: ContentStore): ItemSearch {
  const known = searches.get(store);
  if (known !== undefined) return known;
  const search = createItemSearch(store);
  searches.set(store, search);
  return search;
}

function createItemSearch(store: ContentStore): ItemSearch {
  const read = createPropertyReader(store);
  const indices = createIndices(store);
  return {
    find: (where, order) => {
      const condition = toCondition(where);
      const candidates = smallest(indices, where) ?? store.items;
      return candidates.filter((item) => condition((name) => read(item, name))).sort(order);
    },
    order: (order) => itemOrder(order, read),
  };
}

/** Items by a key: those at or below an item, of a template, or in a language. */
type Index = ReadonlyMap<string, readonly Item[]>;

/** The indices by the name of their property. */
type Indices = Readonly<Record<'_path' | '_templates' | '_language', Index>>;

function createIndices(store: ContentStore): Indices {
  const { items } = store;
  return {
    _path: indexBy(items, (item) => [item, ...store.ancestors(item)].map(({ id }) => id)),
    _templates: indexBy(items, ({ templateName }) => templateIds(templateName)),
    _language: indexBy(items, ({ language }) => [language.toLowerCase()]),
  };
}

function indexBy(items: readonly Item[], keysOf: (item: Item) => readonly string[]): Index {
  const index = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const members = index.get(key);
      if (members === undefined) index.set(key, [item]);
      else members.push(item);
    }
  }
  return index;
}

/**
 * The smallest set of items that an index finds for one of the conditions that must hold, so that
 * only these are compared. Undefined where no index fits.
 */
function smallest(indices: Indices, where: SearchPredicate): readonly Item[] | undefined {
  const own = indexed(indices, where);
  const inner = (where.AND ?? []).flatMap((each) => (each ? [smallest(indices, each)] : []));
  return [own, ...inner].reduce((best, each) => {
    return each !== undefined && (best === undefined || each.length < best.length) ? each : best;
  });
}

/** The items of a comparison with an index; undefined for comparisons that need every item. */
function indexed(
  indices: Indices,
  { name, operator, value }: SearchPredicate,
): readonly Item[] | undefined {
  const [property, wanted] = [name?.toLowerCase(), value ?? ''];
  const isEqual = operator == null || operator === 'EQ';
  if (property === '_language') {
    return isEqual && wanted !== ''
      ? (indices._language.get(wanted.toLowerCase()) ?? [])
      : undefined;
  }
  if (property !== '_path' && property !== '_templates') return undefined;
  // Only a whole id equals what it is contained in.
  const id = isEqual || operator === 'CONTAINS' ? parseGuid(wanted) : undefined;
  return id === undefined ? undefined : (indices[property].get(id) ?? []);
}
