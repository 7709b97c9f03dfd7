import { useCallback } from 'react';

let isRequested = false;

/** Makes the next title that appears take the focus. Call it when what the visitor has pressed is replaced. */
export function focusNextTitle(): void {
  isRequested = true;
}

/** The ref of a title that takes the focus when it was requested, so that screen readers announce it. */
export function useFocusedTitle() {
  return useCallback((title: HTMLElement | null) => {
    if (!title || !isRequested) return;
    isRequested = false;
    title.focus();
  }, []);
}
