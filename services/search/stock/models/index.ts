import { commercial } from './commercial.ts';
import { electric } from './electric.ts';
import { european } from './european.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import { kia } from './kia.ts';
import type { CarModel } from './model.ts';
import { motorcycles } from './motorcycles.ts';
import { skodaSeat } from './skodaSeat.ts';
import { volkswagen } from './volkswagen.ts';
import { volvo } from './volvo.ts';

/** Every passenger car that the demo group deals in. */
export const passengerModels: readonly CarModel[] = [
  ...volvo,
  ...volkswagen,
  ...kia,
  ...german,
  ...skodaSeat,
  ...japanese,
  ...european,
  ...electric,
];

/** Every light commercial vehicle. */
export const commercialModels: readonly CarModel[] = commercial;

/** Every motorcycle. */
export const motorcycleModels: readonly CarModel[] = motorcycles;
