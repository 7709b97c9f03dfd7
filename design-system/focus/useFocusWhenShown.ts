import { type RefObject, useEffect, useRef } from 'react';
import { type FocusScroll, moveFocus, moveLostFocus } from './focus.ts';

/**
 * Moves the focus to an element when its part appears: `always`, or if the part replaces what had the focus (`lost`).
 * Returns the ref of the element.
 */
export function useFocusWhenShown<Shown extends HTMLElement>(
  when: 'always' | 'lost',
  scroll: FocusScroll = 'scroll',
): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const move = when === 'lost' ? moveLostFocus : moveFocus;
    move(shown.current, scroll);
  }, [when, scroll]);
  return shown;
}
