import type { BodyStyle, CarModel, Fuel } from '../models/model.ts';
import { type Design, designOf } from './designs.ts';

/** The plain bodies: those of the stock, and smaller ones for small cars. */
const plainBodies = [
  'suv',
  'crossover',
  'estate',
  'saloon',
  'hatchback',
  'cityCar',
  'mpv',
  'pickup',
  'van',
  'coupe',
  'convertible',
  'motorcycle',
] as const satisfies readonly (BodyStyle | SmallBody)[];

type SmallBody = 'cityCar' | 'crossover';

export type PlainBody = (typeof plainBodies)[number];

type DesignedBody =
  | `suv${'Nordic' | 'Eastern' | 'Premium' | 'Wide'}`
  | `crossover${'Clean' | 'Eastern'}`
  | `estate${'Nordic' | 'Wide'}`
  | 'saloonClean'
  | `hatchback${'Eastern' | 'Wide'}`;

/** A body that has pictures. */
export type DrawnBody = PlainBody | DesignedBody;

/** The bodies of designs that differ from the plain body. Plain SUVs and hatchbacks have no grille. */
const designedBodies: Readonly<
  Partial<Record<PlainBody, Readonly<Partial<Record<Design, DesignedBody>>>>>
> = {
  suv: { nordic: 'suvNordic', eastern: 'suvEastern', premium: 'suvPremium', wide: 'suvWide' },
  crossover: { clean: 'crossoverClean', eastern: 'crossoverEastern' },
  estate: { nordic: 'estateNordic', wide: 'estateWide' },
  saloon: { clean: 'saloonClean' },
  hatchback: {
    nordic: 'hatchbackWide',
    eastern: 'hatchbackEastern',
    premium: 'hatchbackWide',
    wide: 'hatchbackWide',
  },
};

/** The plain body of each body that has pictures. */
export const plainOf = new Map<DrawnBody, PlainBody>(
  plainBodies.flatMap((plain) =>
    [plain, ...Object.values(designedBodies[plain] ?? {})].map((drawn) => [drawn, plain]),
  ),
);

/** The bodies that have pictures. */
export const drawnBodies: readonly DrawnBody[] = [...plainOf.keys()];

/** Cars shorter than `below`, in millimetres, have pictures of a smaller body. */
const small: Readonly<Partial<Record<BodyStyle, { below: number; as: SmallBody }>>> = {
  hatchback: { below: 3_900, as: 'cityCar' },
  suv: { below: 4_450, as: 'crossover' },
};

/** The body that a model with a fuel is shown as. */
export function drawnBody(model: Pick<CarModel, 'brand' | 'body' | 'size'>, fuel: Fuel): DrawnBody {
  const plain = plainBody(model);
  return designedBodies[plain]?.[designOf(model.brand, fuel)] ?? plain;
}

function plainBody({ body, size }: Pick<CarModel, 'body' | 'size'>): PlainBody {
  const smaller = small[body];
  return smaller && size.length < smaller.below ? smaller.as : body;
}
