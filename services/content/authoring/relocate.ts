import { ok } from '#domain/result.ts';
import type { Item } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import type { ItemChange } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { reasonToStay } from './fixedPages.ts';
import { comparableText, type ItemState } from './itemState.ts';
import { refuseTakenRoute, routeAt } from './pageAddress.ts';
import { placeOf } from './redirects/placeOf.ts';
import { planRedirects } from './redirects/planRedirects.ts';
import { stateOf } from './stateOf.ts';
import type { Authoring } from './updateItem.ts';

/** An item in a language, and what it is to be. */
export interface Relocated {
  readonly item: Item;
  readonly state: ItemState;
}

interface RelocateOptions {
  readonly note: string;
  /** Whether the addresses that visitors know lead to the new ones when those are published. */
  readonly redirect: boolean;
  /** Changes of other items. */
  readonly more?: readonly ItemChange[];
}

/** Gives items other names or places, unless a page would get an address that it can't have. */
export function relocate(
  { content, editor }: Authoring,
  all: readonly Relocated[],
  { note, redirect, more = [] }: RelocateOptions,
): AuthoringResult<undefined> {
  const drafts = content.drafts();
  const pages = all.flatMap(({ item, state }) =>
    isPage(item) && routeAt(state, item, drafts) !== item.layout.routePath
      ? [{ page: item, place: placeOf(state), targetId: redirect ? item.id : undefined }]
      : [],
  );
  for (const { item, state } of all) {
    const refused = refuseAddress(item, state, drafts);
    if (!refused.ok) return refused;
  }
  const changes = all.flatMap(({ item, state }): readonly ItemChange[] => {
    if (comparableText(state) === comparableText(stateOf(item, drafts))) return [];
    return [{ item: item.id, language: item.language, state, note }];
  });
  content.change([...changes, ...more, ...planRedirects(content, pages)], editor.name);
  return ok(undefined);
}

function refuseAddress(
  item: Item,
  state: ItemState,
  store: ContentStore,
): AuthoringResult<undefined> {
  const route = routeAt(state, item, store);
  if (route === item.layout?.routePath) return ok(undefined);
  const reason = reasonToStay(item, store);
  if (reason !== undefined) return invalid(stays(reason), 'itemId');
  return refuseTakenRoute(route, item, store);
}

/** Why a page isn't renamed, moved or deleted. */
export function stays(reason: string): string {
  return `${reason} So it can’t be renamed, moved or deleted.`;
}
