import type { Item } from './model.ts';

/** The text of a field of an item; empty if it has none. */
export function textOf({ fields }: Pick<Item, 'fields'>, name: string): string {
  const value = fields.find((field) => field.name === name)?.value;
  if (value?.kind === 'text') return value.text;
  return value?.kind === 'richText' ? value.html : '';
}
