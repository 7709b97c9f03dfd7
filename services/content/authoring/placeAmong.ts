import type { Item } from '../model.ts';
import { bySortOrder } from '../store.ts';

type Ordered = Pick<Item, 'id' | 'name' | 'sortOrder'>;

/** Leaves room between two places. */
const step = 10;

/**
 * The new sort orders that bring an item to a place among its siblings, by id: as few as possible. Siblings with equal orders go
 * by name, so those that follow the item may get other orders too.
 *
 * @param at - How many siblings are before it.
 */
export function placeAmong(
  moved: Ordered,
  siblings: readonly Ordered[],
  at: number,
): ReadonlyMap<string, number> {
  const others = siblings.filter(({ id }) => id !== moved.id).toSorted(bySortOrder);
  const [before, after] = [others.slice(0, at).at(-1), others.slice(at)[0]];
  if (!before && !after) return new Map();
  if (!after) return new Map([[moved.id, (before?.sortOrder ?? 0) + step]]);
  if (!before) return new Map([[moved.id, after.sortOrder - step]]);
  const between = middle(before.sortOrder, after.sortOrder);
  if (between !== undefined) return new Map([[moved.id, between]]);
  return pushedOn([moved, ...others.slice(at)], before.sortOrder);
}

/** A whole number, if there is one. */
function middle(low: number, high: number): number | undefined {
  if (low >= high) return undefined;
  const half = (low + high) / 2;
  const whole = Math.floor(half);
  return whole > low ? whole : half > low && half < high ? half : undefined;
}

/** Orders above a limit for items that follow each other, as far as they need others. */
function pushedOn(items: readonly Ordered[], limit: number): ReadonlyMap<string, number> {
  const orders = new Map<string, number>();
  let last = limit;
  for (const [at, { id, sortOrder }] of items.entries()) {
    if (at > 0 && sortOrder > last) break;
    last += step;
    orders.set(id, last);
  }
  return orders;
}
