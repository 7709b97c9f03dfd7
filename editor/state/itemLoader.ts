import type { AuthoredItem, AuthoringApi } from '../api/authoringApi.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';
import type { EditFact } from './editState.ts';
import type { StoredEdit } from './storedEdit.ts';

/** Loads the items of a page, each once. */
export interface ItemLoader {
  readonly load: (itemIds: readonly string[]) => void;
  /** Takes an item that the service has just made, which needn't be loaded. */
  readonly adopt: (item: AuthoredItem) => void;
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
  api: LoadingApi,
  language: string,
  options: LoaderOptions,
): ItemLoader {
  const loader = new Loader(api, language, options);
  return {
    load: (itemIds) => loader.load(itemIds),
    adopt: (item) => loader.adopt(item),
    whenLoaded: (itemId, action) => loader.whenLoaded(itemId, action),
    stored: options.stored,
  };
}

type LoadingApi = Pick<AuthoringApi, 'items'>;

class Loader {
  readonly #api: LoadingApi;
  readonly #language: string;
  readonly #options: LoaderOptions;
  readonly #asked = new Set<string>();
  readonly #loaded = new Set<string>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(api: LoadingApi, language: string, options: LoaderOptions) {
    this.#api = api;
    this.#language = language;
    this.#options = options;
  }

  load(itemIds: readonly string[]): void {
    const missing = [...new Set(itemIds)].filter((itemId) => !this.#asked.has(itemId));
    if (missing.length > 0) void this.#ask(missing);
  }

  adopt(item: AuthoredItem): void {
    this.#asked.add(item.itemId);
    this.#take(item);
  }

  whenLoaded(itemId: string, action: () => void): void {
    if (this.#loaded.has(itemId)) {
      action();
      return;
    }
    this.#waiting.set(itemId, [...(this.#waiting.get(itemId) ?? []), action]);
    this.load([itemId]);
  }

  async #ask(itemIds: readonly string[]): Promise<void> {
    const { onFailed } = this.#options;
    for (const itemId of itemIds) this.#asked.add(itemId);
    const answer = await this.#api.items(itemIds, this.#language);
    const items = answer.ok ? answer.value : [];
    for (const item of items) this.#take(item);
    for (const itemId of itemIds) if (!this.#loaded.has(itemId)) this.#asked.delete(itemId);
    if (!answer.ok) onFailed(answer.failure);
    else if (items.length < itemIds.length) onFailed({ kind: 'not-found' });
  }

  #take(item: AuthoredItem): void {
    const { itemId } = item;
    const { stored, dispatch } = this.#options;
    this.#loaded.add(itemId);
    dispatch({ type: 'itemLoaded', item });
    for (const edit of stored) if (edit.itemId === itemId) dispatch({ type: 'restored', ...edit });
    for (const action of this.#waiting.get(itemId) ?? []) action();
    this.#waiting.delete(itemId);
  }
}
