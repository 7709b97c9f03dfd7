import { type Dispatch, type RefObject, useEffect } from 'react';
import type { OpenGroupFact } from '#domain/navigation/openGroupState.ts';
import { isRow } from './menuRow.ts';

/**
 * Reports the group that a visitor opened before hydration, when nothing listened to its event. If the focus has left the
 * list since, the group is closed.
 */
export function useOpenedEarly(
  list: RefObject<HTMLElement | null>,
  dispatch: Dispatch<OpenGroupFact>,
): void {
  useEffect(() => {
    const { current } = list;
    const entries = [...(current?.children ?? [])];
    const groups = entries.map((entry) => entry.querySelector<HTMLDetailsElement>(openGroup));
    const index = groups.findIndex((group) => group !== null);
    const group = groups[index];
    if (!current || !group) return;
    // The state has no open group, so React wouldn't close it.
    if (isRow() && hasFocusLeft(current)) group.open = false;
    else dispatch({ type: 'toggled', index, open: true });
  }, [list, dispatch]);
}

const openGroup = ':scope > details[open]';

/** Whether the focus is on something else. A page without focus, as after a press with the pointer, doesn't count. */
function hasFocusLeft(element: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !element.contains(activeElement);
}
