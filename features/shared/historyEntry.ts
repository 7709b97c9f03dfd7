import { isRecord } from '#domain/record.ts';

/** What the current entry of the browser's history says under a name; `undefined` if nothing. */
export function readEntry(name: string): unknown {
  const state: unknown = window.history.state;
  return isRecord(state) ? state[name] : undefined;
}

/** Writes a value under a name into the current entry of the history, or into a new one at the same address. */
export function writeEntry(name: string, value: unknown, entry: 'current' | 'new'): void {
  const write = entry === 'new' ? 'pushState' : 'replaceState';
  // The framework keeps its own state there.
  window.history[write]({ ...window.history.state, [name]: value }, '');
}
