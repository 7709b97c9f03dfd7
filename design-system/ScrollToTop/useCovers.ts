import { type RefObject, useEffect, useState } from 'react';
import { afterPaint } from '../afterPaint.ts';

/** Whether a control lies under a floating element, while it is watched. */
export function useCovers(floating: RefObject<Element | null>, isWatched: boolean): boolean {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    // Where the controls are is known without a layout of its own once the frame is painted.
    const check = afterPaint(async () => setCovering(await isCovered(floating.current)));
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

/** Loads the code with the first check, because many visitors don't scroll so far. Without it, the button stays. */
async function isCovered(floating: Element | null): Promise<boolean> {
  if (!floating) return false;
  const code = await import('./coversControl.ts').catch(() => undefined);
  return code?.coversControl(floating) ?? false;
}
