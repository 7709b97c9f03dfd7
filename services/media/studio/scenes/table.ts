import { circle, ellipse, group, path, rect } from '../core/sheet.ts';
import { backdrop, type Canvas, glow, hills, water } from './canvas.ts';

const wood = [
  [0, '#7a5233'],
  [0.5, '#8d6240'],
  [1, '#5f3e26'],
] as const;

function boards(canvas: Canvas, top: number): string[] {
  const { w, h, sheet } = canvas;
  return [
    rect(0, top * h, w, (1 - top) * h, { fill: sheet.linear(wood) }),
    ...[0.2, 0.45, 0.68, 0.88].map((x) =>
      rect(w * x, top * h, 2, (1 - top) * h, { fill: '#3a2415', opacity: 0.5 }),
    ),
  ];
}

function candle({ sheet, w, h }: Canvas, x: number, y: number, size: number): string {
  return group(
    {},
    circle(w * x, h * (y - size * 0.9), h * size * 1.6, {
      fill: sheet.radial([
        [0, '#ffd27a', 0.75],
        [1, '#ffd27a', 0],
      ]),
    }),
    rect(w * x - h * size * 0.12, h * (y - size * 0.6), h * size * 0.24, h * size * 0.6, {
      fill: '#f6ead2',
    }),
    ellipse(w * x, h * (y - size * 0.78), h * size * 0.07, h * size * 0.17, { fill: '#fff3c4' }),
  );
}

function plateAt({ sheet }: Canvas, x: number, y: number, r: number): string {
  return group(
    {},
    ellipse(x + r * 0.06, y + r * 0.1, r, r, {
      fill: '#20130a',
      opacity: 0.5,
      filter: sheet.blur(r * 0.06),
    }),
    circle(x, y, r, {
      fill: sheet.radial([
        [0, '#fffdf8'],
        [0.7, '#f6f1e7'],
        [1, '#dcd3c2'],
      ]),
    }),
    circle(x, y, r * 0.72, { fill: '#fbf8f1', stroke: '#e4dccb', 'stroke-width': r * 0.012 }),
  );
}

/** A laid table at a tall window over the water, in the evening. */
export function windowTable(canvas: Canvas): string[] {
  const { w, h } = canvas;
  const frames = [0.02, 0.34, 0.66, 0.98].map((x) =>
    rect(w * x - w * 0.008, 0, w * 0.016, h * 0.74, { fill: '#2b1b10' }),
  );
  return [
    backdrop(canvas, [
      [0, '#4c6a86'],
      [0.5, '#f0b985'],
      [1, '#f7dcb2'],
    ]),
    glow(canvas, 0.66, 0.42, 0.5, '#ffe1a6', 0.9),
    hills(canvas, 0.5, 0.16, '#4c5a69', 0.5),
    water(
      canvas,
      0.5,
      0.74,
      [
        [0, '#e2ab7d'],
        [1, '#7d7f88'],
      ],
      '#ffeccb',
    ),
    ...frames,
    rect(0, h * 0.72, w, h * 0.03, { fill: '#2b1b10' }),
    ...boards(canvas, 0.74),
    ...[0.58, 0.82].map((x) => ellipse(w * x, h * 0.86, w * 0.1, h * 0.045, { fill: '#f8f3e9' })),
    candle(canvas, 0.7, 0.84, 0.12),
    path(
      `M ${w * 0.9} ${h * 0.66} L ${w * 0.94} ${h * 0.66} L ${w * 0.935} ${h * 0.76} C ${w * 0.96} ${h * 0.82} ${w * 0.95} ${h * 0.88} ${w * 0.92} ${h * 0.88} C ${w * 0.89} ${h * 0.88} ${w * 0.88} ${h * 0.82} ${w * 0.905} ${h * 0.76} Z`,
      { fill: '#dff0f4', opacity: 0.55 },
    ),
  ];
}

/** A plate from above: fish, dill, green leaves. */
export function plate(canvas: Canvas): string[] {
  const { w, h, sheet, chance } = canvas;
  const leaves = Array.from({ length: 26 }, () => {
    const angle = chance() * Math.PI * 2;
    const far = chance() * h * 0.14;
    return ellipse(
      w * 0.56 + Math.cos(angle) * far,
      h * 0.42 + Math.sin(angle) * far,
      h * 0.03,
      h * 0.012,
      {
        fill: chance() > 0.5 ? '#5d8a3c' : '#7fab55',
        transform: `rotate(${chance() * 180} ${w * 0.56 + Math.cos(angle) * far} ${h * 0.42 + Math.sin(angle) * far})`,
      },
    );
  });
  return [
    ...boards(canvas, 0),
    glow(canvas, 0.2, 0.1, 0.8, '#ffe2b0', 0.5),
    plateAt(canvas, w * 0.5, h * 0.5, h * 0.4),
    path(
      `M ${w * 0.34} ${h * 0.56} C ${w * 0.4} ${h * 0.44} ${w * 0.56} ${h * 0.46} ${w * 0.64} ${h * 0.58} C ${w * 0.56} ${h * 0.68} ${w * 0.42} ${h * 0.68} ${w * 0.34} ${h * 0.56} Z`,
      {
        fill: sheet.linear([
          [0, '#f3b08a'],
          [1, '#d9825b'],
        ]),
      },
    ),
    ...[0.42, 0.48, 0.54].map((x) =>
      path(`M ${w * x} ${h * 0.5} q ${w * 0.02} ${h * 0.06} 0 ${h * 0.13}`, {
        fill: 'none',
        stroke: '#ffe0cc',
        'stroke-width': h * 0.006,
      }),
    ),
    ...leaves,
    circle(w * 0.38, h * 0.4, h * 0.05, { fill: '#f4e08a' }),
  ];
}

/** Bread, butter and coffee on a board. */
export function bread(canvas: Canvas): string[] {
  const { w, h, sheet } = canvas;
  const slices = [0.3, 0.39, 0.48].map((x) =>
    path(
      `M ${w * x} ${h * 0.7} C ${w * (x - 0.03)} ${h * 0.5} ${w * (x + 0.01)} ${h * 0.38} ${w * (x + 0.08)} ${h * 0.38} C ${w * (x + 0.16)} ${h * 0.38} ${w * (x + 0.19)} ${h * 0.52} ${w * (x + 0.16)} ${h * 0.7} Z`,
      {
        fill: sheet.linear([
          [0, '#b5763a'],
          [0.12, '#f0d6a6'],
          [1, '#e6c48c'],
        ]),
        stroke: '#8c5424',
        'stroke-width': h * 0.012,
      },
    ),
  );
  return [
    backdrop(canvas, [
      [0, '#d9c3a4'],
      [0.6, '#c9a878'],
      [1, '#8d6240'],
    ]),
    glow(canvas, 0.15, 0.1, 0.7, '#fff2d8', 0.8),
    ...boards(canvas, 0.62),
    rect(w * 0.2, h * 0.68, w * 0.52, h * 0.05, { fill: '#4e321d', rx: 10 }),
    ...slices,
    ellipse(w * 0.82, h * 0.74, w * 0.1, h * 0.05, { fill: '#f4efe4' }),
    ellipse(w * 0.82, h * 0.66, w * 0.065, h * 0.04, { fill: '#fffaf0' }),
    path(
      `M ${w * 0.755} ${h * 0.66} C ${w * 0.76} ${h * 0.74} ${w * 0.88} ${h * 0.74} ${w * 0.885} ${h * 0.66} Z`,
      { fill: '#f4efe4' },
    ),
    ellipse(w * 0.82, h * 0.66, w * 0.055, h * 0.03, { fill: '#4a2c18' }),
    rect(w * 0.07, h * 0.68, w * 0.09, h * 0.06, { fill: '#f7e29a', rx: 6 }),
  ];
}

/** A long table with lights, tall windows behind it. */
export function longTable(canvas: Canvas): string[] {
  const { w, h, sheet } = canvas;
  const windows = [0.08, 0.3, 0.52, 0.74].map((x) =>
    rect(w * x, h * 0.1, w * 0.17, h * 0.44, {
      fill: sheet.linear([
        [0, '#6f8aa4'],
        [1, '#e7b487'],
      ]),
    }),
  );
  const plates = [0.2, 0.4, 0.6, 0.8].map((x) =>
    ellipse(w * x, h * 0.8, w * 0.07, h * 0.03, { fill: '#f8f2e6' }),
  );
  return [
    backdrop(canvas, [
      [0, '#3b2a1e'],
      [1, '#5a3f2a'],
    ]),
    ...windows,
    glow(canvas, 0.5, 0.6, 0.6, '#ffcf8a', 0.5),
    path(
      `M ${w * 0.02} ${h * 0.98} L ${w * 0.14} ${h * 0.66} L ${w * 0.86} ${h * 0.66} L ${w * 0.98} ${h * 0.98} Z`,
      {
        fill: sheet.linear([
          [0, '#a07147'],
          [1, '#6b4528'],
        ]),
      },
    ),
    ...plates,
    ...[0.3, 0.5, 0.7].map((x) => candle(canvas, x, 0.76, 0.13)),
  ];
}
