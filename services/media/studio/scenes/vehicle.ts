import { cityCar } from '../car/bodies/cityCar.ts';
import { estate } from '../car/bodies/estate.ts';
import { saloon } from '../car/bodies/saloon.ts';
import { paint } from '../car/shading.ts';
import { fiveTwin, tenSpoke } from '../car/wheel.ts';
import { drawCar } from '../car.ts';
import type { Canvas } from './canvas.ts';
import { type Light, lights } from './light.ts';

const bodies = { saloon, estate, cityCar } as const;

/** A car in a scene; position and length as shares of the picture. */
export interface Vehicle {
  readonly body: keyof typeof bodies;
  readonly colour: string;
  readonly light: Light;
  /** Middle of the car. */
  readonly x: number;
  /** Where its tyres stand. */
  readonly ground: number;
  /** Its length. */
  readonly length: number;
  readonly facing?: 'left' | 'right';
  readonly lamps?: 'off' | 'on';
}

/** Draws a car where it stands. */
export function vehicle({ sheet, w, h }: Canvas, car: Vehicle): Promise<string> {
  const dark = car.light === 'studio' || car.light === 'dusk';
  return drawCar(sheet, {
    body: bodies[car.body],
    finish: paint(car.colour),
    wheels: car.body === 'estate' ? tenSpoke : fiveTwin,
    place: lights[car.light],
    x: (car.x - car.length / 2) * w,
    ground: car.ground * h,
    width: car.length * w,
    facing: car.facing ?? 'left',
    lamps: car.lamps ?? (dark ? 'on' : 'off'),
    light: dark ? 0.35 : 0.9,
    shadow: car.light === 'studio' ? 0.9 : 1,
  });
}
