import { textOf } from '../../fieldText.ts';
import type { Item } from '../../model.ts';
import type { ItemState } from '../itemState.ts';

/** The template of redirects that editors make; they are below a site's settings. */
export const redirectTemplate = 'Redirect';

/** Where a redirect begins and leads. */
interface RedirectFacts {
  readonly pattern: string;
  /** The page to which it leads, whichever address that has. */
  readonly targetId: string;
  /** The page for whose change it waits, which will then have left the address. Undefined: visitors follow it. */
  readonly waitsFor: string | undefined;
}

/** A redirect that leads to a page. Others lead to an address. */
export interface PageRedirect extends RedirectFacts {
  readonly item: Item;
}

/** The redirect to a page that an item is; undefined for any other item. */
export function pageRedirectOf(item: Item): PageRedirect | undefined {
  if (item.templateName !== redirectTemplate) return undefined;
  const pattern = textOf(item, 'Pattern');
  const targetId = idOf(item, 'Target');
  if (pattern === '' || targetId === undefined) return undefined;
  return { item, pattern, targetId, waitsFor: idOf(item, 'Page') };
}

function idOf({ fields }: Item, name: string): string | undefined {
  const value = fields.find((field) => field.name === name)?.value;
  return value?.kind === 'lookup' ? value.id : undefined;
}

/** The pattern that fits an address and no other. */
export function patternOf(address: string): string {
  return address.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

const literal = /^\^?(\/(?:[^\\^$.*+?()[\]{}|]|\\[^a-z0-9]|\.(?![*+]))*)\$?$/i;

/** The only address that a pattern fits, in comparable form; undefined if it may fit several. */
export function literalPattern(pattern: string): string | undefined {
  const path = literal.exec(pattern)?.[1]?.replaceAll(/\\(.)/g, '$1');
  return path && comparableAddress(path);
}

/** Addresses are the same in either letter case, and with or without a slash at the end. */
export function comparableAddress(address: string): string {
  return address.replace(/(.)\/+$/, '$1').toLowerCase();
}

/** What a version says of a redirect. */
export function withRedirect(
  state: Omit<ItemState, 'fields' | 'displayName'>,
  { pattern, targetId, waitsFor }: RedirectFacts,
): ItemState {
  const waiting = { name: 'Page', value: { kind: 'lookup', id: waitsFor } } as const;
  return {
    ...state,
    displayName: pattern,
    fields: [
      { name: 'Pattern', value: { kind: 'text', text: pattern } },
      { name: 'Target', value: { kind: 'lookup', id: targetId } },
      ...(waitsFor === undefined ? [] : [waiting]),
    ],
  };
}
