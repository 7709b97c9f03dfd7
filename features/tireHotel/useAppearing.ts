import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a title when its part appears in place of what had the focus, such as the chosen
 * date. A part that is there from the start leaves the focus alone.
 */
export function useAppearing(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return title;
}
