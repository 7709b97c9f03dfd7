import type { Point } from './maths.ts';
import { at } from './maths.ts';

/**
 * Points along a path of absolute `M`, `L` and `C` commands, evenly spread within each command.
 * That is the whole grammar the car bodies are written in.
 */
export function samplePath(d: string, perCurve = 24): Point[] {
  const points: Point[] = [];
  for (const [, command, body] of d.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = (body ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const step = command === 'C' ? 6 : 2;
    for (let i = 0; i + step <= numbers.length; i += step) {
      if (step === 2) points.push([at(numbers, i), at(numbers, i + 1)]);
      else points.push(...cubic(points.at(-1) ?? [0, 0], numbers.slice(i, i + 6), perCurve));
    }
  }
  return points;
}

function cubic(from: Point, handles: readonly number[], count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count;
    return [bezier(from[0], handles, 0, t), bezier(from[1], handles, 1, t)] as const;
  });
}

function bezier(start: number, handles: readonly number[], axis: number, t: number): number {
  const u = 1 - t;
  return (
    u * u * u * start +
    3 * u * u * t * at(handles, axis) +
    3 * u * t * t * at(handles, axis + 2) +
    t * t * t * at(handles, axis + 4)
  );
}

/** Distance from a point to the nearest stretch of a line of points. */
export function distanceToLine(line: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i += 1) {
    const [ax, ay] = line[i - 1] ?? [0, 0];
    const [bx, by] = line[i] ?? [0, 0];
    const dx = bx - ax;
    const dy = by - ay;
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
    const ex = x - ax - t * dx;
    const ey = y - ay - t * dy;
    nearest = Math.min(nearest, ex * ex + ey * ey);
  }
  return Math.sqrt(nearest);
}
