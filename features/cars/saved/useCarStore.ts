import { useSyncExternalStore } from 'react';
import type { SavedCar } from '#domain/cars/savedCars.ts';
import type { CarStore } from './carStore.ts';

/** The cars of a store; `undefined` on the server and while its HTML is hydrated. */
export function useCarStore(store: CarStore): readonly SavedCar[] | undefined {
  return useSyncExternalStore(store.onChange, store.cars, unknown);
}

function unknown(): undefined {
  return undefined;
}
