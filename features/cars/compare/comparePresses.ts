/**
 * What passes between the toggles on the page and the code that compares, which comes later than
 * they do and only to those who press one.
 */

import type { CarSummary } from '#domain/cars/car.ts';

/** A visitor wants a car among those to compare, or out of them. */
export interface ComparePress {
  readonly car: CarSummary;
  readonly isWanted: boolean;
}

type TakePress = (press: ComparePress) => void;

/** The name of the selection in the storage of the session. */
export const compareStorageName = 'compare';

const listeners = new Set<() => void>();
let chosen: readonly string[] = [];
let waiting: readonly ComparePress[] = [];
let take: TakePress | undefined;
let isAwake = false;

/** Calls back whenever a toggle may have to look different. For `useSyncExternalStore`. */
export function onCompareChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the car is chosen, by what was pressed last if nobody has heard of that yet. */
export function isChosen(id: string): boolean {
  const last = waiting.findLast(({ car }) => car.id === id);
  return last ? last.isWanted : chosen.includes(id);
}

/** A toggle was pressed. Waits for the code that compares, if that isn't there yet. */
export function press(car: CarSummary): void {
  const pressed = { car, isWanted: !isChosen(car.id) };
  isAwake = true;
  if (take) take(pressed);
  else waiting = [...waiting, pressed];
  tell();
}

/** The code that compares is there: hears what was pressed until now, and all that will be. */
export function takePresses(taker: TakePress): () => void {
  take = taker;
  const missed = waiting;
  waiting = [];
  for (const missedPress of missed) taker(missedPress);
  return () => {
    if (take === taker) take = undefined;
  };
}

/** Tells the toggles which cars are chosen. */
export function showChosen(ids: readonly string[]): void {
  chosen = ids;
  tell();
}

/** Whether anything was ever chosen in this session, so that the code that compares is needed. */
export function isComparing(): boolean {
  isAwake ||= hasStoredSelection();
  return isAwake;
}

function hasStoredSelection(): boolean {
  try {
    return sessionStorage.getItem(compareStorageName) !== null;
  } catch {
    // Denied: nothing can have been kept.
    return false;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
