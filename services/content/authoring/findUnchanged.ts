import { ok } from '#domain/result.ts';
import type { Item } from '../model.ts';
import type { ContentStore } from '../store.ts';
import type { AuthoredContent, ItemChange } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { refuseChanged } from './findConflicts.ts';
import { findAllLanguages, type ItemReference } from './findItem.ts';
import type { ItemState } from './itemState.ts';
import { stateOf } from './stateOf.ts';

/** How a change of an item as a whole names it. */
export interface BasedReference extends ItemReference {
  /** The revision that the caller read, in any language. Undefined: the change is made whatever there is. */
  readonly baseRevision?: string | null | undefined;
}

type SomeItems = readonly [Item, ...Item[]];

/** An item in all its languages, unless it isn't the one that the caller read. */
export function findUnchanged(
  content: AuthoredContent,
  { baseRevision, ...reference }: BasedReference,
): AuthoringResult<SomeItems> {
  const found = findAllLanguages(content, reference);
  if (!found.ok) return found;
  const [first, ...rest] = found.value;
  if (!first) return invalid('The item is in no language.', 'itemId');
  // The caller read the item in one of its languages.
  const checks = found.value.map((item) => refuseChanged(content, item, baseRevision));
  const refused = checks.every(({ ok: isFresh }) => !isFresh) ? checks[0] : undefined;
  return refused && !refused.ok ? refused : ok([first, ...rest]);
}

/** A change of several items, or of one in several languages. */
export function changesOf(
  items: readonly Item[],
  store: ContentStore,
  change: (state: ItemState, item: Item) => ItemState | undefined,
  note: string,
): readonly ItemChange[] {
  return items.map((item) => {
    const { id, language } = item;
    return { item: id, language, state: change(stateOf(item, store), item), note };
  });
}
