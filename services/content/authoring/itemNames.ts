import { ok } from '#domain/result.ts';
import type { Item, PageItem } from '../model.ts';
import type { ContentStore } from '../store.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';

const maxNameLength = 100;

/** Characters that paths and addresses can't have, as on the platform. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const refused = /[/\\:?"<>|[\]#%&;\u0000-\u001f\u007f]|^[\s.-]|[\s.]$/;

/** Checks a name for an item below a parent. Other items below it don't have the name, in whatever letter case. */
export function checkName(
  name: string,
  parent: Item,
  store: ContentStore,
  own?: string,
): AuthoringResult<string> {
  if (name === '' || name.length > maxNameLength)
    return invalid(`A name has 1 to ${maxNameLength} characters.`, 'name');
  if (refused.test(name))
    return invalid(
      'A name has none of / \\ : ? " < > | [ ] # % & ; and doesn’t begin or end with a space.',
      'name',
    );
  const siblings = store.versions(parent).flatMap((each) => store.children(each));
  const isTaken = siblings.some((each) => each.id !== own && isSameName(each.name, name));
  return isTaken ? invalid(`There is an item ${name} already.`, 'name') : ok(name);
}

/** Another page of the site and language at an address. */
export function pageAt(
  route: string,
  { id, siteName, language }: Pick<Item, 'id' | 'siteName' | 'language'>,
  store: ContentStore,
): PageItem | undefined {
  const wanted = route.toLowerCase();
  return store
    .pages(siteName ?? '', language)
    .find((page) => page.id !== id && page.layout.routePath.toLowerCase() === wanted);
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The part of an address that follows from the name of a page. */
export function segmentOf(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, '-');
}
