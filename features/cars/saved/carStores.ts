import { maxSavedCars, maxViewedCars } from '#domain/cars/savedCars.ts';
import { createCarStore } from './carStore.ts';

/** The cars that the visitor saved. */
export const savedCars = createCarStore('savedCars', maxSavedCars);

/** The cars whose pages the visitor opened. */
export const viewedCars = createCarStore('viewedCars', maxViewedCars);
