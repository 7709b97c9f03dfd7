import { type TouchEvent, useRef, useState } from 'react';
import { isSwipe, type TouchPoint } from './isSwipe.ts';

interface SwipeHandlers {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** The swipes over an element towards what comes next. */
export interface Swipes {
  readonly count: number;
  /** The element's touch handlers, which count the swipes. */
  readonly touch: SwipeHandlers;
}

/** Counts the swipes over an element. */
export function useSwipes(): Swipes {
  const start = useRef<TouchPoint>(undefined);
  const [count, setCount] = useState(0);
  return {
    count,
    touch: {
      onTouchStart: ({ touches }) => {
        // Two fingers zoom.
        start.current = touches.length === 1 ? touches[0] : undefined;
      },
      onTouchEnd: ({ changedTouches }) => {
        const end = changedTouches[0];
        if (start.current && end && isSwipe(start.current, end)) setCount(count + 1);
      },
    },
  };
}
