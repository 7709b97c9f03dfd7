import { type RefObject, useEffect, useState } from 'react';
import { coversControl } from './coversControl.ts';

/** Whether a control lies under a floating element, while it is watched. */
export function useCovers(floating: RefObject<Element | null>, isWatched: boolean): boolean {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    const check = () => setCovering(floating.current !== null && coversControl(floating.current));
    // Scrolling and changes of the content move what is under it.
    const resizes = new ResizeObserver(check);
    resizes.observe(document.body);
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('focusin', check);
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', check);
      window.removeEventListener('focusin', check);
    };
  }, [floating, isWatched]);
  return isCovering;
}
