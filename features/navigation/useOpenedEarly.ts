import { type Dispatch, type RefObject, useEffect } from 'react';
import type { MenuFact } from '#domain/navigation/openGroup.ts';

/** Reports the group that a visitor opened before the script ran; the browser's event is gone by then. */
export function useOpenedEarly(
  list: RefObject<HTMLElement | null>,
  tell: Dispatch<MenuFact>,
): void {
  useEffect(() => {
    const entries = [...(list.current?.children ?? [])];
    const index = entries.findIndex((entry) => entry.querySelector(':scope > details[open]'));
    if (index !== -1) tell({ kind: 'toggled', index, open: true });
  }, [list, tell]);
}
