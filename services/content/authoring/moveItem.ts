import { fail, ok } from '#domain/result.ts';
import { parseGuid } from '../guid.ts';
import type { Item } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import type { AuthoredContent, ItemChange } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { findDraft } from './findItem.ts';
import { type BasedReference, findUnchanged } from './findUnchanged.ts';
import { checkName } from './itemNames.ts';
import type { ItemState } from './itemState.ts';
import { placeAmong } from './placeAmong.ts';
import { relocate } from './relocate.ts';
import { routeBelow, stateOf } from './stateOf.ts';
import type { Authoring } from './updateItem.ts';

interface MoveInput extends BasedReference {
  /** @default the parent that it has */
  readonly targetParentId?: string | null | undefined;
  readonly targetParentPath?: string | null | undefined;
  /** The page below the parent before which it gets; undefined: see `afterItemId`. */
  readonly beforeItemId?: string | null | undefined;
  /** The page below the parent after which it gets. Without either, its order stays as it is. */
  readonly afterItemId?: string | null | undefined;
  /** Whether the addresses that visitors know lead to the new ones when those are published. */
  readonly redirect?: boolean | null | undefined;
}

/** Moves an item with everything below it to another parent or another place among its siblings, in all its languages. */
export function moveItem(authoring: Authoring, input: MoveInput): AuthoringResult<Item> {
  const { content } = authoring;
  const found = findUnchanged(content, input);
  if (!found.ok) return found;
  const [item] = found.value;
  const target = findTarget(content, item, input);
  if (!target.ok) return target;
  const parent = target.value;
  const drafts = content.drafts();
  const place = findPlace(parent, input, drafts);
  if (!place.ok) return place;
  const all = found.value.map((each) => {
    const orders = place.value ? ordersAt(each, parent, place.value, drafts) : new Map();
    const state = moved(each, parent, drafts);
    return {
      item: each,
      orders,
      state: { ...state, sortOrder: orders.get(each.id) ?? state.sortOrder },
    };
  });
  const more = all.flatMap(({ item: each, orders }) => pushedSiblings(each, orders, drafts));
  const note = `moved to ${parent.path}`;
  const done = relocate(authoring, all, { note, redirect: input.redirect === true, more });
  return done.ok ? findDraft(content, { itemId: item.id, language: item.language }) : done;
}

/** The item below which another one is to be. */
function findTarget(
  content: AuthoredContent,
  item: Item,
  { targetParentId, targetParentPath }: MoveInput,
): AuthoringResult<Item> {
  const drafts = content.drafts();
  const isElsewhere = targetParentId || targetParentPath;
  const reference = isElsewhere
    ? { itemId: targetParentId, path: targetParentPath }
    : { itemId: item.parentId };
  const target = findDraft(content, reference);
  if (!target.ok) return target;
  const parent = target.value;
  const isBelow = [parent, ...drafts.ancestors(parent)].some(({ id }) => id === item.id);
  if (isBelow) return invalid('An item can’t be moved below itself.', 'targetParentId');
  const name = checkName(item.name, parent, drafts, item.id);
  return name.ok ? ok(parent) : name;
}

/** Beside which page an item gets. */
interface Place {
  readonly besideId: string;
  readonly side: 'before' | 'after';
}

function findPlace(
  parent: Item,
  { beforeItemId, afterItemId }: MoveInput,
  store: ContentStore,
): AuthoringResult<Place | undefined> {
  const wanted = beforeItemId || afterItemId;
  if (!wanted) return ok(undefined);
  const besideId = parseGuid(wanted) ?? '';
  const siblings = store.versions(parent).flatMap((each) => store.children(each));
  const message = 'The page beside which it should be isn’t there any more.';
  if (!siblings.some(({ id }) => id === besideId)) return fail({ kind: 'not-found', message });
  return ok({ besideId, side: beforeItemId ? 'before' : 'after' });
}

/** The orders that bring an item beside a page, in a language. The page may be in other languages only. */
function ordersAt(
  item: Item,
  parent: Item,
  { besideId, side }: Place,
  store: ContentStore,
): ReadonlyMap<string, number> {
  const own = store.item(parent.id, item.language);
  const siblings = (own ? store.children(own) : []).filter(isPage);
  const others = siblings.filter(({ id }) => id !== item.id);
  const beside = others.findIndex(({ id }) => id === besideId);
  if (beside === -1) return new Map();
  return placeAmong(item, others, side === 'before' ? beside : beside + 1);
}

/** The siblings that get other orders with an item. */
function pushedSiblings(
  { id: own, language }: Item,
  orders: ReadonlyMap<string, number>,
  store: ContentStore,
): readonly ItemChange[] {
  return [...orders].flatMap(([id, sortOrder]): readonly ItemChange[] => {
    const sibling = id === own ? undefined : store.item(id, language);
    if (!sibling) return [];
    const state = { ...stateOf(sibling, store), sortOrder };
    return [{ item: id, language, state, note: 'made room for a page' }];
  });
}

/** A page has the last part of its address also below another page. */
function moved(item: Item, parent: Item, store: ContentStore): ItemState {
  const state = stateOf(item, store);
  const { layout } = state;
  const parentId = parent.id;
  if (!layout || parentId === state.parentId) return { ...state, parentId };
  const segment = layout.route.split('/').at(-1) ?? layout.route;
  const route = routeBelow(parent, { language: item.language, segment }, store);
  return { ...state, parentId, layout: { ...layout, route } };
}
