import { compareStorageName } from './comparePresses.ts';

/** Holds the selection where the browser doesn't; outlives pages that are opened without a reload. */
let memory: string | null = null;

/** The selection as it was kept, by this page or by one before it in the session. */
export function keptSelection(): string | null {
  if (memory !== null) return memory;
  try {
    return sessionStorage.getItem(compareStorageName);
  } catch {
    return null;
  }
}

/**
 * Keeps the selection for the session, `null` for none; where the browser denies that or has no
 * room, for as long as no page is loaded.
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
