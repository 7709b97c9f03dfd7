import { type RefObject, useEffect, useState } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { coversControl } from './coversControl.ts';

/** Whether a control lies under a floating element, while it is watched. */
export function useCovers(floating: RefObject<Element | null>, isWatched: boolean): boolean {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    // Where the controls are is known without a layout of its own once the frame is painted.
    const check = afterPaint(() =>
      setCovering(floating.current !== null && coversControl(floating.current)),
    );
    // Scrolling and changes of the content move what is under it.
    const resizes = new ResizeObserver(check.request);
    resizes.observe(document.body);
    window.addEventListener('scroll', check.request, { passive: true });
    window.addEventListener('focusin', check.request);
    return () => {
      check.cancel();
      resizes.disconnect();
      window.removeEventListener('scroll', check.request);
      window.removeEventListener('focusin', check.request);
    };
  }, [floating, isWatched]);
  return isCovering;
}
