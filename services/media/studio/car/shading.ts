import sharp from 'sharp';
import type { Rgb } from '../core/colour.ts';
import { lit, mix, rgb, scaled, sum, toByte } from '../core/colour.ts';
import { at, clamp, smoothstep } from '../core/maths.ts';
import type { Surface } from './surface.ts';
import type { Direction, Surroundings } from './surroundings.ts';
import { direction, seenIn } from './surroundings.ts';

/** What a part of the car is made of, as light meets it. */
export interface Finish {
  readonly colour: Rgb;
  /** Share mirrored when looked at straight on, 0..1. */
  readonly gloss: number;
  /** Share of the mirror image that takes the paint's colour, as flakes of metal do. */
  readonly metallic: number;
}

/** Draws the relief as the surroundings would light it; a PNG whose top row is the roof. */
export async function shade(
  surface: Surface,
  relief: Float32Array,
  finish: Finish,
  place: Surroundings,
): Promise<Buffer> {
  const { columns, rows } = surface;
  const pixels = Buffer.alloc(columns * rows * 3);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const normal = normalAt(surface, relief, column, row);
      const wave =
        Math.sin(column / surface.density / 23) * Math.sin(column / surface.density / 61);
      const colour = lightOn(normal, finish, place, wave);
      const shadow = 0.35 + 0.65 * smoothstep(14, 46, row / surface.density);
      const target = ((rows - 1 - row) * columns + column) * 3;
      pixels[target] = toByte(filmic(colour[0] * shadow));
      pixels[target + 1] = toByte(filmic(colour[1] * shadow));
      pixels[target + 2] = toByte(filmic(colour[2] * shadow));
    }
  }
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .png()
    .toBuffer();
}

function normalAt(surface: Surface, relief: Float32Array, column: number, row: number): Direction {
  const { columns, rows, density } = surface;
  const left = at(relief, row * columns + Math.max(0, column - 1));
  const right = at(relief, row * columns + Math.min(columns - 1, column + 1));
  const below = at(relief, Math.max(0, row - 1) * columns + column);
  const above = at(relief, Math.min(rows - 1, row + 1) * columns + column);
  return direction(((left - right) * density) / 2, ((below - above) * density) / 2, 1);
}

function lightOn(normal: Direction, finish: Finish, place: Surroundings, wave: number): Rgb {
  const [nx, ny, nz] = normal;
  const mirrored: Direction = [2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1];
  const image = seenIn(place, mirrored, wave);
  const [sx, sy, sz] = place.sun.from;
  const sun = scaled(place.sun.colour, clamp(nx * sx + ny * sy + nz * sz) * 0.75);
  const around = mix(scaled(place.ground, 0.7), mix(place.sky, place.zenith, 0.5), 0.5 + 0.5 * ny);
  const matte = lit(finish.colour, sum(scaled(around, 0.55), sun));
  const share = finish.gloss + (1 - finish.gloss) * (1 - clamp(nz)) ** 5;
  const tint = mix(image, lit(image, scaled(finish.colour, 1.6)), finish.metallic);
  return sum(scaled(matte, 1 - share), scaled(tint, share * 1.15));
}

/** Lets bright light roll off instead of clipping. */
function filmic(light: number): number {
  return light < 0.6 ? light : 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4));
}

/** A clear-coated paint of the given colour. */
export function paint(colour: string, metallic = 0.35, gloss = 0.2): Finish {
  return { colour: rgb(colour), gloss, metallic };
}

/** Dark car glass. */
export const tintedGlass: Finish = { colour: rgb('#0c1114'), gloss: 0.34, metallic: 0 };
