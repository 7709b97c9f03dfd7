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

/** All passenger cars that the demo group sells. */
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

/** All light commercial vehicles. */
export const commercialModels: readonly CarModel[] = commercial;

/** All motorcycles. */
export const motorcycleModels: readonly CarModel[] = motorcycles;
