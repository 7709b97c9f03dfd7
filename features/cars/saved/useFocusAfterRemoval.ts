import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { isFocusLost, moveFocus } from '#design-system/focus/focus.ts';

/**
 * When a card with the focus is removed, moves the focus to the card that took its place, or to the
 * first link if there is none.
 */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, cards: number) {
  const place = useRef<{ readonly at: number; readonly cards: number }>(undefined);
  useEffect(() => {
    const last = place.current;
    if (!last || cards >= last.cards || !isFocusLost()) return;
    place.current = undefined;
    const next = root.current?.querySelectorAll('li')[Math.min(last.at, cards - 1)];
    const target = next?.querySelector('button') ?? root.current?.querySelector('a');
    moveFocus(target, 'still');
  }, [root, cards]);
  return {
    onFocus({ target }: FocusEvent) {
      const items = [...(root.current?.querySelectorAll('li') ?? [])];
      place.current = { at: items.findIndex((item) => item.contains(target)), cards };
    },
  };
}
