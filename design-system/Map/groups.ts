/** A point of the map's pane, in px. */
export interface PanePoint {
  readonly x: number;
  readonly y: number;
}

/** The room that a marker needs, in px: its pin, its tip and what keeps it apart from its neighbours. */
export const markerRoom = { width: 52, height: 60 } as const;

function overlap(one: PanePoint, other: PanePoint): boolean {
  const { width, height } = markerRoom;
  return Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height;
}

/**
 * Groups markers that would hide each other. A group stands where that marker does which would hide most others, so
 * groups don't hide each other either; which markers they have changes with the zoom and not with a movement of the map.
 *
 * @returns the indices of the markers of each group, first the one where it stands.
 */
export function groupPoints(points: readonly PanePoint[]): readonly (readonly number[])[] {
  const hidden = points.map((point) => points.filter((other) => overlap(point, other)).length);
  const order = [...points.keys()].toSorted((a, b) => (hidden[b] ?? 0) - (hidden[a] ?? 0));
  const groups: { readonly at: PanePoint; readonly members: number[] }[] = [];
  for (const index of order) {
    const point = points[index] ?? { x: 0, y: 0 };
    const group = groups.find(({ at }) => overlap(at, point));
    if (group) group.members.push(index);
    else groups.push({ at: point, members: [index] });
  }
  return groups.map(({ members }) => members);
}

/** Where markers stand that can't be told apart by zooming in: beside each other, as near to their places as fits. */
export function spreadPoints(points: readonly PanePoint[]): readonly PanePoint[] {
  const spread = [...points];
  const groups = groupPoints(points);
  const taken = groups.flatMap(([first = 0]) => points[first] ?? []);
  for (const index of groups.flatMap(([, ...others]) => others)) {
    const point = freeNear(points[index] ?? { x: 0, y: 0 }, taken);
    spread[index] = point;
    taken.push(point);
  }
  return spread;
}

/** The nearest free point on a grid around a point. A ring with more points than are taken by four has a free one. */
function freeNear(around: PanePoint, taken: readonly PanePoint[]): PanePoint {
  for (let ring = 1; ring <= taken.length + 1; ring++) {
    const free = ringAround(around, ring).find((point) => !taken.some((at) => overlap(at, point)));
    if (free) return free;
  }
  return around;
}

function ringAround({ x, y }: PanePoint, ring: number): readonly PanePoint[] {
  const steps = Array.from({ length: 2 * ring + 1 }, (_, index) => index - ring);
  return steps
    .flatMap((across) => steps.map((down) => ({ across, down })))
    .filter(({ across, down }) => Math.max(Math.abs(across), Math.abs(down)) === ring)
    .toSorted((one, other) => distance(one) - distance(other))
    .map(({ across, down }) => ({
      x: x + across * markerRoom.width,
      y: y + down * markerRoom.height,
    }));
}

function distance({ across, down }: { readonly across: number; readonly down: number }): number {
  return Math.hypot(across, down);
}
