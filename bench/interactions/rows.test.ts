import { expect, test } from 'vitest';
import type { EventTiming } from './eventTimings.ts';
import { interactionRows, type MeasuredPress } from './rows.ts';

const event = (duration: number, handlers = 1): EventTiming => ({
  interaction: 1,
  name: 'click',
  duration,
  handlers,
});

/** Presses of one name, each with the durations of its events. */
const presses = (name: string, ...durations: readonly (readonly number[])[]): MeasuredPress[] =>
  durations.map((each) => ({ name, window: 'phone', events: each.map((ms) => event(ms)) }));

const exceeded = (measured: readonly MeasuredPress[]) =>
  interactionRows(measured)
    .filter(({ held }) => !held)
    .map(({ name }) => name);

test('a press counts by its slowest event, and what the browser doesn’t report as 16 ms', () => {
  const [row] = interactionRows(presses('open menu', [24, 40], [], [32]));
  expect(row?.name).toBe('open menu, phone');
  expect(row?.ours).toBe('32 ms, longest of 3: 40 ms');
});

test('presses of one name and window share a row, in the order of the first ones', () => {
  const [open, close] = [presses('open', [24]), presses('close', [32])];
  const desktop = open.map((press) => ({ ...press, window: 'desktop' }));
  const rows = interactionRows([...open, ...close, ...open, ...desktop]);
  expect(rows.map(({ name, ours }) => [name, ours])).toEqual([
    ['open, phone', '24 ms, longest of 2: 24 ms'],
    ['close, phone', '32 ms, longest of 1: 32 ms'],
    ['open, desktop', '24 ms, longest of 1: 24 ms'],
    ['slowest handler', '1 ms: open'],
  ]);
});

test.each([
  ['all at their limits', [[56], [56], [120]], []],
  ['a median at its limit', [[56], [60], [60]], ['heart, phone']],
  ['one slow press', [[24], [24], [128]], ['heart, phone']],
])('%s', (_, durations, expected) => {
  expect(exceeded(presses('heart', ...durations))).toEqual(expected);
});

test('the slowest handler of all presses is named', () => {
  const slow: MeasuredPress = {
    name: 'filter',
    window: 'phone',
    events: [event(56, 49), event(56, 50)],
  };
  const rows = interactionRows([...presses('heart', [24]), slow]);
  expect(rows.at(-1)).toMatchObject({
    name: 'slowest handler',
    ours: '50 ms: filter',
    held: false,
  });
  const quick = { ...slow, events: [event(56, 49.9)] };
  expect(interactionRows([quick]).at(-1)?.held).toBe(true);
});
