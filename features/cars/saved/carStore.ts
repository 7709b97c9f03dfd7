import {
  readSavedCars,
  type SavedCar,
  withoutSavedCar,
  withSavedCar,
  writeSavedCars,
} from '#domain/cars/savedCars.ts';
import { createStoredText, type StoredText } from '#features/shared/storedText.ts';

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
  const stored = createStoredText('localStorage', name);
  const listeners = new Set<() => void>();
  let stopFollowing: (() => void) | undefined;
  let known: readonly SavedCar[] | undefined;

  const read = () => readSavedCars(stored.read(), maxCars);
  const cars = () => {
    known ??= read();
    return known;
  };
  const reload = () => {
    known = undefined;
    for (const listener of listeners) listener();
  };
  const write = (next: readonly SavedCar[]) => {
    stored.write(next.length > 0 ? writeSavedCars(next) : null);
    reload();
  };
  return {
    cars,
    has: (id) => cars().some((car) => car.id === id),
    onChange(listener) {
      if (listeners.size === 0) stopFollowing = followOtherTabs(stored, name, reload);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopFollowing?.();
        known = undefined;
      };
    },
    // Based on what is stored now, which another tab may have changed.
    add: (car) => write(withSavedCar(read(), car, maxCars)),
    remove: (id) => write(withoutSavedCar(read(), id)),
  };
}

/**
 * Calls `reload` when another tab may have changed what is stored under the name.
 *
 * @returns stops following.
 */
export function followOtherTabs(stored: StoredText, name: string, reload: () => void): () => void {
  // `null` means that everything was removed.
  const follow = ({ key }: StorageEvent) => {
    if (key !== name && key !== null) return;
    stored.refresh();
    reload();
  };
  window.addEventListener('storage', follow);
  // A page restored by the back button has missed the changes of other tabs.
  window.addEventListener('pageshow', reload);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', reload);
  };
}
