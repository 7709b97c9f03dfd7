import { compareStorageName } from './comparePresses.ts';

/** Where a selection is kept between the pages of a session, as text. Never throws. */
export interface CompareStorage {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/**
 * The storage of the session; in its place the memory of the page where a browser denies it or it
 * is full. The memory outlives pages that are opened without a reload.
 */
export function openCompareStorage(): CompareStorage {
  return { read, write };
}

let memory: string | null = null;

function read(): string | null {
  if (memory !== null) return memory;
  try {
    return sessionStorage.getItem(compareStorageName);
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    sessionStorage.setItem(compareStorageName, text);
    memory = null;
  } catch {
    memory = text;
  }
}
