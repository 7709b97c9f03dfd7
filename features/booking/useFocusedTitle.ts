import { useCallback } from 'react';

/**
 * Moves the focus to a title that replaces what the visitor has pressed, so that screen readers announce
 * where they are. A page that has just been opened keeps its focus.
 */
export function useFocusedTitle() {
  return useCallback((title: HTMLElement | null) => {
    // The pressed button is gone, so the body has its focus.
    const isLost = document.activeElement === document.body;
    if (title && isLost && navigator.userActivation.hasBeenActive) title.focus();
  }, []);
}
