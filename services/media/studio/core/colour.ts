import { at, clamp } from './maths.ts';

/** Red, green and blue as light, 0..1 each (linear, so that mixing and lighting are right). */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

/** Writes `#rrggbb`. */
export function hex(colour: Rgb): string {
  const digits = colour.map((part) => toByte(part).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** A colour between two, `t` of the way; mixed as light. */
export function mix(from: Rgb, to: Rgb, t: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ];
}

/** Mixes two `#rrggbb` colours. */
export function blend(from: string, to: string, t: number): string {
  return hex(mix(rgb(from), rgb(to), t));
}

/** The colour with each part multiplied: light falling on it. */
export function lit(colour: Rgb, light: Rgb): Rgb {
  return [colour[0] * light[0], colour[1] * light[1], colour[2] * light[2]];
}

export function scaled(colour: Rgb, by: number): Rgb {
  return [colour[0] * by, colour[1] * by, colour[2] * by];
}

export function sum(a: Rgb, b: Rgb): Rgb {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** A colour on a scale of stops, positions rising from 0 to 1. */
export function alongRamp(
  stops: readonly (readonly [position: number, colour: Rgb])[],
  t: number,
): Rgb {
  const next = stops.findIndex(([position]) => position > t);
  if (next === 0) return stops[0]?.[1] ?? [0, 0, 0];
  if (next === -1) return stops[stops.length - 1]?.[1] ?? [0, 0, 0];
  const [p0, c0] = stops[next - 1] ?? [0, [0, 0, 0] as Rgb];
  const [p1, c1] = stops[next] ?? [1, [0, 0, 0] as Rgb];
  return mix(c0, c1, (t - p0) / (p1 - p0));
}

const linearTable = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

function toLinear(byte: number): number {
  return at(linearTable, byte);
}

/** A linear part as an sRGB byte. */
export function toByte(part: number): number {
  const c = clamp(part);
  const s = c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.round(s * 255);
}
