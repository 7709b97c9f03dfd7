import { expect, test } from 'vitest';
import { displayState } from './bookingFlow.ts';
import { bookingReducer } from './bookingReducer.ts';
import { testFlow } from './testing/testBooking.ts';

const steps = [1, 2, 3, 4] as const;

test('a finished step is opened without losing what follows', () => {
  const before = testFlow('form');
  const opened = bookingReducer(before, { type: 'stepShown', step: 2 });
  expect(opened).toEqual({ ...before, shown: 2 });
  expect(bookingReducer(opened, { type: 'stepShown', step: 4 })).toEqual(before);
});

test('a step that isn’t reached can’t be opened', () => {
  const flow = testFlow('services');
  expect(bookingReducer(flow, { type: 'stepShown', step: 3 })).toBe(flow);
});

test.each([
  ['services', [1, 2, 2, 2]],
  ['addons', [1, 2, 3, 3]],
  ['workshop', [1, 2, 3, 4]],
  ['form', [1, 2, 3, 4]],
] as const)('at the stage %s, opening each of four steps shows %j', (stage, shown) => {
  const flow = testFlow(stage);
  const opened = steps.map((step) => bookingReducer(flow, { type: 'stepShown', step }));
  expect(opened.map(displayState)).toEqual(shown);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 2],
] as const)('the last service removed while step %d is shown leads to step %d', (step, shown) => {
  const flow = testFlow('form', [
    { type: 'stepShown', step },
    { type: 'offeringRemoved', code: 'oljebyte' },
  ]);
  expect(flow).toMatchObject({ stage: 'services', shown });
});

test('services that are finished again lead to the add-ons', () => {
  for (const stage of ['addons', 'workshop', 'form'] as const) {
    const flow = testFlow(stage, [{ type: 'stepShown', step: 2 }, { type: 'servicesFinished' }]);
    expect(flow).toMatchObject({ stage, shown: 3 });
  }
});
