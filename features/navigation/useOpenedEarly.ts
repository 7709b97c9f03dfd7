import { type Dispatch, type RefObject, useEffect } from 'react';
import type { MenuFact } from '#domain/navigation/openGroup.ts';

/** Reports the group that a visitor opened before hydration, when nothing listened to its event. */
export function useOpenedEarly(
  list: RefObject<HTMLElement | null>,
  dispatch: Dispatch<MenuFact>,
): void {
  useEffect(() => {
    const entries = [...(list.current?.children ?? [])];
    const index = entries.findIndex((entry) => entry.querySelector(':scope > details[open]'));
    if (index !== -1) dispatch({ kind: 'toggled', index, open: true });
  }, [list, dispatch]);
}
