/** A text that the browser stores. */
export interface StoredText {
  /** The name of its item in the storage. */
  readonly name: string;
  readonly read: () => string | null;
  /** `null` removes it. Returns whether the browser has stored the change. */
  readonly write: (text: string | null) => boolean;
  /** Drops what is held in memory, because another tab changed the storage. */
  readonly refresh: () => void;
}

/**
 * A text in the browser's storage. If the storage is denied or full, the text is held in memory until
 * the next full page load, so that it survives client-side navigation.
 */
export function createStoredText(
  area: 'localStorage' | 'sessionStorage',
  name: string,
): StoredText {
  let memory: string | null = null;
  return {
    name,
    read() {
      if (memory !== null) return memory;
      try {
        return globalThis[area].getItem(name);
      } catch {
        return null;
      }
    },
    write(text) {
      memory = null;
      try {
        if (text === null) globalThis[area].removeItem(name);
        else globalThis[area].setItem(name, text);
        return true;
      } catch {
        memory = text;
        return false;
      }
    },
    refresh() {
      memory = null;
    },
  };
}
