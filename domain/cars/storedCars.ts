import { parseJson } from '../parseJson.ts';
import { eitherOf, readWith } from '../reader.ts';
import type { CarRecord, CarSummary } from './car.ts';
import { readCarRecord, readCarSummary } from './readCar.ts';

/** Serialises cars for the browser's storage. */
export function writeStoredCars(cars: readonly (CarSummary | CarRecord)[]): string {
  return JSON.stringify(cars);
}

const readCar = eitherOf(readCarRecord, readCarSummary);

/**
 * Parses stored cars; the result is empty if there is nothing or no valid JSON. An older version of
 * the site or the visitor may have written the value, so each car is validated separately and
 * dropped if it can't be shown.
 */
export function readStoredCars(stored: string | null): readonly (CarSummary | CarRecord)[] {
  const cars = new Map<string, CarSummary | CarRecord>();
  const values = parseJson(stored);
  for (const value of Array.isArray(values) ? values : []) {
    const car = readWith(readCar, value);
    if (car && !cars.has(car.id)) cars.set(car.id, car);
  }
  return [...cars.values()];
}
