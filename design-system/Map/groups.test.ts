import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupPoints, markerRoom, type PanePoint, spreadPoints } from './groups.ts';

const { width, height } = markerRoom;

const anyPoints = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) }),
  { maxLength: 30 },
);

/** The pairs of points whose markers would hide each other. */
function hiding(points: readonly PanePoint[]): number {
  const pairs = points.flatMap((one, index) =>
    points.slice(index + 1).map((other) => [one, other] as const),
  );
  return pairs.filter(
    ([one, other]) => Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height,
  ).length;
}

test('markers that hide each other are one group, at the one that hides most', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 300, y: 0 },
    { x: width - 1, y: height - 1 },
    { x: width, y: 0 },
  ];
  expect(groupPoints(points)).toEqual([[2, 0, 3], [1]]);
});

test('each marker is in one group, and groups never hide each other', () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      const groups = groupPoints(points);
      expect(groups.flat().toSorted((a, b) => a - b)).toEqual(points.map((_, index) => index));
      expect(hiding(groups.flatMap(([first = 0]) => points[first] ?? []))).toBe(0);
    }),
  );
});

test('a movement of the map changes no group', () => {
  fc.assert(
    fc.property(anyPoints, fc.integer(), fc.integer(), (points, right, down) => {
      const moved = points.map(({ x, y }) => ({ x: x + right, y: y + down }));
      expect(groupPoints(moved)).toEqual(groupPoints(points));
    }),
  );
});

test('spread markers never hide each other, and those that have room keep their place', () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      const spread = spreadPoints(points);
      expect(spread).toHaveLength(points.length);
      expect(hiding(spread)).toBe(0);
      for (const [first = 0] of groupPoints(points)) expect(spread[first]).toEqual(points[first]);
    }),
  );
});
