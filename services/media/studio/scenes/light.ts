import { direction, overcast, type Surroundings } from '../car/surroundings.ts';
import { blend, rgb } from '../core/colour.ts';

/** The light a car stands in, by the mood of its picture. */
export const lights = {
  day: overcast,
  evening: {
    ...overcast,
    zenith: rgb('#8fb3cc'),
    sky: rgb('#f3c9a0'),
    skyline: rgb('#3b4550'),
    sun: { from: direction(-0.8, 0.35, 0.4), colour: rgb('#ffcf96') },
  },
  dusk: {
    ...overcast,
    zenith: rgb('#27466a'),
    sky: rgb('#6f86a6'),
    skyline: rgb('#131d29'),
    ground: rgb('#55606e'),
    sun: { from: direction(0.7, 0.3, 0.5), colour: rgb('#ffb765') },
  },
  studio: {
    zenith: rgb('#17191b'),
    sky: rgb('#050606'),
    skyline: rgb('#020202'),
    skylineHeight: 0.1,
    ground: rgb('#040404'),
    sun: { from: direction(-0.4, 0.8, 0.3), colour: rgb('#20242a') },
    strips: [
      { height: 0.82, width: 0.06, colour: rgb('#dfe9f5') },
      { height: 0.35, width: 0.015, colour: rgb('#8fa3ba') },
    ],
  },
  hall: {
    ...overcast,
    zenith: rgb('#f6f7f5'),
    sky: rgb('#cfd3d2'),
    skyline: rgb('#7d8688'),
    ground: rgb('#8b8f90'),
    strips: [{ height: 0.7, width: 0.08, colour: rgb('#ffffff') }],
  },
} as const satisfies Record<string, Surroundings>;

export type Light = keyof typeof lights;

/** A colour as it looks in the dark. */
export function dimmed(colour: string, by: number): string {
  return blend(colour, '#04070b', by);
}
