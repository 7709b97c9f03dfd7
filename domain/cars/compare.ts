/**
 * The cars a visitor compares. The reducer hears facts; whoever holds the state asks for all that is
 * known of the cars that wait for it (`carsToAsk`) and keeps the cars for the session (`chosenCars`,
 * `storedCars.ts`). There is no limit to how many.
 */

import type { CarRecord, CarSummary } from './car.ts';

/** A chosen car, and how much of it is known. */
export type ComparedCar =
  | { readonly kind: 'known'; readonly car: CarRecord }
  /** All that is known of it is on its way; until then it is shown as lists show it. */
  | { readonly kind: 'loading'; readonly car: CarSummary }
  /** Nothing more was to be had. */
  | { readonly kind: 'brief'; readonly car: CarSummary };

/** What is seen of the comparison: the bar, the bar with its list, or the table over everything. */
export type CompareView = 'bar' | 'list' | 'table';

/** The comparison in the visitor's hands. */
export interface CompareState {
  /** In the order they were chosen; each car once. */
  readonly cars: readonly ComparedCar[];
  /** Without cars always `bar`, which then isn't shown. */
  readonly view: CompareView;
}

/** What happened. */
export type CompareFact =
  /** A car was pressed by someone who saw it chosen or not, and so wants it out or in. */
  | { readonly type: 'carToggled'; readonly car: CarSummary; readonly isWanted: boolean }
  | { readonly type: 'recordArrived'; readonly car: CarRecord }
  | { readonly type: 'recordFailed'; readonly id: string }
  | { readonly type: 'cleared' }
  | { readonly type: 'listToggled'; readonly isShown: boolean }
  | { readonly type: 'tableOpened' }
  | { readonly type: 'tableClosed' };

/** The comparison as it was left. What little is known of a car is asked for once more. */
export function initialCompare(kept: readonly (CarSummary | CarRecord)[]): CompareState {
  return { cars: kept.map(asCompared), view: 'bar' };
}

/** Whether this is all there is to know of a car. */
export function isRecordOfCar(car: CarSummary | CarRecord): car is CarRecord {
  return 'technicalData' in car;
}

/** The ids of the cars of which more is to be asked for. */
export function carsToAsk({ cars }: CompareState): readonly string[] {
  return cars.flatMap(({ kind, car }) => (kind === 'loading' ? [car.id] : []));
}

/** The chosen cars with what is known of them. */
export function chosenCars({ cars }: CompareState): readonly (CarSummary | CarRecord)[] {
  return cars.map(({ car }) => car);
}

/** What the comparison becomes by a fact. */
export function compare(state: CompareState, fact: CompareFact): CompareState {
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
  // A table without columns says nothing.
  return { cars, view: cars.length === 0 ? 'bar' : state.view };
}

/** What arrives for a car that was taken out meanwhile is nobody's. */
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
