import { useSyncExternalStore } from 'react';
import { savedCars } from './carStores.ts';

/** Whether a car is saved on this device. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    savedCars.onChange,
    () => savedCars.has(id),
    () => false,
  );
}
