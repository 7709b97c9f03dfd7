import { useLayoutEffect, useState } from 'react';
import type { FiltersStart } from './carListSetup.ts';

/** The session storage key for whether filters are shown in wide windows. */
const storageName = 'carListFilters';

export interface FiltersShown {
  readonly state: FiltersStart;
  readonly toggle: () => void;
}

/** Whether filters are shown beside the list in wide windows, as the visitor last chose. */
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
    // Storage is denied: the editor's setting applies.
    return undefined;
  }
}

function write(state: FiltersStart): void {
  try {
    window.sessionStorage.setItem(storageName, state);
  } catch {
    // Storage is denied: the choice lasts as long as the page.
  }
}
