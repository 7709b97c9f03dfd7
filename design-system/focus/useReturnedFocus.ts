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
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      skipUnavailable(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const next = focusAfterClose?.();
      if (next) moveFocus(next, 'still');
      else moveFocus(opener.current);
    },
  };
}

/** Radix gives the focus to the first control, even to one that can't be used yet. */
function skipUnavailable(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const controls = [...event.target.querySelectorAll('a[href], button:enabled, input:enabled')];
  if (controls[0]?.ariaDisabled !== 'true') return;
  event.preventDefault();
  moveFocus(controls.find(({ ariaDisabled }) => ariaDisabled !== 'true'));
}
