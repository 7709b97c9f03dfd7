import { useRef } from 'react';

/**
 * Returns the focus to the previously focused element when a dialog without a trigger closes. Radix
 * does so for dialogs with a trigger.
 */
export function useOpener(
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
      const next = focusAfterClose?.() ?? opener.current;
      if (next instanceof HTMLElement) next.focus({ preventScroll: next !== opener.current });
    },
  };
}
