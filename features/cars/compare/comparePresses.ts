/**
 * The connection between the toggles on the page and the comparison code, which is loaded lazily,
 * after the first press.
 */

import type { CarSummary } from '#domain/cars/car.ts';

/** A visitor adds a car to the comparison, or removes it. */
export interface ComparePress {
  readonly car: CarSummary;
  readonly isWanted: boolean;
}

type TakePress = (press: ComparePress) => void;

/** The session storage key of the selection. */
export const compareStorageName = 'compare';

const listeners = new Set<() => void>();
let chosen: readonly string[] = [];
let waiting: readonly ComparePress[] = [];
let take: TakePress | undefined;
let isAwake = false;

/** Calls the listener whenever the state of a toggle may have changed. For `useSyncExternalStore`. */
export function onCompareChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the car is chosen, including presses that haven't been handled yet. */
export function isCompared(id: string): boolean {
  const last = waiting.findLast(({ car }) => car.id === id);
  return last ? last.isWanted : chosen.includes(id);
}

/** Handles a press of a toggle. It is queued until the comparison code has loaded. */
export function press(car: CarSummary): void {
  const pressed = { car, isWanted: !isCompared(car.id) };
  isAwake = true;
  if (take) take(pressed);
  else waiting = [...waiting, pressed];
  notify();
}

/** Registers the comparison code, which receives the queued presses and all later ones. */
export function takePresses(taker: TakePress): () => void {
  take = taker;
  const missed = waiting;
  waiting = [];
  for (const missedPress of missed) taker(missedPress);
  return () => {
    if (take === taker) take = undefined;
  };
}

/** Updates the toggles to the chosen cars. */
export function showChosen(ids: readonly string[]): void {
  chosen = ids;
  notify();
}

/** Whether a car was chosen in this session, so that the comparison code is needed. */
export function isComparing(): boolean {
  isAwake ||= hasStoredSelection();
  return isAwake;
}

function hasStoredSelection(): boolean {
  try {
    return sessionStorage.getItem(compareStorageName) !== null;
  } catch {
    // Storage is denied, so nothing is stored.
    return false;
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}
