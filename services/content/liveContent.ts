import { existsSync, watch } from 'node:fs';
import { loadSeed } from './loading/loadSeed.ts';
import { type ContentStore, createStore } from './store.ts';

/** The content as it is now. */
export interface LiveContent {
  current: () => ContentStore;
  /** Reads the seed again; requests under way finish with what they began with. */
  reload: () => void;
  /** Rereads whenever a seed file changes, until closed. */
  watch: (onReload: (store: ContentStore) => void) => void;
  close: () => void;
}

/** An editor saves a file in several steps; they count as one change within this time (ms). */
const settleTime = 50;

/** Loads the seed and keeps it. */
export function createLiveContent(seedFolder: string): LiveContent {
  let store = createStore(loadSeed(seedFolder));
  const closing = new AbortController();

  function reload(): void {
    store = createStore(loadSeed(seedFolder));
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
