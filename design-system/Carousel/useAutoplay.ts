import { useEffect, useState } from 'react';
import { reducedMotionQuery } from '#themes/queries.css.ts';
import type { Embla } from './embla.ts';

/** The autoplay state; `off` if the carousel has no autoplay. */
type Autoplay = 'off' | 'playing' | 'paused';

/**
 * Advances to the next slide every `everyMs`, unless autoplay is paused or the carousel has the
 * pointer or the focus.
 */
export function useAutoplay(embla: Embla | undefined, everyMs: number | undefined) {
  const [state, setState] = useState<Autoplay>('off');
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (everyMs !== undefined)
      setState(matchMedia(reducedMotionQuery).matches ? 'paused' : 'playing');
  }, [everyMs]);

  useEffect(() => {
    if (!embla || everyMs === undefined || state !== 'playing' || isHeld) return;
    const timer = setInterval(() => advance(embla), everyMs);
    return () => clearInterval(timer);
  }, [embla, everyMs, state, isHeld]);

  return {
    state,
    toggle: () => setState((before) => (before === 'playing' ? 'paused' : 'playing')),
    /** Event handlers for the element whose hover or focus stops the slides. */
    holders: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

/** Does nothing while the page is hidden. */
function advance(embla: Embla): void {
  if (document.hidden) return;
  if (embla.canScrollNext()) embla.scrollNext();
  else embla.scrollTo(0);
}
