import { type TouchEvent, useRef, useState } from 'react';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The touches of an element. */
export interface SwipeHandlers {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Counts the swipes over an element towards what comes next. */
export function useSwipes(): { readonly swipes: number; readonly touch: SwipeHandlers } {
  const start = useRef<Point>(undefined);
  const [swipes, setSwipes] = useState(0);
  return {
    swipes,
    touch: {
      onTouchStart: ({ touches }) => {
        // Two fingers zoom.
        start.current = touches.length === 1 ? touches[0] : undefined;
      },
      onTouchEnd: ({ changedTouches }) => {
        const end = changedTouches[0];
        if (start.current && end && isSwipe(start.current, end)) setSwipes(swipes + 1);
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
