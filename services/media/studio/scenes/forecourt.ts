import { group, path, rect } from '../core/sheet.ts';
import { backdrop, type Canvas, glow, hills } from './canvas.ts';
import { vehicle } from './vehicle.ts';

/** Cars in their bays, each with its price on the roof, before a wall of one strong colour. */
export async function forecourt(
  canvas: Canvas,
  colours: readonly string[],
  wall: string,
  tag: string,
): Promise<string[]> {
  const { w, h, sheet } = canvas;
  const isWide = w > h * 1.6;
  const length = isWide ? 0.3 : w > h ? 0.56 : 0.8;
  const start = isWide ? 0.48 : 0.36;
  const cars = await Promise.all(
    colours.map((colour, n) =>
      vehicle(canvas, {
        body: n % 2 ? 'estate' : 'saloon',
        colour,
        light: 'hall',
        x: start + n * (isWide ? 0.25 : 0.5),
        length,
        ground: 0.84 - (n % 2) * 0.03,
      }),
    ),
  );
  const tags = colours.map((_, n) => {
    const x = w * (start + n * (isWide ? 0.25 : 0.5));
    const y = h * (0.84 - (n % 2) * 0.03) - w * length * 0.38;
    return group(
      {},
      rect(x - w * length * 0.13, y, w * length * 0.26, w * length * 0.075, { fill: tag, rx: 4 }),
      rect(x - w * length * 0.09, y + w * length * 0.028, w * length * 0.18, w * length * 0.02, {
        fill: '#10131f',
      }),
    );
  });
  return [
    backdrop(canvas, [
      [0, wall],
      [0.7, wall],
      [1, '#dfe4ea'],
    ]),
    glow(canvas, 0.75, 0.25, 0.5, '#ffffff', 0.22),
    path(`M 0 ${h * 0.16} L ${w} ${h * 0.02} L ${w} ${h * 0.08} L 0 ${h * 0.24} Z`, { fill: tag }),
    rect(0, h * 0.72, w, h * 0.28, {
      fill: sheet.linear([
        [0, '#c9cfd6'],
        [1, '#eef1f4'],
      ]),
    }),
    ...[0.1, 0.34, 0.58, 0.82].map((x) =>
      path(
        `M ${w * x} ${h * 0.72} L ${w * (x - 0.06)} ${h} L ${w * (x - 0.05)} ${h} L ${w * (x + 0.006)} ${h * 0.72} Z`,
        { fill: '#ffffff' },
      ),
    ),
    ...cars.reverse(),
    ...tags,
  ];
}

/** The same on a calm summer evening, without prices. */
export async function summerForecourt(
  canvas: Canvas,
  colours: readonly string[],
): Promise<string[]> {
  const { w, h, sheet } = canvas;
  const cars = await Promise.all(
    colours.map((colour, n) =>
      vehicle(canvas, {
        body: n % 2 ? 'estate' : 'saloon',
        colour,
        light: 'evening',
        x: 0.34 + n * 0.36,
        length: 0.5,
        ground: 0.84 - n * 0.03,
      }),
    ),
  );
  return [
    backdrop(canvas, [
      [0, '#7fa8c4'],
      [0.6, '#f5d9b6'],
      [1, '#efe3d2'],
    ]),
    hills(canvas, 0.6, 0.16, '#6d8a94', 0.4),
    rect(w * 0.1, h * 0.34, w * 0.9, h * 0.34, {
      fill: sheet.linear([
        [0, '#fff3dc'],
        [1, '#f3d7a9'],
      ]),
    }),
    rect(w * 0.07, h * 0.28, w * 0.93, h * 0.07, { fill: '#5d452f' }),
    rect(0, h * 0.68, w, h * 0.32, {
      fill: sheet.linear([
        [0, '#a79f94'],
        [1, '#827d76'],
      ]),
    }),
    ...cars.reverse(),
  ];
}

/** A car brought home on a trailer behind a van. */
export async function delivery(canvas: Canvas, colour: string, van: string): Promise<string[]> {
  const { w, h } = canvas;
  return [
    backdrop(canvas, [
      [0, '#c9def2'],
      [0.7, '#f3f6fa'],
      [1, '#e3e8ee'],
    ]),
    hills(canvas, 0.72, 0.14, '#9fb7c9', 0.3),
    rect(0, h * 0.78, w, h * 0.22, { fill: '#8d98a3' }),
    path(
      `M ${w * 0.03} ${h * 0.8} V ${h * 0.66} C ${w * 0.04} ${h * 0.6} ${w * 0.08} ${h * 0.56} ${w * 0.13} ${h * 0.47} C ${w * 0.16} ${h * 0.43} ${w * 0.2} ${h * 0.43} ${w * 0.24} ${h * 0.43} H ${w * 0.4} V ${h * 0.8} Z`,
      { fill: van },
    ),
    path(`M ${w * 0.1} ${h * 0.58} L ${w * 0.145} ${h * 0.49} H ${w * 0.21} V ${h * 0.59} Z`, {
      fill: '#152238',
    }),
    ...[0.11, 0.32].map((x) =>
      group(
        { transform: `translate(${w * x} ${h * 0.8})` },
        path(
          `M -${w * 0.036} 0 a ${w * 0.036} ${w * 0.036} 0 1 0 ${w * 0.072} 0 a ${w * 0.036} ${w * 0.036} 0 1 0 -${w * 0.072} 0`,
          { fill: '#14171a' },
        ),
      ),
    ),
    rect(w * 0.4, h * 0.735, w * 0.58, h * 0.018, { fill: '#2c3238' }),
    await vehicle(canvas, {
      body: 'saloon',
      colour,
      light: 'day',
      x: 0.7,
      length: 0.5,
      ground: 0.735,
    }),
    ...[0.66, 0.74].map((x) =>
      group(
        { transform: `translate(${w * x} ${h * 0.79})` },
        path(
          `M -${w * 0.026} 0 a ${w * 0.026} ${w * 0.026} 0 1 0 ${w * 0.052} 0 a ${w * 0.026} ${w * 0.026} 0 1 0 -${w * 0.052} 0`,
          { fill: '#14171a' },
        ),
      ),
    ),
  ];
}
