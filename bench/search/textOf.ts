import type { WireVehicle } from '../../upstream/search/vehicleWire.ts';

/** The searchable text of a car, for engines that index plain text. */
export function textOf(car: WireVehicle): string {
  const { car_brand, car_model, car_model_text, car_fuel, car_body, car_gearbox } = car;
  const texts = [car_brand, car_model, car_model_text, car_fuel, car_body, car_gearbox];
  return [...texts, car.car_color, car.car_site_city, car.car_regno, car.car_equipment?.join(' ')]
    .filter((text) => text !== undefined)
    .join(' ')
    .toLowerCase();
}

/** The words of a keyphrase, without any normalisation except lower case. */
export function wordsIn(keyphrase: string): readonly string[] {
  return keyphrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
