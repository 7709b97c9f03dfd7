import { ok } from '#domain/result.ts';
import { itemUrlPath } from '../itemUrl.ts';
import type { Item } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { pageAt } from './itemNames.ts';
import type { ItemState } from './itemState.ts';
import { absoluteRoute } from './stateOf.ts';

/** The address that a state gives a page, without the language; undefined for an item that is no page. */
export function routeAt(
  { layout, parentId }: Pick<ItemState, 'layout' | 'parentId'>,
  { language }: Pick<Item, 'language'>,
  store: ContentStore,
): string | undefined {
  if (!layout) return undefined;
  const parent = parentId === undefined ? undefined : itemInAnyLanguage(parentId, language, store);
  const above = parent && [parent, ...store.ancestors(parent)].find(isPage);
  return absoluteRoute(layout.route, above?.layout.routePath);
}

/** An item that exists in other languages only has its place in this one too. */
function itemInAnyLanguage(id: string, language: string, store: ContentStore): Item | undefined {
  const own = store.item(id, language);
  if (own) return own;
  const languages = store.sites.flatMap((site) => site.languages);
  for (const each of languages) {
    const other = store.item(id, each);
    if (other) return other;
  }
  return undefined;
}

/** Refuses an address at which another page is, or that is the beginning of the addresses of a language. */
export function refuseTakenRoute(
  route: string | undefined,
  place: Pick<Item, 'id' | 'siteName' | 'language'>,
  store: ContentStore,
): AuthoringResult<undefined> {
  if (route === undefined) return ok(undefined);
  const other = pageAt(route, place, store);
  if (other)
    return invalid(
      `The page ${other.displayName} has the address ${itemUrlPath(other, store)} already.`,
      'name',
    );
  const [, first = ''] = route.toLowerCase().split('/');
  const languages = store.site(place.siteName ?? '')?.languages ?? [];
  return languages.includes(first)
    ? invalid(`The addresses of a language of the site begin with /${first}.`, 'name')
    : ok(undefined);
}
