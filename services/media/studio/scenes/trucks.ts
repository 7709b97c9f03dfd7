import { tenSpoke, wheel } from '../car/wheel.ts';
import { circle, group, path, rect } from '../core/sheet.ts';
import { backdrop, type Canvas, glow, hills, pines, road, snow } from './canvas.ts';

interface Truck {
  /** Middle of the tractor, share of the width. */
  readonly x: number;
  readonly ground: number;
  /** Length of the tractor, share of the width. */
  readonly length: number;
  readonly colour: string;
  readonly light: number;
  readonly trailer?: string;
}

/** A tractor unit seen from its left side, with a trailer where it has one. */
export function truck({ sheet, w, h }: Canvas, it: Truck): string {
  const s = (it.length * w) / 600;
  const body = sheet.linear([
    [0, it.colour],
    [1, it.colour],
  ]);
  const shine = sheet.linear([
    [0, '#ffffff', 0.35 * it.light],
    [0.5, '#ffffff', 0.02],
    [1, '#000000', 0.35],
  ]);
  const cab =
    'M 18 -70 L 18 -250 C 18 -300 30 -370 50 -400 C 60 -412 80 -416 110 -416 L 318 -416 C 330 -416 336 -410 336 -398 L 336 -96 L 330 -70 Z';
  const wheelAt = (x: number) =>
    group({ transform: `translate(${x} -52)` }, wheel(sheet, 52, tenSpoke, it.light));
  return group(
    { transform: `translate(${it.x * w - 300 * s} ${it.ground * h}) scale(${s})` },
    path('M -10 -4 H 620 V 10 H -10 Z', {
      fill: '#000000',
      opacity: 0.5,
      filter: sheet.blur(9, 4),
    }),
    it.trailer
      ? group(
          {},
          rect(330, -400, 1280, 300, { fill: it.trailer }),
          rect(330, -400, 1280, 300, { fill: shine }),
          rect(330, -104, 1280, 14, { fill: '#1c2126' }),
          wheelAt(1290),
          wheelAt(1400),
          wheelAt(1510),
        )
      : '',
    rect(60, -96, 530, 34, { fill: '#15191d' }),
    path(cab, { fill: body }),
    path(cab, { fill: shine }),
    path('M 40 -258 C 42 -310 50 -350 62 -372 L 150 -372 L 150 -258 Z', { fill: '#10161c' }),
    path('M 162 -258 V -372 H 236 V -258 Z', { fill: '#151d24' }),
    path('M 156 -84 V -384 M 248 -84 V -384', {
      stroke: '#0b0e11',
      'stroke-width': 3,
      opacity: 0.6,
      fill: 'none',
    }),
    rect(170, -232, 34, 9, { fill: '#0c0f12', rx: 4 }),
    path('M 18 -150 L 70 -150 L 78 -112 L 18 -112 Z', { fill: '#0f1317' }),
    path('M 18 -146 L 60 -146 L 64 -124 L 18 -122 Z', {
      fill: it.light < 0.5 ? '#fff4d0' : '#dfe6ea',
    }),
    it.light < 0.5
      ? circle(18, -134, 60, {
          fill: sheet.radial([
            [0, '#fff1c9', 0.9],
            [1, '#fff1c9', 0],
          ]),
        })
      : '',
    rect(10, -96, 120, 40, { fill: '#1a1f24', rx: 8 }),
    wheelAt(140),
    wheelAt(480),
    wheelAt(584),
  );
}

/** A long straight road in the first light. */
export function dawnRoad(canvas: Canvas, colour: string): string[] {
  const { w, h } = canvas;
  const at =
    w > h ? { x: 0.6, length: 0.27, ground: 0.88 } : { x: 0.5, length: 0.62, ground: 0.88 };
  return [
    backdrop(canvas, [
      [0, '#28415e'],
      [0.45, '#d69a76'],
      [0.62, '#f6d9a9'],
      [1, '#7b6a5d'],
    ]),
    glow(canvas, 0.3, 0.58, 0.5, '#ffe0a4', 0.95),
    hills(canvas, 0.64, 0.12, '#5b5a6b', 0.5),
    hills(canvas, 0.7, 0.1, '#37404f', 0.3),
    road(canvas, 0.74, '#39404a', '#8b7f74'),
    truck(canvas, { ...at, colour, light: 0.7, trailer: '#e9edf0' }),
  ];
}

/** A winter night, lamps on. */
export function nightRoad(canvas: Canvas, colour: string): string[] {
  return [
    backdrop(canvas, [
      [0, '#050a14'],
      [0.7, '#14233a'],
      [1, '#2b3a52'],
    ]),
    pines(canvas, 0.82, 0.44, '#0a1420', 50),
    road(canvas, 0.8, '#55647a', '#aab6c8'),
    glow(canvas, 0.1, 0.8, 0.36, '#ffe7b4', 0.8),
    truck(canvas, { x: 0.5, length: 0.44, ground: 0.9, colour, light: 0.35, trailer: '#3b4a60' }),
    snow(canvas, 200),
  ];
}

/** Three tractors side by side, evening. */
export function yard(canvas: Canvas, colours: readonly string[]): string[] {
  const { w, h, sheet } = canvas;
  return [
    backdrop(canvas, [
      [0, '#6d88a3'],
      [0.6, '#f0c9a0'],
      [1, '#c9b39d'],
    ]),
    rect(0, h * 0.4, w, h * 0.34, { fill: '#6b747c' }),
    rect(0, h * 0.36, w, h * 0.05, { fill: '#434b53' }),
    rect(0, h * 0.72, w, h * 0.28, {
      fill: sheet.linear([
        [0, '#9b9187'],
        [1, '#736c66'],
      ]),
    }),
    ...colours.map((colour, n) =>
      truck(canvas, {
        x: 0.76 - n * 0.26,
        ground: 0.8 + n * 0.06,
        length: 0.42,
        colour,
        light: 0.8,
      }),
    ),
  ];
}

/** A tractor in a high hall under strip lights, or beside a tall charger at dusk. */
export function parkedTruck(canvas: Canvas, colour: string, isCharging: boolean): string[] {
  const { w, h, sheet } = canvas;
  const lamps = [0.2, 0.5, 0.8].map((x) =>
    rect(w * (x - 0.1), h * 0.1, w * 0.2, h * 0.016, { fill: '#ffffff', filter: sheet.blur(1.5) }),
  );
  const charger = [
    rect(w * 0.12, h * 0.34, w * 0.07, h * 0.5, { fill: '#e9eef2', rx: 8 }),
    rect(w * 0.135, h * 0.4, w * 0.04, h * 0.06, { fill: '#4be0a0' }),
  ];
  const ground = isCharging ? ['#8792a3', '#667082'] : ['#b4bdc0', '#8e989c'];
  return [
    isCharging
      ? backdrop(canvas, [
          [0, '#1b2f4c'],
          [0.7, '#7d8fae'],
          [1, '#c7b7b0'],
        ])
      : backdrop(canvas, [
          [0, '#eef2f2'],
          [1, '#bcc6c9'],
        ]),
    isCharging
      ? hills(canvas, 0.8, 0.16, '#2a3d57', 0.4)
      : rect(0, h * 0.2, w, h * 0.56, { fill: '#d5dde0' }),
    ...(isCharging ? charger : lamps),
    rect(0, h * 0.82, w, h * 0.18, {
      fill: sheet.linear([
        [0, ground[0] ?? ''],
        [1, ground[1] ?? ''],
      ]),
    }),
    truck(canvas, { x: 0.58, ground: 0.92, length: 0.66, colour, light: isCharging ? 0.45 : 0.9 }),
  ];
}
