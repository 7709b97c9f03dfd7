/**
 * The cars a visitor compares, without a limit. The component that holds the state requests the
 * records of the cars in `carsToAsk` and stores `chosenCars` for the session (`storedCars.ts`).
 */

import type { CarRecord, CarSummary } from './car.ts';

/** A chosen car and how much of its data is loaded. */
export type ComparedCar =
  | { readonly kind: 'known'; readonly car: CarRecord }
  /** The record is being loaded; until then the car is shown with its summary. */
  | { readonly kind: 'loading'; readonly car: CarSummary }
  /** The record could not be loaded. */
  | { readonly kind: 'brief'; readonly car: CarSummary };

/** What is visible of the comparison: the bar, the bar with its list, or the full-page table. */
export type CompareView = 'bar' | 'list' | 'table';

/** State of the comparison. */
export interface CompareState {
  /** In the order they were chosen, without duplicates. */
  readonly cars: readonly ComparedCar[];
  /** Always `bar` if there are no cars; the bar is hidden then. */
  readonly view: CompareView;
}

/** What happened. */
export type CompareFact =
  /** The visitor pressed the button of a car; `isWanted` says whether to add or remove it. */
  | { readonly type: 'carToggled'; readonly car: CarSummary; readonly isWanted: boolean }
  | { readonly type: 'recordArrived'; readonly car: CarRecord }
  | { readonly type: 'recordFailed'; readonly id: string }
  | { readonly type: 'cleared' }
  | { readonly type: 'listToggled'; readonly isShown: boolean }
  | { readonly type: 'tableOpened' }
  | { readonly type: 'tableClosed' };

/** The comparison of an earlier page. Records that were not loaded are requested again. */
export function initialCompare(kept: readonly (CarSummary | CarRecord)[]): CompareState {
  return { cars: kept.map(asCompared), view: 'bar' };
}

/** Whether the full record of a car is loaded. */
function isRecordOfCar(car: CarSummary | CarRecord): car is CarRecord {
  return 'technicalData' in car;
}

/** The ids of the cars whose records must be requested. */
export function carsToAsk({ cars }: CompareState): readonly string[] {
  return cars.flatMap(({ kind, car }) => (kind === 'loading' ? [car.id] : []));
}

/** The chosen cars with their loaded data. */
export function chosenCars({ cars }: CompareState): readonly (CarSummary | CarRecord)[] {
  return cars.map(({ car }) => car);
}

/** Reducer of the comparison. */
export function compareReducer(state: CompareState, fact: CompareFact): CompareState {
  switch (fact.type) {
    case 'carToggled':
      return fact.isWanted ? add(state, fact.car) : remove(state, fact.car.id);
    case 'recordArrived':
      return learn(state, { kind: 'known', car: fact.car });
    case 'recordFailed':
      return settle(state, fact.id);
    case 'cleared':
      return { cars: [], view: 'bar' };
    case 'listToggled':
      return show(state, fact.isShown ? 'list' : 'bar');
    case 'tableOpened':
      return show(state, 'table');
    case 'tableClosed':
      return state.view === 'table' ? show(state, 'bar') : state;
  }
}

function add(state: CompareState, car: CarSummary): CompareState {
  if (state.cars.some((other) => other.car.id === car.id)) return state;
  return { ...state, cars: [...state.cars, asCompared(car)] };
}

function remove(state: CompareState, id: string): CompareState {
  const cars = state.cars.filter(({ car }) => car.id !== id);
  if (cars.length === state.cars.length) return state;
  // A table without columns is useless.
  return { cars, view: cars.length === 0 ? 'bar' : state.view };
}

/** Ignores the record of a car that was removed in the meantime. */
function learn(state: CompareState, known: ComparedCar): CompareState {
  if (!state.cars.some(({ car }) => car.id === known.car.id)) return state;
  return { ...state, cars: state.cars.map((it) => (it.car.id === known.car.id ? known : it)) };
}

function settle(state: CompareState, id: string): CompareState {
  const failed = state.cars.find(({ kind, car }) => kind === 'loading' && car.id === id);
  return failed ? learn(state, { kind: 'brief', car: failed.car }) : state;
}

function show(state: CompareState, view: CompareView): CompareState {
  return state.view === view || state.cars.length === 0 ? state : { ...state, view };
}

function asCompared(car: CarSummary | CarRecord): ComparedCar {
  return isRecordOfCar(car) ? { kind: 'known', car } : { kind: 'loading', car };
}
