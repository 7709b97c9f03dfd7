import { generateVehicles } from '../../demo/stock/cars/generateVehicles.ts';
import { dealers } from '../../demo/stock/dealers/index.ts';
import type { WireVehicle } from '../../upstream/search/vehicleWire.ts';

export const searchedIndex = 'vehicles-nordvik-se';

/** Beyond this number, cars are measured without the fields that only a car's own page shows. */
const maxFullCars = 100_000;

/**
 * Generates cars with ascending ids: copies of the demo stock, each with its own price, mileage, year,
 * date and registration number.
 */
export function* makeCars(count: number): Generator<WireVehicle> {
  const dealer = dealers.find(({ site }) => searchedIndex.endsWith(site));
  if (dealer === undefined) throw new Error(`There is no stock for ${searchedIndex}.`);
  const stock = generateVehicles(dealer, '2026-11-01');
  const chance = chanceOf(1);
  for (let at = 0; at < count; at += 1) {
    const model = stock[Math.floor(chance() * stock.length)] ?? stock[0];
    if (model === undefined) return;
    const car = count > maxFullCars ? cardOnly(model) : model;
    yield { ...car, ...ownFields(at, model, chance) };
  }
}

/** The ids of the facilities that have cars. */
export function facilityIds(): readonly string[] {
  return [...makeCars(2000)].flatMap(({ car_site_id: id }) =>
    id === undefined ? [] : [String(id)],
  );
}

function ownFields(at: number, model: WireVehicle, chance: Chance) {
  const { car_mileage, car_year } = model;
  const about = (value: number) => Math.round(value * (0.7 + chance() * 0.6));
  const day = new Date(Date.UTC(2026, 0, 1) + Math.floor(chance() * 300) * 86_400_000);
  return {
    car_id: `c${String(at).padStart(8, '0')}`,
    car_regno: `MLB ${at.toString(36).toUpperCase().padStart(5, '0')}`,
    car_publishdate: day.toISOString().slice(0, 10),
    ...priceFields(model, about),
    ...(car_mileage !== undefined && { car_mileage: about(car_mileage) }),
    ...(car_year !== undefined && { car_year: car_year - Math.floor(chance() * 4) }),
  };
}

function priceFields(
  { car_price: price, car_loan_terms: terms }: WireVehicle,
  about: (value: number) => number,
) {
  if (price === undefined) return {};
  const own = about(price / 100) * 100;
  return { car_price: own, ...(terms !== undefined && { car_loan_price_hundredths: own * 100 }) };
}

function cardOnly(car: WireVehicle): WireVehicle {
  return {
    ...car,
    car_loan_option: undefined,
    car_leasing_options: undefined,
    car_images: undefined,
    car_description: undefined,
    car_sellers: undefined,
  };
}

type Chance = () => number;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const a = Math.imul(state ^ (state >>> 15), 1 | state);
    const b = (a + Math.imul(a ^ (a >>> 7), 61 | a)) ^ a;
    return ((b ^ (b >>> 14)) >>> 0) / 2 ** 32;
  };
}
