import { path, rect } from '../core/sheet.ts';
import { backdrop, type Canvas, glow, hills, pines, road, snow, water } from './canvas.ts';
import { type Vehicle, vehicle } from './vehicle.ts';

type Car = Pick<Vehicle, 'body' | 'colour' | 'facing'>;

/** On a tall picture the car stands low and large; on a wide one beside the words. */
function placed({ w, h }: Canvas, x = 0.7) {
  return w > h ? { x, length: 0.46, ground: 0.86 } : { x: 0.5, length: 0.84, ground: 0.87 };
}

/** A road along still water under far hills, by day. */
export async function fjord(canvas: Canvas, car: Car): Promise<string[]> {
  return [
    backdrop(canvas, [
      [0, '#a9cfe2'],
      [0.45, '#e3f0f3'],
      [1, '#f6f8f5'],
    ]),
    glow(canvas, 0.72, 0.28, 0.45, '#fff7e2'),
    hills(canvas, 0.56, 0.34, '#9dbccb', 0.8),
    hills(canvas, 0.58, 0.24, '#7298ad', 0.6),
    hills(canvas, 0.6, 0.14, '#3f6a80', 0.4),
    water(
      canvas,
      0.6,
      0.8,
      [
        [0, '#8fb7c7'],
        [1, '#c5dee4'],
      ],
      '#ffffff',
    ),
    pines(canvas, 0.81, 0.12, '#24464f', 46),
    road(canvas, 0.8, '#59666d', '#cfd8d6'),
    await vehicle(canvas, { ...car, ...placed(canvas), light: 'day' }),
  ];
}

/** The same coast when the sun is low. */
export async function coast(canvas: Canvas, car: Car): Promise<string[]> {
  return [
    backdrop(canvas, [
      [0, '#5d86a3'],
      [0.45, '#f1c79f'],
      [1, '#f8e6d2'],
    ]),
    glow(canvas, 0.24, 0.5, 0.5, '#ffdca8', 0.95),
    hills(canvas, 0.6, 0.5, '#6f7f92', 0.95),
    hills(canvas, 0.62, 0.3, '#475a6d', 0.8),
    water(
      canvas,
      0.62,
      0.8,
      [
        [0, '#d9b08c'],
        [1, '#8a94a0'],
      ],
      '#ffe9c9',
    ),
    road(canvas, 0.79, '#4a525b', '#b7a793'),
    await vehicle(canvas, { ...car, ...placed(canvas, 0.6), light: 'evening' }),
  ];
}

/** Rolling green hills under high clouds. */
export async function greenHills(canvas: Canvas, car: Car): Promise<string[]> {
  return [
    backdrop(canvas, [
      [0, '#9fc6de'],
      [0.5, '#e8f1ee'],
      [1, '#f4f6ea'],
    ]),
    glow(canvas, 0.3, 0.2, 0.5, '#ffffff'),
    hills(canvas, 0.62, 0.2, '#a9c2a6', 0.1),
    hills(canvas, 0.7, 0.2, '#7fa57c', 0.1),
    hills(canvas, 0.8, 0.16, '#54815a', 0.05),
    road(canvas, 0.79, '#5d6768', '#c8cfbd'),
    await vehicle(canvas, { ...car, ...placed(canvas, 0.58), light: 'day' }),
  ];
}

/** Snow in the pines, and more of it coming down. */
export async function winter(canvas: Canvas, car: Car): Promise<string[]> {
  return [
    backdrop(canvas, [
      [0, '#8ba6bd'],
      [0.6, '#dfe8ee'],
      [1, '#f7f9fa'],
    ]),
    hills(canvas, 0.6, 0.24, '#c3d2de', 0.4),
    pines(canvas, 0.72, 0.34, '#7d97a6', 40),
    pines(canvas, 0.8, 0.42, '#43616f', 44),
    hills(canvas, 0.86, 0.06, '#f2f6f8', 0.05),
    road(canvas, 0.82, '#dde5ea', '#ffffff'),
    await vehicle(canvas, { ...car, x: 0.52, length: 0.62, ground: 0.89, light: 'day' }),
    snow(canvas, 170),
  ];
}

/** A house at dusk and a car drinking current; with or without snow. */
export async function charging(canvas: Canvas, car: Car, flakes = 120): Promise<string[]> {
  const { w, h } = canvas;
  const warm = canvas.sheet.linear([
    [0, '#ffd58f'],
    [1, '#ffb45c'],
  ]);
  return [
    backdrop(canvas, [
      [0, '#152a45'],
      [0.7, '#4c6686'],
      [1, '#8b95a8'],
    ]),
    hills(canvas, 0.66, 0.2, '#22364e', 0.5),
    pines(canvas, 0.8, 0.36, '#132434', 34),
    path(
      `M ${w * 0.06} ${h * 0.84} V ${h * 0.42} L ${w * 0.27} ${h * 0.24} L ${w * 0.48} ${h * 0.42} V ${h * 0.84} Z`,
      { fill: '#1b2733' },
    ),
    ...[0.13, 0.3].map((x) => rect(w * x, h * 0.5, w * 0.1, h * 0.14, { fill: warm })),
    glow(canvas, 0.27, 0.6, 0.4, '#ffb45c', 0.4),
    rect(0, h * 0.83, w, h * 0.17, {
      fill: canvas.sheet.linear([
        [0, '#c3cddb'],
        [1, '#8996aa'],
      ]),
    }),
    rect(w * 0.55, h * 0.56, w * 0.022, h * 0.27, { fill: '#0e1721' }),
    rect(w * 0.545, h * 0.53, w * 0.032, h * 0.1, { fill: '#1a2734', rx: 6 }),
    rect(w * 0.552, h * 0.55, w * 0.018, h * 0.02, { fill: '#5ef0b0' }),
    path(
      `M ${w * 0.566} ${h * 0.64} C ${w * 0.6} ${h * 0.86} ${w * 0.56} ${h * 0.7} ${w * 0.62} ${h * 0.72}`,
      { fill: 'none', stroke: '#0a1119', 'stroke-width': w * 0.005 },
    ),
    await vehicle(canvas, { ...car, x: 0.74, length: 0.56, ground: 0.9, light: 'dusk' }),
    snow(canvas, flakes),
  ];
}

/** Flat bright houses, a kerb, and a small car before them. */
export async function city(canvas: Canvas, car: Car): Promise<string[]> {
  const { w, h, chance } = canvas;
  const colours = ['#f3efe4', '#d9f13a', '#111111', '#ffffff', '#c8c2b2', '#e9ffa1'];
  const houses = Array.from({ length: 9 }, (_, index) =>
    house(canvas, index, colours[index % 6] ?? '#fff'),
  );
  const wheels = [0.08, 0.17].map((x) =>
    path(
      `M ${w * x} ${h * 0.8} m -${w * 0.028} 0 a ${w * 0.028} ${w * 0.028} 0 1 0 ${w * 0.056} 0 a ${w * 0.028} ${w * 0.028} 0 1 0 -${w * 0.056} 0`,
      { fill: 'none', stroke: '#111', 'stroke-width': w * 0.004 },
    ),
  );
  const place =
    w > h ? { x: 0.7, length: 0.34, ground: 0.87 } : { x: 0.52, length: 0.72, ground: 0.88 };
  return [
    backdrop(canvas, [
      [0, '#fbfaf3'],
      [1, '#f0eddf'],
    ]),
    glow(canvas, 0.8, 0.15, 0.3 + chance() * 0.05, '#e5ff5a', 0.9),
    ...houses,
    rect(0, h * 0.82, w, h * 0.18, { fill: '#d8d3c4' }),
    rect(0, h * 0.815, w, h * 0.012, { fill: '#ffffff' }),
    ...wheels,
    path(
      `M ${w * 0.08} ${h * 0.8} L ${w * 0.115} ${h * 0.72} L ${w * 0.155} ${h * 0.72} L ${w * 0.17} ${h * 0.8} M ${w * 0.115} ${h * 0.72} L ${w * 0.125} ${h * 0.8} L ${w * 0.155} ${h * 0.72}`,
      { fill: 'none', stroke: '#111', 'stroke-width': w * 0.004 },
    ),
    await vehicle(canvas, { ...car, ...place, light: 'day' }),
  ];
}

function house({ w, h, chance }: Canvas, index: number, fill: string): string {
  const x = (index / 9) * w - w * 0.02;
  const width = w * (0.11 + chance() * 0.03);
  const top = h * (0.24 + chance() * 0.28);
  const glass = fill === '#111111' ? '#d9f13a' : '#11111122';
  const windows = Array.from({ length: 12 }, (_, n) =>
    rect(
      x + width * (0.16 + (n % 3) * 0.27),
      top + h * (0.05 + Math.floor(n / 3) * 0.1),
      width * 0.15,
      h * 0.055,
      { fill: glass },
    ),
  );
  return [rect(x, top, width, h * 0.82 - top, { fill }), ...windows].join('');
}
