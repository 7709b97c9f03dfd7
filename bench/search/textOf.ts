import type { WireVehicle } from '../../upstream/search/vehicleWire.ts';

/** What a car is found by, for those who index plain texts. */
export function textOf(car: WireVehicle): string {
  const { car_brand, car_model, car_model_text, car_fuel, car_body, car_gearbox } = car;
  const texts = [car_brand, car_model, car_model_text, car_fuel, car_body, car_gearbox];
  return [...texts, car.car_color, car.car_site_city, car.car_regno, car.car_equipment?.join(' ')]
    .filter((text) => text !== undefined)
    .join(' ')
    .toLowerCase();
}

/** The words of a keyphrase, as plain as they come. */
export function wordsIn(keyphrase: string): readonly string[] {
  return keyphrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
