import { compareStorageName } from './comparePresses.ts';

/** Holds the selection if the browser can't; survives client-side navigation. */
let memory: string | null = null;

/** The selection stored by this page or an earlier one of the session. */
export function keptSelection(): string | null {
  if (memory !== null) return memory;
  try {
    return sessionStorage.getItem(compareStorageName);
  } catch {
    return null;
  }
}

/**
 * Stores the selection for the session; `null` removes it. If the storage is denied or full, the
 * selection is kept until the next full page load.
 */
export function keepSelection(text: string | null): void {
  memory = null;
  try {
    if (text === null) sessionStorage.removeItem(compareStorageName);
    else sessionStorage.setItem(compareStorageName, text);
  } catch {
    memory = text;
  }
}
