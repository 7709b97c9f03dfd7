import {
  readSavedCars,
  type SavedCar,
  withoutSavedCar,
  withSavedCar,
  writeSavedCars,
} from '#domain/cars/savedCars.ts';
import { createStoredList } from '#features/shared/storedList.ts';
import { createStoredText } from '#features/shared/storedText.ts';

/** Cars on this device, the newest first. All tabs of the site show the same ones. */
export interface CarStore {
  /** Calls the listener after each change. For `useSyncExternalStore`. */
  readonly onChange: (listener: () => void) => () => void;
  /** The same object until the next change. */
  readonly cars: () => readonly SavedCar[];
  readonly has: (id: string) => boolean;
  readonly add: (car: SavedCar) => void;
  readonly remove: (id: string) => void;
}

/** The cars under a name of the browser's storage. */
export function createCarStore(name: string, maxCars: number): CarStore {
  const { items, onChange, write } = createStoredList(createStoredText('localStorage', name), {
    read: (text) => readSavedCars(text, maxCars),
    write: writeSavedCars,
  });
  return {
    cars: items,
    onChange,
    has: (id) => items().some((car) => car.id === id),
    add: (car) => void write(withSavedCar(items(), car, maxCars)),
    remove: (id) => void write(withoutSavedCar(items(), id)),
  };
}
