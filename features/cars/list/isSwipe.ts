/** Where a finger touches the window, in px. */
export interface TouchPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** The shortest way of a swipe, in px. */
const shortest = 30;

/** Whether a finger has moved to the left, and hardly up or down, where it scrolls the page. */
export function isSwipe(start: TouchPoint, end: TouchPoint): boolean {
  const way = start.clientX - end.clientX;
  return way > shortest && way > 2 * Math.abs(start.clientY - end.clientY);
}
