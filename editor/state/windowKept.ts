import type { KeptTexts } from '../editorServices.ts';

/**
 * The local storage of the browser. It is synchronous, so that the last keystroke before a crash is in it. A browser that keeps
 * nothing, or is full, is no reason to stop: then only the service keeps what is typed.
 */
export const windowKept: KeptTexts = {
  getItem: (key) => orNothing(() => window.localStorage.getItem(key)) ?? null,
  setItem: (key, text) => orNothing(() => window.localStorage.setItem(key, text)),
  removeItem: (key) => orNothing(() => window.localStorage.removeItem(key)),
};

function orNothing<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
