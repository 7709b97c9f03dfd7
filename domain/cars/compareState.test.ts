import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type CompareFact,
  type CompareState,
  carsToAsk,
  chosenCars,
  compareReducer,
  initialCompare,
} from './compareState.ts';
import { testCar, testRecord } from './testing/testCar.ts';

const nothing = initialCompare([]);
const ids = (state: CompareState) => state.cars.map(({ kind, car }) => `${car.id} ${kind}`);

/** The state after these facts. */
function replay(facts: readonly CompareFact[], state = nothing): CompareState {
  return facts.reduce(compareReducer, state);
}

const add = (id: string): CompareFact => ({
  type: 'carToggled',
  car: testCar({ id }),
  isWanted: true,
});
const remove = (id: string): CompareFact => ({
  type: 'carToggled',
  car: testCar({ id }),
  isWanted: false,
});
const arrive = (id: string): CompareFact => ({ type: 'recordArrived', car: testRecord({ id }) });
const failed = (id: string): CompareFact => ({ type: 'recordFailed', id });
const opened: CompareFact = { type: 'tableOpened' };
const closed: CompareFact = { type: 'tableClosed' };
const listed = (isShown: boolean): CompareFact => ({ type: 'listToggled', isShown });
const cleared: CompareFact = { type: 'cleared' };

describe('the chosen cars', () => {
  test.each<[string, readonly CompareFact[], readonly string[]]>([
    ['are empty at first', [], []],
    ['are in the order they were chosen', [add('b'), add('a')], ['b loading', 'a loading']],
    ['contain no duplicates', [add('a'), add('a')], ['a loading']],
    ['can be removed', [add('a'), add('b'), remove('a')], ['b loading']],
    ['ignore the removal of a car that isn’t there', [add('a'), remove('b')], ['a loading']],
    ['can be cleared', [add('a'), add('b'), cleared], []],
    [
      'become known when the record arrives',
      [add('a'), add('b'), arrive('a')],
      ['a known', 'b loading'],
    ],
    ['stay brief when the record can’t be loaded', [add('a'), failed('a')], ['a brief']],
    [
      'become known when the record arrives late',
      [add('a'), failed('a'), arrive('a')],
      ['a known'],
    ],
    ['stay known', [add('a'), arrive('a'), failed('a'), add('a')], ['a known']],
    ['ignore records of removed cars', [add('a'), remove('a'), arrive('a'), failed('a')], []],
    ['load again when chosen again', [add('a'), failed('a'), remove('a'), add('a')], ['a loading']],
    ['may be many', Array.from('abcdefgh', add), Array.from('abcdefgh', (id) => `${id} loading`)],
  ])('%s', (_what, facts, expected) => {
    expect(ids(replay(facts))).toEqual(expected);
  });

  test('that are loading are requested', () => {
    const state = replay([add('a'), add('b'), add('c'), arrive('a'), failed('b')]);
    expect(carsToAsk(state)).toEqual(['c']);
  });

  test('are stored with all known data, and brief ones are requested again', () => {
    const state = replay([add('a'), add('b'), arrive('a'), failed('b')]);
    expect(chosenCars(state)).toEqual([testRecord({ id: 'a' }), testCar({ id: 'b' })]);
    expect(ids(initialCompare(chosenCars(state)))).toEqual(['a known', 'b loading']);
  });
});

describe('the view', () => {
  test.each<[string, readonly CompareFact[], CompareState['view']]>([
    ['is the bar', [add('a')], 'bar'],
    ['is the list', [add('a'), listed(true)], 'list'],
    ['is the bar without its list', [add('a'), listed(true), listed(false)], 'bar'],
    ['is the table', [add('a'), listed(true), opened], 'table'],
    ['is the bar after the table', [add('a'), opened, closed], 'bar'],
    ['is still the list', [add('a'), listed(true), closed], 'list'],
    ['is still the table', [add('a'), add('b'), opened, remove('a')], 'table'],
    ['is not the table without cars', [add('a'), opened, remove('a')], 'bar'],
    ['is not the table when cleared', [add('a'), opened, cleared], 'bar'],
    ['is not the list without cars', [add('a'), listed(true), remove('a'), add('b')], 'bar'],
    ['can’t be an empty table', [opened, add('a')], 'bar'],
    ['can’t be an empty list', [listed(true), add('a')], 'bar'],
  ])('%s', (_what, facts, view) => {
    expect(replay(facts).view).toBe(view);
  });
});

test('a fact without effect returns the same state', () => {
  const state = replay([add('a'), arrive('a')]);
  const facts = [add('a'), remove('b'), failed('a'), arrive('b'), listed(false), closed];
  expect(replay(facts, state)).toBe(state);
});

const anId = fc.constantFrom('a', 'b', 'c');
const aFact = fc.oneof(
  anId.map(add),
  anId.map(remove),
  anId.map(arrive),
  anId.map(failed),
  fc.boolean().map(listed),
  fc.constantFrom(opened, closed, cleared),
);

propertyTest.prop([fc.array(aFact)])(
  'there are no duplicates, and an empty comparison shows only the bar',
  (facts) => {
    const { cars, view } = replay(facts);
    expect(new Set(cars.map(({ car }) => car.id)).size).toBe(cars.length);
    if (cars.length === 0) expect(view).toBe('bar');
  },
);
