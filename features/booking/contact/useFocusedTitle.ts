import { useCallback, useRef } from 'react';

/**
 * Moves the focus to a title that appears because of what the visitor pressed, so that screen readers
 * announce where they are. A page that was just loaded keeps its focus.
 */
export function useFocusedTitle() {
  const isFirst = useRef(true);
  return useCallback((title: HTMLElement | null) => {
    if (!title || !isFirst.current) return;
    isFirst.current = false;
    // The pressed button is gone, so its focus has moved to the body.
    if (document.readyState === 'complete' && navigator.userActivation?.hasBeenActive !== false) {
      title.focus();
    }
  }, []);
}
