import type { Item } from '../model.ts';
import type { PropertyReader, PropertyValue } from './properties.ts';
import { compareValues } from './value.ts';

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

/** The default order: by content path, then language. Never equal. */
function byPath(a: Item, b: Item): number {
  return compareText(a.path, b.path) || compareText(a.language, b.language);
}

/**
 * The order by a property. Descending is the exact reverse of ascending, ties included, so that
 * paging forwards and backwards visits the same items. Items without the property come first.
 */
export function itemOrder(order: SearchOrder | null | undefined, read: PropertyReader): ItemOrder {
  if (order == null) return byPath;
  const sign = order.direction === 'DESC' ? -1 : 1;
  const name = order.name.toLowerCase();
  const keyOf = (item: Item) => read(item, name)[0];
  return (a, b) => sign * (compareKeys(keyOf(a), keyOf(b)) || byPath(a, b));
}

function compareKeys(a: PropertyValue | undefined, b: PropertyValue | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(a.comparable, b.comparable);
}
