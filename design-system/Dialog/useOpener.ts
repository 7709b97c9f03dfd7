import { useRef } from 'react';

/**
 * For a window that its parent opens: gives the focus back to whatever had it before. One with a
 * trigger of its own does so by itself.
 */
export function useOpener(hasTrigger: boolean) {
  const opener = useRef<Element>(null);
  if (hasTrigger) return {};
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
