import { existsSync, watch } from 'node:fs';
import { loadSeed } from './loading/loadSeed.ts';
import { type ContentStore, createStore } from './store.ts';

/** The current content, which can be reloaded. */
export interface LiveContent {
  current: () => ContentStore;
  /** Reloads the seed; requests in progress finish with the content they started with. */
  reload: () => void;
  /** Reloads whenever a seed file changes, until closed. */
  watch: (onReload: (store: ContentStore) => void) => void;
  close: () => void;
}

/** Debounce time (ms): an editor saves a file in several steps, which count as one change. */
const settleTime = 50;

/** Loads the seed and keeps it in memory. */
export function createLiveContent(seedFolder: string, tenantName: string): LiveContent {
  const load = () => createStore(loadSeed(seedFolder, tenantName));
  let store = load();
  const closing = new AbortController();

  function reload(): void {
    store = load();
  }

  function watchSeed(onReload: (store: ContentStore) => void): void {
    if (!existsSync(seedFolder)) return;
    let timer: NodeJS.Timeout | undefined;
    watch(seedFolder, { recursive: true, signal: closing.signal }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reload();
        onReload(store);
      }, settleTime).unref();
    });
  }

  return { current: () => store, reload, watch: watchSeed, close: () => closing.abort() };
}
