import type { Item } from '../model.ts';
import type { ContentStore } from '../store.ts';
import { propertyReader } from './properties.ts';
import { comparable, compareValues } from './value.ts';

/** How results are ordered. */
export interface SearchOrder {
  name: string;
  direction?: 'ASC' | 'DESC' | null | undefined;
}

/** Negative: a comes first. */
export type ItemOrder = (a: Item, b: Item) => number;

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The order where none was asked for: by content path, then language. Never equal. */
export function byPath(a: Item, b: Item): number {
  return compareText(a.path, b.path) || compareText(a.language, b.language);
}

/**
 * The order by a property. Descending is the exact reverse of ascending, ties included, so that
 * stepping on and stepping back meet the same items. Items without the property come first.
 */
export function itemOrder(order: SearchOrder | null | undefined, store: ContentStore): ItemOrder {
  if (order == null) return byPath;
  const sign = order.direction === 'DESC' ? -1 : 1;
  const keyOf = (item: Item) => propertyReader(item, store)(order.name)[0];
  return (a, b) => sign * (compareKeys(keyOf(a), keyOf(b)) || byPath(a, b));
}

function compareKeys(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(comparable(a), comparable(b));
}
