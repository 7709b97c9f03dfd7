/**
 * The cars that a visitor saved or viewed, as stored on the device. Only what is needed to show a car
 * that is gone is stored; everything else is fetched.
 */

import { parseJson } from '../parseJson.ts';
import { isRecord } from '../record.ts';
import type { CarImage, CarSummary } from './car.ts';
import { readCarImage, readCarNames } from './carFields.ts';

/** A car on the device. */
export interface SavedCar
  extends Pick<CarSummary, 'id' | 'slug' | 'brand' | 'model' | 'modelText'> {
  readonly image?: Pick<CarImage, 'src'> | undefined;
}

/** The maximum number of saved cars; a new one replaces the oldest. */
export const maxSavedCars = 50;

/** The maximum number of viewed cars; a new one replaces the oldest. */
export const maxViewedCars = 12;

/** A stored value of another version is discarded. */
const version = 1;

/** Serialises cars for the browser's storage. */
export function writeSavedCars(cars: readonly SavedCar[]): string {
  return JSON.stringify({ version, cars });
}

/**
 * Parses stored cars, the newest first. An older version of the site or the visitor may have written
 * the value, so each car is validated separately and dropped if it can't be shown.
 */
export function readSavedCars(stored: string | null, maxCars: number): readonly SavedCar[] {
  const value = parseJson(stored);
  if (!isRecord(value) || value['version'] !== version || !Array.isArray(value['cars'])) return [];
  const cars = new Map<string, SavedCar>();
  for (const item of value['cars']) {
    const car = isRecord(item) ? readSavedCar(item) : undefined;
    if (car && !cars.has(car.id)) cars.set(car.id, car);
  }
  return [...cars.values()].slice(0, maxCars);
}

function readSavedCar(item: Readonly<Record<string, unknown>>): SavedCar | undefined {
  const names = readCarNames(item);
  const image = readCarImage(item['image']);
  return names && { ...names, ...(image && { image: { src: image.src } }) };
}

/** The cars with one more, which comes first. The oldest is dropped if there are too many. */
export function withSavedCar(
  cars: readonly SavedCar[],
  car: SavedCar,
  maxCars: number,
): readonly SavedCar[] {
  return [savedCar(car), ...withoutSavedCar(cars, car.id)].slice(0, maxCars);
}

/** What is stored of a car. */
export function savedCar({ id, slug, brand, model, modelText, image }: SavedCar): SavedCar {
  return { id, slug, brand, model, modelText, ...(image && { image: { src: image.src } }) };
}

/** The cars without one. */
export function withoutSavedCar(cars: readonly SavedCar[], id: string): readonly SavedCar[] {
  return cars.filter((car) => car.id !== id);
}
