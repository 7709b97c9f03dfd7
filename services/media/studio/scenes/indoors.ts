import { fiveTwin, tenSpoke, wheel } from '../car/wheel.ts';
import { circle, ellipse, group, path, rect } from '../core/sheet.ts';
import { backdrop, type Canvas, glow } from './canvas.ts';
import { dimmed, type Light } from './light.ts';
import { type Vehicle, vehicle } from './vehicle.ts';

type Car = Pick<Vehicle, 'body' | 'colour' | 'facing'>;

/** A dark studio: the car is a line of light in a lot of nothing. */
export async function studio(canvas: Canvas, car: Car): Promise<string[]> {
  const { w, h } = canvas;
  const place =
    w > h ? { x: 0.72, length: 0.48, ground: 0.74 } : { x: 0.52, length: 0.92, ground: 0.62 };
  return [
    backdrop(canvas, [
      [0, '#08090a'],
      [0.6, '#0d0f10'],
      [1, '#050505'],
    ]),
    glow(canvas, place.x, place.ground - 0.3, 0.4, '#5c6a78', 0.35),
    rect(0, h * place.ground, w, h * (1 - place.ground), {
      fill: canvas.sheet.linear([
        [0, '#191c1f'],
        [0.35, '#0b0c0d'],
        [1, '#030303'],
      ]),
    }),
    rect(w * (place.x - 0.22), h * (place.ground - 0.46), w * 0.44, h * 0.006, {
      fill: '#e6eef6',
      filter: canvas.sheet.blur(2),
    }),
    await vehicle(canvas, { ...car, ...place, light: 'studio' }),
  ];
}

/** A car on the lift in a hall with long lamps. */
export async function workshop(canvas: Canvas, car: Car, light: Light = 'hall'): Promise<string[]> {
  const { w, h, sheet } = canvas;
  const isDark = light === 'studio';
  const tone = (colour: string) => (isDark ? dimmed(colour, 0.82) : colour);
  const lamps = [0.16, 0.4, 0.64, 0.88].map((x) =>
    rect(w * (x - 0.09), h * 0.1, w * 0.18, h * 0.018, {
      fill: isDark ? '#cfe0f0' : '#ffffff',
      filter: sheet.blur(1.4),
    }),
  );
  const doors = [0.02, 0.35, 0.68].map((x) =>
    rect(w * x, h * 0.24, w * 0.3, h * 0.46, {
      fill: sheet.linear([
        [0, tone('#dfe9ee')],
        [1, tone('#b9c7cd')],
      ]),
      stroke: tone('#8fa0a8'),
      'stroke-width': 3,
    }),
  );
  const posts = [0.3, 0.66].map((x) =>
    group(
      {},
      rect(w * x, h * 0.56, w * 0.022, h * 0.32, { fill: tone('#1c4f79') }),
      rect(w * (x - 0.03), h * 0.86, w * 0.085, h * 0.025, { fill: tone('#173d5d') }),
    ),
  );
  return [
    backdrop(canvas, [
      [0, tone('#eef2f2')],
      [0.7, tone('#d3dbdd')],
      [1, tone('#aab5b8')],
    ]),
    ...doors,
    ...lamps,
    glow(canvas, 0.5, 0.12, 0.6, '#ffffff', isDark ? 0.22 : 0.7),
    rect(0, h * 0.8, w, h * 0.2, {
      fill: sheet.linear([
        [0, tone('#b3bdc0')],
        [1, tone('#8d999d')],
      ]),
    }),
    ...posts,
    rect(w * 0.22, h * 0.655, w * 0.56, h * 0.022, { fill: tone('#123049') }),
    await vehicle(canvas, { ...car, x: 0.5, length: 0.6, ground: 0.66, light }),
  ];
}

/** Shelves of wheels, each with its label. */
export function tyreHotel(canvas: Canvas): string[] {
  const { w, h, sheet } = canvas;
  const rows = [0.26, 0.58, 0.9];
  const wheels = rows.flatMap((y, row) =>
    Array.from({ length: 5 }, (_, column) => {
      const style = {
        ...((row + column) % 2 ? tenSpoke : fiveTwin),
        turn: (row * 37 + column * 23) % 72,
      };
      const radius = h * 0.125;
      const x = w * (0.11 + column * 0.195);
      const label = rect(x - w * 0.03, y * h + h * 0.028, w * 0.06, h * 0.026, {
        fill: '#f4f6f5',
        rx: 3,
      });
      return group(
        {},
        group(
          { transform: `translate(${x} ${y * h - radius})` },
          wheel(sheet, radius, style, 0.85),
        ),
        label,
      );
    }),
  );
  const shelves = rows.map((y) =>
    rect(0, y * h, w, h * 0.022, {
      fill: sheet.linear([
        [0, '#5f7482'],
        [1, '#33444f'],
      ]),
    }),
  );
  return [
    backdrop(canvas, [
      [0, '#dfe7ea'],
      [1, '#aebcc3'],
    ]),
    glow(canvas, 0.5, 0, 0.7, '#ffffff', 0.8),
    ...shelves,
    ...wheels,
    glow(canvas, 0.95, 1, 0.7, '#203442', 0.35),
  ];
}

/** A glass hall with cars inside, in the evening. */
export async function dealership(canvas: Canvas, colours: readonly string[]): Promise<string[]> {
  const { w, h, sheet } = canvas;
  const left = w > h ? 0.36 : 0.04;
  const glass = sheet.linear([
    [0, '#ffe2b0'],
    [1, '#f6c98a'],
  ]);
  const frames = Array.from({ length: 7 }, (_, n) =>
    rect(w * (left + n * ((1 - left) / 6)), h * 0.36, w * 0.006, h * 0.44, { fill: '#4d3a2a' }),
  );
  const cars = await Promise.all(
    colours.map((colour, n) =>
      vehicle(canvas, {
        body: n % 2 ? 'estate' : 'saloon',
        colour,
        light: 'evening',
        x: left + (1 - left) * (0.28 + n * 0.46),
        length: w > h ? 0.26 : 0.44,
        ground: 0.8,
        facing: n % 2 ? 'right' : 'left',
      }),
    ),
  );
  return [
    backdrop(canvas, [
      [0, '#47688a'],
      [0.5, '#e3b793'],
      [1, '#d8c3b0'],
    ]),
    glow(canvas, 0.15, 0.45, 0.4, '#ffd8a0', 0.8),
    rect(w * left, h * 0.36, w * (1 - left), h * 0.44, { fill: glass }),
    ...cars,
    rect(w * left, h * 0.36, w * (1 - left), h * 0.44, { fill: '#ffd9a0', opacity: 0.14 }),
    ...frames,
    rect(w * (left - 0.03), h * 0.27, w * (1.06 - left), h * 0.1, {
      fill: sheet.linear([
        [0, '#6f5238'],
        [1, '#4b3625'],
      ]),
    }),
    rect(0, h * 0.8, w, h * 0.2, {
      fill: sheet.linear([
        [0, '#8f8476'],
        [1, '#5c5850'],
      ]),
    }),
    rect(0, h * 0.8, w, h * 0.03, { fill: '#f3cf9a', opacity: 0.4, filter: sheet.blur(8) }),
  ];
}

/** A row of cars, each under a lamp of its own; one alone when only one is given. */
export async function hall(
  canvas: Canvas,
  colours: readonly string[],
  isCovered = false,
): Promise<string[]> {
  const { w, h, sheet } = canvas;
  const single = colours.length === 1;
  const length = single ? (w > h ? 0.44 : 0.84) : 0.42;
  const spots = colours.map((_, n) => (single ? (w > h ? 0.68 : 0.5) : 0.2 + n * 0.3));
  const cones = spots.map((x) =>
    path(
      `M ${w * x - w * 0.01} 0 L ${w * (x + 0.01)} 0 L ${w * (x + 0.26)} ${h * 0.86} L ${w * (x - 0.26)} ${h * 0.86} Z`,
      {
        fill: sheet.linear([
          [0, '#fff4dc', 0.5],
          [1, '#fff4dc', 0.03],
        ]),
      },
    ),
  );
  const cars = await Promise.all(
    colours.map((colour, n) =>
      vehicle(canvas, {
        body: n % 2 ? 'estate' : 'saloon',
        colour,
        light: 'studio',
        lamps: 'off',
        x: spots[n] ?? 0.5,
        length,
        ground: 0.84,
      }),
    ),
  );
  const cover = path(
    `M ${w * 0.44} ${h * 0.84} C ${w * 0.44} ${h * 0.7} ${w * 0.52} ${h * 0.66} ${w * 0.58} ${h * 0.63} C ${w * 0.64} ${h * 0.5} ${w * 0.74} ${h * 0.5} ${w * 0.8} ${h * 0.62} C ${w * 0.88} ${h * 0.64} ${w * 0.92} ${h * 0.72} ${w * 0.92} ${h * 0.84} C ${w * 0.8} ${h * 0.86} ${w * 0.6} ${h * 0.86} ${w * 0.44} ${h * 0.84} Z`,
    {
      fill: sheet.linear([
        [0, '#d9d4c8'],
        [0.5, '#8d887c'],
        [1, '#3c3a35'],
      ]),
    },
  );
  return [
    backdrop(canvas, [
      [0, '#0b0d10'],
      [0.8, '#15181c'],
      [1, '#0a0b0d'],
    ]),
    rect(0, h * 0.8, w, h * 0.2, {
      fill: sheet.linear([
        [0, '#24272b'],
        [1, '#0d0e10'],
      ]),
    }),
    ...spots.map((x) =>
      ellipse(w * x, h * 0.85, w * 0.27, h * 0.05, { fill: '#fff1d2', opacity: 0.16 }),
    ),
    ...cones,
    ...(isCovered ? [cover] : cars),
  ];
}

/** A hand's shadow, a raised paddle, and a car behind it out of focus. */
export async function paddle(canvas: Canvas, colour: string): Promise<string[]> {
  const { w, h, sheet } = canvas;
  return [
    ...(await hall(canvas, [colour])),
    rect(0, 0, w, h, { fill: '#07080a', opacity: 0.45 }),
    rect(w * 0.325, h * 0.5, w * 0.035, h * 0.5, { fill: '#8a6a43' }),
    circle(w * 0.342, h * 0.36, h * 0.22, {
      fill: sheet.radial([
        [0, '#fff8ea'],
        [1, '#e2d3b4'],
      ]),
    }),
    circle(w * 0.342, h * 0.36, h * 0.19, {
      fill: 'none',
      stroke: '#123b5c',
      'stroke-width': h * 0.012,
    }),
    path(
      `M ${w * 0.29} ${h} C ${w * 0.27} ${h * 0.86} ${w * 0.3} ${h * 0.78} ${w * 0.335} ${h * 0.77} L ${w * 0.39} ${h * 0.78} C ${w * 0.42} ${h * 0.84} ${w * 0.41} ${h * 0.95} ${w * 0.42} ${h} Z`,
      { fill: '#1a1512' },
    ),
  ];
}

/** A key with its fob on its way from one hand to another. */
export function handover(
  canvas: Canvas,
  ground: readonly [string, string],
  accent: string,
): string[] {
  const { w, h, sheet } = canvas;
  const skin = sheet.linear([
    [0, '#e3b593'],
    [1, '#b98463'],
  ]);
  const sleeve = sheet.linear([
    [0, '#26445c'],
    [1, '#152a3b'],
  ]);
  const other = sheet.linear([
    [0, '#f1efe9'],
    [1, '#cbc7bd'],
  ]);
  const arm = (fill: string, d: string) => path(d, { fill });
  return [
    backdrop(canvas, [
      [0, ground[0]],
      [1, ground[1]],
    ]),
    glow(canvas, 0.5, 0.4, 0.6, '#ffffff', 0.75),
    arm(
      sleeve,
      `M 0 ${h * 0.3} L ${w * 0.25} ${h * 0.34} L ${w * 0.24} ${h * 0.56} L 0 ${h * 0.6} Z`,
    ),
    path(
      `M ${w * 0.24} ${h * 0.36} C ${w * 0.34} ${h * 0.33} ${w * 0.42} ${h * 0.36} ${w * 0.48} ${h * 0.43} C ${w * 0.5} ${h * 0.46} ${w * 0.47} ${h * 0.49} ${w * 0.44} ${h * 0.47} L ${w * 0.38} ${h * 0.45} C ${w * 0.42} ${h * 0.5} ${w * 0.42} ${h * 0.54} ${w * 0.36} ${h * 0.54} L ${w * 0.24} ${h * 0.54} Z`,
      { fill: skin },
    ),
    arm(
      other,
      `M ${w} ${h * 0.62} L ${w * 0.76} ${h * 0.64} L ${w * 0.75} ${h * 0.86} L ${w} ${h * 0.9} Z`,
    ),
    path(
      `M ${w * 0.76} ${h * 0.66} C ${w * 0.68} ${h * 0.63} ${w * 0.58} ${h * 0.66} ${w * 0.52} ${h * 0.7} C ${w * 0.49} ${h * 0.73} ${w * 0.52} ${h * 0.76} ${w * 0.56} ${h * 0.75} L ${w * 0.62} ${h * 0.75} C ${w * 0.58} ${h * 0.8} ${w * 0.6} ${h * 0.84} ${w * 0.66} ${h * 0.84} L ${w * 0.76} ${h * 0.84} Z`,
      { fill: skin },
    ),
    circle(w * 0.47, h * 0.5, h * 0.045, {
      fill: 'none',
      stroke: '#7d8589',
      'stroke-width': h * 0.012,
    }),
    group(
      { transform: `rotate(18 ${w * 0.5} ${h * 0.6})` },
      rect(w * 0.47, h * 0.53, w * 0.06, h * 0.16, {
        rx: w * 0.02,
        fill: sheet.linear([
          [0, '#2b3034'],
          [1, '#0f1214'],
        ]),
      }),
      circle(w * 0.5, h * 0.575, w * 0.011, { fill: accent }),
      rect(w * 0.488, h * 0.61, w * 0.024, h * 0.012, { fill: '#5a6166', rx: 3 }),
      rect(w * 0.488, h * 0.64, w * 0.024, h * 0.012, { fill: '#5a6166', rx: 3 }),
    ),
  ];
}
