import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { reducedMotionQuery } from '#themes/queries.css.ts';

/** Whether the slides go on by themselves: not at all, yes, or not at the moment. */
type Autoplay = 'off' | 'playing' | 'paused';

/** Goes to the next slide every so often, while nobody is on the carousel or has paused it. */
export function useAutoplay(embla: EmblaCarouselType | undefined, everyMs: number | undefined) {
  const [state, setState] = useState<Autoplay>('off');
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (everyMs !== undefined)
      setState(matchMedia(reducedMotionQuery).matches ? 'paused' : 'playing');
  }, [everyMs]);

  useEffect(() => {
    if (!embla || everyMs === undefined || state !== 'playing' || isHeld) return;
    const timer = setInterval(() => goOn(embla), everyMs);
    return () => clearInterval(timer);
  }, [embla, everyMs, state, isHeld]);

  return {
    state,
    toggle: () => setState((before) => (before === 'playing' ? 'paused' : 'playing')),
    /** For the element whose visitors hold the slides still. */
    holders: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

/** Nothing moves where nobody looks. */
function goOn(embla: EmblaCarouselType): void {
  if (document.hidden) return;
  if (embla.canScrollNext()) embla.scrollNext();
  else embla.scrollTo(0);
}
