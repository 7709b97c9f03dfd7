import { type Dispatch, type RefObject, useEffect } from 'react';
import type { OpenGroupFact } from '#domain/navigation/openGroupState.ts';

/** Reports the group that a visitor opened before hydration, when nothing listened to its event. */
export function useOpenedEarly(
  list: RefObject<HTMLElement | null>,
  dispatch: Dispatch<OpenGroupFact>,
): void {
  useEffect(() => {
    const entries = [...(list.current?.children ?? [])];
    const index = entries.findIndex((entry) => entry.querySelector(':scope > details[open]'));
    if (index !== -1) dispatch({ type: 'toggled', index, open: true });
  }, [list, dispatch]);
}
