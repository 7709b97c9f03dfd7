import { useLayoutEffect, useState } from 'react';
import type { FiltersStart } from './carListSetup.ts';

/** The name under which the session keeps whether filters are shown on wide windows. */
const storageName = 'carListFilters';

export interface FiltersShown {
  readonly state: FiltersStart;
  readonly toggle: () => void;
}

/** Whether filters stand beside the list on wide windows, as the visitor left them. */
export function useFiltersShown(start: FiltersStart): FiltersShown {
  const [state, setState] = useState(start);
  useLayoutEffect(() => {
    const kept = read();
    if (kept) setState(kept);
  }, []);
  const toggle = () => {
    const next = state === 'shown' ? 'hidden' : 'shown';
    setState(next);
    write(next);
  };
  return { state, toggle };
}

function read(): FiltersStart | undefined {
  try {
    const kept = window.sessionStorage.getItem(storageName);
    return kept === 'shown' || kept === 'hidden' ? kept : undefined;
  } catch {
    // Denied: the list begins as its editor decided.
    return undefined;
  }
}

function write(state: FiltersStart): void {
  try {
    window.sessionStorage.setItem(storageName, state);
  } catch {
    // Denied: it holds as long as the page does.
  }
}
