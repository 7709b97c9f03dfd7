import { revisionOf } from './editing.ts';
import type { Field, Item } from './model.ts';

/** The platform's own fields: when an item was made and last changed, and its revision. */
const readers: Readonly<Record<string, (item: Item) => Field['value']>> = {
  __Created: ({ created }) => ({ kind: 'date', iso: created }),
  __Updated: ({ updated }) => ({ kind: 'date', iso: updated }),
  __Revision: (item) => ({ kind: 'text', text: revisionOf(item) }),
};

/** The platform's own fields of an item. */
export function systemFields(item: Item): readonly Field[] {
  return Object.entries(readers).map(([name, read]) => ({ name, value: read(item) }));
}

/** A field of an item by name, in any letter case; the platform's own fields included. */
export function fieldOf(item: Item, name: string): Field | undefined {
  const wanted = name.toLowerCase();
  const own = item.fields.find((field) => field.name.toLowerCase() === wanted);
  if (own !== undefined) return own;
  const [system, read] =
    Object.entries(readers).find(([each]) => each.toLowerCase() === wanted) ?? [];
  return system === undefined || read === undefined
    ? undefined
    : { name: system, value: read(item) };
}
