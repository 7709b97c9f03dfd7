import { randomFrom } from '../core/random.ts';
import { ellipse, path, rect, Sheet, type Stop } from '../core/sheet.ts';

/** What a scene is painted on: a sheet of some size, and chance that is the same every time. */
export interface Canvas {
  readonly sheet: Sheet;
  readonly w: number;
  readonly h: number;
  readonly chance: () => number;
}

export function createCanvas(w: number, h: number, seed: number): Canvas {
  return { sheet: new Sheet(w, h), w, h, chance: randomFrom(seed) };
}

/** The whole ground in a gradient from top to bottom. */
export function backdrop({ sheet, w, h }: Canvas, stops: readonly Stop[]): string {
  return rect(0, 0, w, h, { fill: sheet.linear(stops) });
}

/** A soft light somewhere on the picture; position and size as shares of the width. */
export function glow(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  colour: string,
  strength = 0.8,
): string {
  const { sheet, w, h } = canvas;
  const stops: Stop[] = [
    [0, colour, strength],
    [0.4, colour, strength * 0.35],
    [1, colour, 0],
  ];
  return rect(0, 0, w, h, { fill: sheet.radialAt(stops, x * w, y * h, size * w) });
}

/** A range of hills; `rough` is how jagged, 0..1. */
export function hills(
  canvas: Canvas,
  base: number,
  height: number,
  fill: string,
  rough = 0.4,
): string {
  const { w, h, chance } = canvas;
  const waves = [1, 2.3, 4.7, 9.1, 17].map((pace, index) => ({
    pace,
    size: 1 / (1 + index * (1.6 - rough)),
    phase: chance() * 7,
  }));
  const total = waves.reduce((sum, { size }) => sum + size, 0);
  const points = Array.from({ length: 121 }, (_, step) => {
    const x = step / 120;
    const lift = waves.reduce(
      (sum, { pace, size, phase }) => sum + size * Math.sin(x * pace * 4 + phase),
      0,
    );
    return `${(x * w).toFixed(1)} ${((base - height * (0.5 + lift / total / 2)) * h).toFixed(1)}`;
  });
  return path(`M 0 ${h} L ${points.join(' L ')} L ${w} ${h} Z`, { fill });
}

/** Still water with the light lying on it in thin lines. */
export function water(
  canvas: Canvas,
  top: number,
  bottom: number,
  stops: readonly Stop[],
  light: string,
): string {
  const { sheet, w, h, chance } = canvas;
  const lines = Array.from({ length: 46 }, (_, index) => {
    const y = top + (bottom - top) * (index / 46) ** 1.4;
    return ellipse(chance() * w, y * h, (0.03 + chance() * 0.16) * w, 0.6 + (y - top) * 6, {
      fill: light,
      opacity: 0.1 + chance() * 0.22,
    });
  });
  return [
    rect(0, top * h, w, (bottom - top) * h + 1, { fill: sheet.linear(stops) }),
    ...lines,
  ].join('');
}

/** A road along the lower edge. */
export function road(canvas: Canvas, top: number, colour: string, edge: string): string {
  const { sheet, w, h } = canvas;
  const surface = sheet.linear([
    [0, edge],
    [0.06, colour],
    [1, colour],
  ]);
  const dashes = Array.from({ length: 7 }, (_, index) =>
    rect(w * (index / 6.2 - 0.04), (top + (1 - top) * 0.72) * h, w * 0.075, h * 0.008, {
      fill: '#ffffff',
      opacity: 0.5,
    }),
  );
  return [rect(0, top * h, w, (1 - top) * h, { fill: surface }), ...dashes].join('');
}

/** A stand of pines, their tips at different heights. */
export function pines(
  canvas: Canvas,
  base: number,
  height: number,
  fill: string,
  count = 60,
): string {
  const { w, h, chance } = canvas;
  const trees = Array.from({ length: count }, () => {
    const x = chance() * w;
    const tall = height * h * (0.45 + chance() * 0.55);
    const wide = tall * 0.17;
    const y = base * h;
    return `M ${x} ${y - tall} C ${x + wide * 0.3} ${y - tall * 0.6} ${x + wide} ${y - tall * 0.2} ${x + wide} ${y} L ${x - wide} ${y} C ${x - wide} ${y - tall * 0.2} ${x - wide * 0.3} ${y - tall * 0.6} ${x} ${y - tall} Z`;
  });
  return path(trees.join(' '), { fill });
}

/** Flakes in the air, small far away and large near by. */
export function snow(canvas: Canvas, count: number): string {
  const { w, h, chance } = canvas;
  return Array.from({ length: count }, () => {
    const near = chance() ** 3;
    return ellipse(chance() * w, chance() * h, 1 + near * w * 0.004, 1 + near * w * 0.004, {
      fill: '#ffffff',
      opacity: 0.25 + (1 - near) * 0.5,
    });
  }).join('');
}
