/** The maximum enlargement. */
export const maxScale = 3;

/** The enlargement of a double tap. */
const tapScale = 2;

/** The factor of one step by key or button. */
const stepFactor = 1.5;

/** A point of the pane as fractions of its size, from its centre: the corners are ±0.5. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much of the content is visible. `moved` is its offset as a fraction of the pane. */
export type ZoomState = { readonly kind: 'whole' } | Enlarged;

interface Enlarged {
  readonly kind: 'zoomed';
  readonly scale: number;
  readonly moved: Point;
}

/** What the visitor did. */
export type ZoomFact =
  | { readonly type: 'scaled'; readonly factor: number; readonly at: Point }
  | { readonly type: 'doubleTapped'; readonly at: Point }
  | { readonly type: 'dragged'; readonly by: Point }
  | { readonly type: 'steppedIn' }
  | { readonly type: 'steppedOut' }
  | { readonly type: 'reset' };

/** The whole content. */
export const whole: ZoomState = { kind: 'whole' };

const centre: Point = { x: 0, y: 0 };

/** The zoom after a fact. The content always covers the pane, and is at most three times as large. */
export function zoomReducer(zoom: ZoomState, fact: ZoomFact): ZoomState {
  switch (fact.type) {
    case 'scaled':
      return scaledBy(zoom, fact.factor, fact.at);
    case 'doubleTapped':
      return zoom.kind === 'whole' ? scaledBy(zoom, tapScale, fact.at) : whole;
    case 'dragged':
      return draggedBy(zoom, fact.by);
    case 'steppedIn':
      return scaledBy(zoom, stepFactor, centre);
    case 'steppedOut':
      return scaledBy(zoom, 1 / stepFactor, centre);
    case 'reset':
      return whole;
  }
}

/** The current enlargement; 1 for the whole content. */
export function scaleOf(zoom: ZoomState): number {
  return zoom.kind === 'whole' ? 1 : zoom.scale;
}

/** The point of the content under `at` stays there, as far as the edges allow. */
function scaledBy(zoom: ZoomState, factor: number, at: Point): ZoomState {
  const before = scaleOf(zoom);
  const moved = zoom.kind === 'whole' ? centre : zoom.moved;
  const scale = Math.min(before * factor, maxScale);
  // Repeated steps leave rounding errors; just above 1 nothing could be seen of them.
  if (!(scale > 1.001)) return whole;
  const ratio = scale / before;
  return within({
    scale,
    moved: { x: at.x - (at.x - moved.x) * ratio, y: at.y - (at.y - moved.y) * ratio },
  });
}

function draggedBy(zoom: ZoomState, by: Point): ZoomState {
  if (zoom.kind === 'whole') return zoom;
  const { scale, moved } = zoom;
  const next = within({ scale, moved: { x: moved.x + by.x, y: moved.y + by.y } });
  // At an edge, nothing is rendered again for content that is still dragged or gliding.
  return next.moved.x === moved.x && next.moved.y === moved.y ? zoom : next;
}

function within({ scale, moved }: Omit<Enlarged, 'kind'>): Enlarged {
  const max = (scale - 1) / 2;
  const limit = (value: number) => Math.max(-max, Math.min(value, max));
  return { kind: 'zoomed', scale, moved: { x: limit(moved.x), y: limit(moved.y) } };
}
