import type { CarBody } from './car/body.ts';
import { doorDetails, glassDetails, lampDetails } from './car/details.ts';
import type { Finish } from './car/shading.ts';
import { shade, tintedGlass } from './car/shading.ts';
import { surfaceOf } from './car/surface.ts';
import type { Surroundings } from './car/surroundings.ts';
import type { WheelStyle } from './car/wheel.ts';
import { wheel } from './car/wheel.ts';
import { blend, hex } from './core/colour.ts';
import type { Sheet } from './core/sheet.ts';
import { circle, ellipse, group, path, rect, round, tag } from './core/sheet.ts';

/** A car to draw and where it stands. */
export interface Car {
  readonly body: CarBody;
  readonly finish: Finish;
  readonly wheels: WheelStyle;
  readonly place: Surroundings;
  /** Left edge of the car on the sheet. */
  readonly x: number;
  /** Where the tyres meet the road. */
  readonly ground: number;
  /** Length of the car in sheet units. */
  readonly width: number;
  readonly facing: 'left' | 'right';
  readonly lamps: 'off' | 'on';
  /** How bright tyres, rims and plastic are, 0..1. */
  readonly light: number;
  /** How dark the shadow under the car is, 0..1. */
  readonly shadow: number;
}

/** Draws a car from the side. */
export async function drawCar(sheet: Sheet, car: Car): Promise<string> {
  const { body } = car;
  const scale = car.width / body.length;
  const density = Math.min(4, Math.max(1.2, scale * 1.5));
  const surface = surfaceOf(body, density);
  const place = car.facing === 'left' ? car.place : mirrored(car.place);
  const metal = await shade(surface, surface.metal, car.finish, place);
  const glass = await shade(surface, surface.glass, tintedGlass, place);
  const height = surface.rows / density;
  const width = surface.columns / density;
  const turn = car.facing === 'left' ? scale : -scale;
  const left = car.facing === 'left' ? car.x : car.x + car.width;
  return group(
    {
      transform: `translate(${round(left)} ${round(car.ground)}) scale(${turn} ${-scale})`,
    },
    shadowUnder(sheet, car),
    underside(sheet, car),
    picture(metal, width, height, sheet.clip(path(shell(body), {}))),
    doorDetails(sheet, body, hex(car.finish.colour), car.light),
    picture(glass, width, height, sheet.clip(path(body.glass, {}))),
    glassDetails(sheet, body, car.light),
    lampDetails(sheet, body, car.lamps),
    wheelsOf(sheet, car),
  );
}

/** The painted shell with its wheel arches cut out. */
export function shell(body: CarBody): string {
  const { front, rear } = body.wheels;
  return `${body.outline} ${arch(body, rear)} ${arch(body, front)} Z`;
}

function arch(body: CarBody, centre: number): string {
  const radius = body.wheels.radius * 1.13;
  const half = Math.sqrt(radius ** 2 - (body.wheels.radius - body.floor) ** 2);
  const { floor } = body;
  return `L ${centre + half} ${floor} A ${radius} ${radius} 0 1 1 ${centre - half} ${floor}`;
}

function picture(png: Buffer, width: number, height: number, clip: string): string {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const image = tag('image', {
    href,
    width,
    height,
    preserveAspectRatio: 'none',
    transform: `translate(0 ${round(height)}) scale(1 -1)`,
  });
  return group({ 'clip-path': clip }, image);
}

function underside(sheet: Sheet, { body, light }: Car): string {
  const { radius, front, rear } = body.wheels;
  const dark = blend('#020303', '#101314', light);
  const well = sheet.radial([
    [0.6, dark],
    [1, '#020303'],
  ]);
  return group(
    {},
    rect(front - 20, body.floor - 7, rear - front + 40, 30, { fill: '#030404' }),
    circle(front, radius, radius * 1.15, { fill: well }),
    circle(rear, radius, radius * 1.15, { fill: well }),
  );
}

function shadowUnder(sheet: Sheet, { body, shadow }: Car): string {
  const middle = body.length / 2;
  const dark = { fill: '#000308' };
  return group(
    {},
    ellipse(middle, 0, body.length * 0.54, 11, {
      ...dark,
      opacity: 0.55 * shadow,
      filter: sheet.blur(9, 4),
    }),
    ellipse(middle, 1, body.length * 0.45, 5, {
      ...dark,
      opacity: 0.9 * shadow,
      filter: sheet.blur(5, 1.6),
    }),
  );
}

function wheelsOf(sheet: Sheet, { body, wheels, light }: Car): string {
  const { radius, front, rear } = body.wheels;
  const drawn = wheel(sheet, radius, wheels, light);
  return [front, rear]
    .map((x) => group({ transform: `translate(${x} ${radius}) scale(1 -1)` }, drawn))
    .join('');
}

function mirrored(place: Surroundings): Surroundings {
  const [x, y, z] = place.sun.from;
  return { ...place, sun: { ...place.sun, from: [-x, y, z] } };
}
