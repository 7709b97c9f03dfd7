import { type PointerEvent, useEffect, useRef } from 'react';
import { reducedMotionQuery } from '#themes/queries.css.ts';
import { spotOf, type Tap } from './gestures.ts';
import { playGlide, velocityOf } from './glide.ts';
import { scaleOf, type ZoomFact, type ZoomState } from './zoomState.ts';

/** Lets enlarged content glide on when it is thrown, until it is touched, enlarged or reduced. */
export function useGlide(zoom: ZoomState, dispatch: (fact: ZoomFact) => void) {
  /** Where the finger has been; nothing after two fingers, which are never lifted at the same time. */
  const trail = useRef<readonly Tap[] | undefined>(undefined);
  const running = useRef(() => {});
  const scale = scaleOf(zoom);

  // biome-ignore lint/correctness/useExhaustiveDependencies(scale): keys and buttons stop it too.
  useEffect(() => () => running.current(), [scale]);

  const stop = () => {
    running.current();
    trail.current = [];
  };

  const follow = (event: PointerEvent, fingers: number) => {
    const spot = { ...spotOf(event), at: event.timeStamp };
    const { current } = trail;
    trail.current = fingers === 1 && current ? [...current, spot].slice(-maxSpots) : undefined;
  };

  const start = ({ currentTarget, timeStamp }: PointerEvent) => {
    const velocity = velocityOf(trail.current ?? [], timeStamp);
    stop();
    if (matchMedia(reducedMotionQuery).matches) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    running.current = playGlide(velocity, ({ x, y }) =>
      dispatch({ type: 'dragged', by: { x: x / width, y: y / height } }),
    );
  };

  return { stop, follow, start };
}

/** More than a finger sends in the time that tells its speed. */
const maxSpots = 32;
