import type { Paint } from '../languages/language.ts';
import type { DrawnBody } from './pictures.ts';

/** A car as the studio turned it: addresses of pictures, in turning order. */
export interface Turn {
  /** From the driver's seat. */
  readonly inside: readonly string[];
  /** From all around. */
  readonly outside: readonly string[];
}

/** The bodies that the studio turned, and the one paint each has there. */
export const turned: Readonly<Partial<Record<DrawnBody, Paint>>> = {
  suv: 'darkBlue',
  saloon: 'silver',
  estate: 'green',
  cityCar: 'yellow',
};

const steps = 36;

/** The turns by the picture that a car's gallery begins with. */
const turns = new Map(
  Object.entries(turned).map(([body, paint]) => [
    `/-/media/cars/${body}-${paint}-quarter.webp`,
    { inside: framesOf(body, 'inside-'), outside: framesOf(body, '') },
  ]),
);

/** The turn of the car that a gallery beginning with this picture shows, if the studio made one. */
export function turnOf(picture: string): Turn | undefined {
  return turns.get(picture);
}

function framesOf(body: string, prefix: string): readonly string[] {
  return Array.from(
    { length: steps },
    (_, step) => `/-/media/cars/360/${body}/${prefix}${String(step).padStart(2, '0')}.webp`,
  );
}
