import { blend } from '../core/colour.ts';
import type { Point } from '../core/maths.ts';
import type { Sheet } from '../core/sheet.ts';
import { circle, ellipse, group, path, rect } from '../core/sheet.ts';
import type { CarBody } from './body.ts';

/** Seams, handles, plastic and mirror: what lies on the painted side. */
export function doorDetails(sheet: Sheet, body: CarBody, colour: string, light: number): string {
  return group(
    {},
    ...body.cladding.map((d) => path(d, { fill: blend('#040505', '#24292c', light * 0.8) })),
    body.archMoulding ? archMouldings(body, light) : '',
    ...body.seams.map((d) => seam(d)),
    ...body.handles.map((point) => handle(sheet, point, colour)),
  );
}

function archMouldings(body: CarBody, light: number): string {
  const { radius, front, rear } = body.wheels;
  const stroke = {
    fill: 'none',
    stroke: blend('#040505', '#24292c', light * 0.8),
    'stroke-width': radius * 0.2,
  };
  return [front, rear]
    .map((x) => circle(x, radius, radius * 1.22, { ...stroke, 'clip-path': undefined }))
    .join('');
}

function seam(d: string): string {
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group(
    {},
    path(d, {
      ...line,
      stroke: '#ffffff',
      opacity: 0.16,
      'stroke-width': 0.8,
      transform: 'translate(0.9 -0.5)',
    }),
    path(d, { ...line, stroke: '#000406', opacity: 0.62, 'stroke-width': 0.9 }),
  );
}

function handle(sheet: Sheet, [x, y]: Point, colour: string): string {
  const bright = sheet.linear([
    [0, blend(colour, '#05080a', 0.55)],
    [1, blend(colour, '#ffffff', 0.5)],
  ]);
  return group(
    {},
    ellipse(x, y - 1, 9, 3.4, { fill: '#000406', opacity: 0.35 }),
    rect(x - 10, y - 0.4, 20, 2.7, { rx: 1.3, fill: bright }),
  );
}

/** Pillars, seats behind the glass, the bright surround and the mirror. */
export function glassDetails(sheet: Sheet, body: CarBody, light: number): string {
  const inside = sheet.clip(path(body.glass, {}));
  const surround = blend('#0a0c0d', '#8f999f', light * 0.7);
  return group(
    {},
    group({ 'clip-path': inside }, ...body.pillars.map((d) => path(d, { fill: '#050708' }))),
    path(body.glass, { fill: 'none', stroke: '#050708', 'stroke-width': 2.2 }),
    ...body.rails.map((d) =>
      path(d, { fill: 'none', stroke: surround, 'stroke-width': 1.5, 'stroke-linecap': 'round' }),
    ),
    mirror(sheet, body.mirror, light),
  );
}

function mirror(sheet: Sheet, [x, y]: Point, light: number): string {
  const cap = sheet.linear([
    [0, '#07090a'],
    [0.45, blend('#07090a', '#343b40', light)],
    [1, blend('#101416', '#aab6bd', light)],
  ]);
  return group(
    { transform: `translate(${x} ${y})` },
    path('M 3 -5 L 9 -5 L 6 1 L 1 1 Z', { fill: '#07090a' }),
    path(
      'M -7 1 C -8 6 -5 10.5 1 11 C 7 11.4 13 9.5 14 6 C 14.6 3 13 0.5 10 0.2 C 4 -0.3 -6 -0.5 -7 1 Z',
      {
        fill: cap,
      },
    ),
  );
}

/** Headlamp and tail lamp, glowing when switched on. */
export function lampDetails(sheet: Sheet, body: CarBody, lamps: 'off' | 'on'): string {
  const on = lamps === 'on';
  const lens = sheet.linear([
    [0, '#1b2226'],
    [0.6, '#4f5c64'],
    [1, '#c9d4da'],
  ]);
  const red = sheet.linear([
    [0, on ? '#7d0a0c' : '#3b0709'],
    [0.55, on ? '#ff3a2c' : '#8e1315'],
    [1, on ? '#ff7a5c' : '#c23a35'],
  ]);
  return group(
    {},
    path(body.headlamp, { fill: lens, stroke: '#05080a', 'stroke-width': 0.8 }),
    path(body.signature, signatureStroke(on)),
    path(body.taillamp, { fill: red, stroke: '#20060a', 'stroke-width': 0.8 }),
    on ? path(body.signature, { ...signatureStroke(on), filter: sheet.blur(3), opacity: 0.9 }) : '',
    on ? path(body.taillamp, { fill: '#ff2a1c', filter: sheet.blur(4), opacity: 0.55 }) : '',
  );
}

function signatureStroke(on: boolean): Readonly<Record<string, string | number>> {
  return {
    fill: 'none',
    stroke: on ? '#ffffff' : '#e8f0f4',
    'stroke-width': on ? 2.2 : 1.4,
    'stroke-linecap': 'round',
    opacity: on ? 1 : 0.8,
  };
}
