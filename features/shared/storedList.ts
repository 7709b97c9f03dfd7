import type { StoredText } from './storedText.ts';

/** A list on this device. All tabs of the site show the same one. */
export interface StoredList<Item> {
  /** The same object until the next change. */
  readonly items: () => readonly Item[];
  /** Calls the listener after each change, also of another tab. For `useSyncExternalStore`. */
  readonly onChange: (listener: () => void) => () => void;
  /** Returns whether the browser stores the items. If not, they are held until the page is closed. */
  readonly write: (items: readonly Item[]) => boolean;
}

/** How a list is stored as a text. */
interface ListFormat<Item> {
  /** Unreadable texts are empty lists. */
  readonly read: (text: string | null) => readonly Item[];
  readonly write: (items: readonly Item[]) => string;
}

/** The list that a stored text contains. */
export function createStoredList<Item>(
  stored: StoredText,
  format: ListFormat<Item>,
): StoredList<Item> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let stopFollowing: (() => void) | undefined;
  let known: { readonly text: string | null; readonly items: readonly Item[] } | undefined;
  return {
    items() {
      const text = stored.read();
      if (known?.text !== text) known = { text, items: format.read(text) };
      return known.items;
    },
    onChange(listener) {
      if (listeners.size === 0) stopFollowing = followOtherTabs(stored, tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopFollowing?.();
      };
    },
    write(items) {
      const isStored = stored.write(items.length > 0 ? format.write(items) : null);
      tell();
      return isStored;
    },
  };
}

/** Calls `tell` when another tab may have changed what is stored. Returns a function that ends it. */
function followOtherTabs(stored: StoredText, tell: () => void): () => void {
  // `null` means that everything was removed.
  const follow = ({ key }: StorageEvent) => {
    if (key !== stored.name && key !== null) return;
    stored.refresh();
    tell();
  };
  window.addEventListener('storage', follow);
  // A page restored by the back button has missed the changes of other tabs.
  window.addEventListener('pageshow', tell);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', tell);
  };
}
