import type { AuthoringApi } from '../api/authoringApi.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';
import type { EditFact } from './editState.ts';
import type { StoredEdit } from './storedEdit.ts';

/** Loads the items of a page, each once. */
export interface ItemLoader {
  readonly load: (itemIds: readonly string[]) => void;
  /** Runs an action once an item is loaded, in the order of the calls. */
  readonly whenLoaded: (itemId: string, action: () => void) => void;
  /** The words of the last time that the service hadn't confirmed. */
  readonly stored: readonly StoredEdit[];
}

interface LoaderOptions {
  readonly stored: readonly StoredEdit[];
  readonly dispatch: (fact: EditFact) => void;
  readonly onFailed: (failure: AuthoringFailure) => void;
}

/** Creates the loader of a page. An item that couldn't be loaded is loaded when it is asked for again. */
export function createItemLoader(
  api: Pick<AuthoringApi, 'items'>,
  language: string,
  { stored, dispatch, onFailed }: LoaderOptions,
): ItemLoader {
  const asked = new Set<string>();
  const loaded = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();

  const ask = async (itemIds: readonly string[]) => {
    for (const itemId of itemIds) asked.add(itemId);
    const answer = await api.items(itemIds, language);
    const items = answer.ok ? answer.value : [];
    for (const item of items) {
      const { itemId } = item;
      loaded.add(itemId);
      dispatch({ type: 'itemLoaded', item });
      for (const edit of stored.filter((each) => each.itemId === itemId))
        dispatch({ type: 'restored', ...edit });
      for (const action of waiting.get(itemId) ?? []) action();
      waiting.delete(itemId);
    }
    for (const itemId of itemIds) if (!loaded.has(itemId)) asked.delete(itemId);
    if (!answer.ok) onFailed(answer.failure);
    else if (items.length < itemIds.length) onFailed({ kind: 'not-found' });
  };

  const load = (itemIds: readonly string[]) => {
    const missing = [...new Set(itemIds)].filter((itemId) => !asked.has(itemId));
    if (missing.length > 0) void ask(missing);
  };

  return {
    load,
    whenLoaded: (itemId, action) => {
      if (loaded.has(itemId)) return action();
      waiting.set(itemId, [...(waiting.get(itemId) ?? []), action]);
      load([itemId]);
    },
    stored,
  };
}
