import { type TouchEvent, useRef, useState } from 'react';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

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
  const start = useRef<Point>(undefined);
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

/** The shortest way of a swipe, in px. */
const shortest = 30;

/** Whether a finger has moved to the left, and hardly up or down, where it scrolls the page. */
function isSwipe(start: Point, end: Point): boolean {
  const way = start.clientX - end.clientX;
  return way > shortest && way > 2 * Math.abs(start.clientY - end.clientY);
}
