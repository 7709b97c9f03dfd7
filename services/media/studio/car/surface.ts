import type { Point } from '../core/maths.ts';
import { at, curveThrough, smoothstep } from '../core/maths.ts';
import { distanceToLine, samplePath } from '../core/path.ts';
import type { CarBody } from './body.ts';

/** How far the car's side stands out towards the viewer, on a grid over its side view. */
export interface Surface {
  readonly columns: number;
  readonly rows: number;
  /** Cells per centimetre. */
  readonly density: number;
  /** Painted metal. Row 0 is the road. */
  readonly metal: Float32Array;
  /** The glasshouse as if it were glass all over. */
  readonly glass: Float32Array;
}

/** Models the side of a body as a relief, so that light and mirror images can be worked out. */
export function surfaceOf(body: CarBody, density: number): Surface {
  const columns = Math.ceil(body.length * density);
  const rows = Math.ceil((body.height + 8) * density);
  const outline = samplePath(body.outline, 10);
  const metal = new Float32Array(columns * rows);
  const glass = new Float32Array(columns * rows);
  for (let column = 0; column < columns; column += 1) {
    const x = column / density;
    const profile = profileAt(body, x);
    for (let row = 0; row < rows; row += 1) {
      const y = row / density;
      const side = curveThrough(profile, y) + planOf(body, x);
      const index = row * columns + column;
      metal[index] = side - roundedEdge(body, outline, x, y) + flareAt(body, x, y);
      glass[index] = side;
    }
  }
  const radius = Math.max(1, Math.round(density * 0.9));
  return { columns, rows, density, metal: soften(metal, columns, rows, radius), glass };
}

function profileAt(body: CarBody, x: number): Point[] {
  const belt = curveThrough(body.belt, x);
  const crease = curveThrough(body.crease, x);
  const sill = body.floor + 9;
  const middle = sill + (crease - sill) * 0.42;
  return [
    [body.floor - 6, -12],
    [body.floor + 1, -5.5],
    [sill, -2.6],
    [middle, -2.1],
    [crease - 3, -0.35],
    [crease, 0],
    [crease + (belt - crease) * 0.55, -1.1],
    [belt - 1.5, -3.2],
    [belt + 2.5, -7.4],
    [belt + 14, -11.5],
    [belt + 60, -31],
    [belt + 140, -70],
  ];
}

function planOf(body: CarBody, x: number): number {
  const nose = Math.max(0, (85 - x) / 85);
  const tail = Math.max(0, (x - body.length + 75) / 75);
  return -15 * nose * nose - 12 * tail * tail;
}

function roundedEdge(body: CarBody, outline: readonly Point[], x: number, y: number): number {
  const { nose, top, tail } = body.rounding;
  const radius =
    top +
    (nose - top) * smoothstep(80, 8, x) +
    (tail - top) * smoothstep(body.length - 60, body.length - 6, x);
  const distance = distanceToLine(outline, x, y);
  if (distance >= radius) return 0;
  const inward = 1 - distance / radius;
  return radius * (1 - Math.sqrt(Math.max(0, 1 - inward * inward)));
}

function flareAt(body: CarBody, x: number, y: number): number {
  const { radius, front, rear } = body.wheels;
  const nearest = Math.min(Math.hypot(x - front, y - radius), Math.hypot(x - rear, y - radius));
  const beyond = (nearest - radius * 1.16) / (radius * 0.22);
  return 2.4 * Math.exp(-beyond * beyond);
}

function soften(cells: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  return slide(slide(cells, columns, rows, radius, 1, columns), columns, rows, radius, columns, 1);
}

function slide(
  cells: Float32Array,
  columns: number,
  rows: number,
  radius: number,
  step: number,
  stride: number,
): Float32Array {
  const result = new Float32Array(cells.length);
  const [lines, length] = step === 1 ? [rows, columns] : [columns, rows];
  for (let line = 0; line < lines; line += 1) {
    for (let i = 0; i < length; i += 1) {
      let total = 0;
      for (let k = -radius; k <= radius; k += 1) {
        const near = Math.min(length - 1, Math.max(0, i + k));
        total += at(cells, line * stride + near * step);
      }
      result[line * stride + i * step] = total / (2 * radius + 1);
    }
  }
  return result;
}
