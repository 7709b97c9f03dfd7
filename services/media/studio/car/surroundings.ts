import type { Rgb } from '../core/colour.ts';
import { mix, rgb, scaled, sum } from '../core/colour.ts';
import { clamp, smoothstep } from '../core/maths.ts';

/** A direction; x to the right, y up, z towards the viewer; length 1. */
export type Direction = readonly [x: number, y: number, z: number];

/** A long lamp overhead or beside the car, seen as a line in its paint. */
export interface Strip {
  /** Sine of the angle above the horizon at which it shows. */
  readonly height: number;
  readonly width: number;
  readonly colour: Rgb;
}

/** What a car stands in, as its paint and glass mirror it. */
export interface Surroundings {
  readonly zenith: Rgb;
  readonly sky: Rgb;
  /** Trees, hills or walls in front of the car. */
  readonly skyline: Rgb;
  readonly skylineHeight: number;
  readonly ground: Rgb;
  readonly sun: { readonly from: Direction; readonly colour: Rgb };
  readonly strips: readonly Strip[];
}

/** What is seen in a direction, mirrored by the car; `wave` (-1..1) varies the skyline's height. */
export function seenIn(place: Surroundings, [x, y, z]: Direction, wave: number): Rgb {
  const edge = place.skylineHeight * (1 + 0.35 * wave);
  const open = mix(place.sky, place.zenith, clamp(y) ** 0.7);
  const front = smoothstep(-0.3, 0.35, z);
  const above = mix(open, place.skyline, front * (1 - smoothstep(edge * 0.6, edge * 1.3, y)));
  const below = mix(scaled(place.ground, 1.15), scaled(place.ground, 0.55), clamp(-y * 1.4));
  const base = mix(below, above, smoothstep(-0.035, 0.035, y));
  return sum(base, glints(place, [x, y, z]));
}

function glints(place: Surroundings, [x, y, z]: Direction): Rgb {
  const [sx, sy, sz] = place.sun.from;
  const towards = clamp(x * sx + y * sy + z * sz);
  const glow = scaled(place.sun.colour, 0.25 * towards ** 12 + 2.2 * towards ** 160);
  return place.strips.reduce((light, strip) => {
    const distance = (y - strip.height) / strip.width;
    return sum(light, scaled(strip.colour, Math.exp(-distance * distance)));
  }, glow);
}

/** A direction of length 1 through the given components. */
export function direction(x: number, y: number, z: number): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** A calm overcast day: a place to start from. */
export const overcast: Surroundings = {
  zenith: rgb('#e9f0f4'),
  sky: rgb('#c9d6de'),
  skyline: rgb('#33444a'),
  skylineHeight: 0.12,
  ground: rgb('#4a4f52'),
  sun: { from: direction(-0.5, 0.7, 0.5), colour: rgb('#fff2dc') },
  strips: [],
};
