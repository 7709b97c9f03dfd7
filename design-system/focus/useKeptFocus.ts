import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost, moveFocus } from './focus.ts';

/**
 * Keeps the focus in a region, which needs `tabIndex={-1}`: when a render of the component has removed what had the focus
 * there, such as a button that tries again, the region gets it, so that the keyboard goes on at that place.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    const place = region.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) focused.current = target;
    };
    place?.addEventListener('focusin', note);
    return () => place?.removeEventListener('focusin', note);
  }, [region]);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (isFocusLost()) moveFocus(region.current, 'still');
  });
}
