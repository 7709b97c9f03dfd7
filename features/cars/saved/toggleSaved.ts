import type { SavedCar } from '#domain/cars/savedCars.ts';
import { savedCars } from './carStores.ts';

/** Saves a car on this device, or removes it. */
export function toggleSaved(car: SavedCar): void {
  if (savedCars.has(car.id)) savedCars.remove(car.id);
  else savedCars.add(car);
}
