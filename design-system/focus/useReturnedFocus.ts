import { useRef } from 'react';
import { moveFocus } from './focus.ts';

/**
 * Returns the focus to the previously focused element when a dialog without a trigger closes, or moves it to the element
 * that `focusAfterClose` returns. Radix returns it for dialogs with a trigger.
 */
export function useReturnedFocus(
  hasTrigger: boolean,
  focusAfterClose?: (() => HTMLElement | null | undefined) | undefined,
) {
  const opener = useRef<Element>(null);
  if (hasTrigger) return {};
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const next = focusAfterClose?.();
      if (next) moveFocus(next, 'still');
      else moveFocus(opener.current);
    },
  };
}
