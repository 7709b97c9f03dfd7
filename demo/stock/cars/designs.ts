import type { Fuel } from '../models/model.ts';

const designs = ['clean', 'nordic', 'eastern', 'premium', 'wide'] as const;

/**
 * How cars of a make look, apart from their bodies: the front, the lamps, the roof and the wheels. `clean` has no grille, `wide`
 * has one between wide lamps.
 */
export type Design = (typeof designs)[number];

/** The makes of some designs; all others are `wide`. */
const makes: Readonly<Partial<Record<Design, readonly string[]>>> = {
  nordic: ['Volvo', 'Polestar'],
  eastern: [
    ...['Kia', 'Hyundai', 'Toyota', 'Nissan', 'Mazda', 'Subaru', 'Mitsubishi'],
    ...['Honda', 'Suzuki', 'MG', 'BYD'],
  ],
  premium: ['Audi', 'BMW', 'Mercedes-Benz', 'Porsche', 'Lexus', 'Land Rover', 'Jaguar'],
};

/** The design of a make's cars. Electric ones need no grille. */
export function designOf(brand: string, fuel: Fuel): Design {
  if (fuel === 'electric') return 'clean';
  return designs.find((design) => makes[design]?.includes(brand)) ?? 'wide';
}
