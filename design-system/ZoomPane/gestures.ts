import type { Point, ZoomFact } from './zoomState.ts';

/** A place in the window, in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place and a time in ms. */
export interface Tap extends Spot {
  readonly at: number;
}

/** The maximum duration of a tap, and the maximum time between two of a double tap, in ms. */
const tapMs = 300;

/** The maximum distance that a finger moves during a tap, and between two, in px. */
const tapPx = 24;

type Frame = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The place of a pointer or wheel event. */
export function spotOf({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Spot {
  return { x: clientX, y: clientY };
}

/** A place as fractions of the frame's size, from its centre. */
export function pointIn({ left, top, width, height }: Frame, { x, y }: Spot): Point {
  return { x: (x - left) / width - 0.5, y: (y - top) / height - 0.5 };
}

/** What one or two pointers did that moved from `before` to `after`. */
export function changeOf(
  before: readonly Spot[],
  after: readonly Spot[],
  frame: Frame,
): readonly ZoomFact[] {
  const [from, to] = [middle(before), middle(after)];
  const by = { x: (to.x - from.x) / frame.width, y: (to.y - from.y) / frame.height };
  const dragged: ZoomFact = { type: 'dragged', by };
  const apart = spread(before);
  if (apart === 0) return [dragged];
  const factor = spread(after) / apart;
  return [{ type: 'scaled', factor, at: pointIn(frame, from) }, dragged];
}

/** Whether a pointer that went down and up was a tap, and the second one of a double tap. */
export function tapOf(
  down: Tap | undefined,
  up: Tap,
  last: Tap | undefined,
): { readonly kind: 'none' | 'double' } | { readonly kind: 'tap'; readonly tap: Tap } {
  if (!down || !isNear(down, up)) return { kind: 'none' };
  return last && isNear(last, up) ? { kind: 'double' } : { kind: 'tap', tap: up };
}

function isNear(one: Tap, other: Tap): boolean {
  return other.at - one.at <= tapMs && Math.hypot(other.x - one.x, other.y - one.y) <= tapPx;
}

function middle(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

/** The distance of the first two pointers; 0 for one. */
function spread([one, other]: readonly Spot[]): number {
  return one && other ? Math.hypot(other.x - one.x, other.y - one.y) : 0;
}
