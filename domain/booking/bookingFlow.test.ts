import { expect, test } from 'vitest';
import {
  type BookingFlow,
  bookingPlaces,
  currentStep,
  isFinished,
  stepCount,
} from './bookingFlow.ts';
import { testFlow } from './testing/testBooking.ts';

const stages = ['vehicle', 'services', 'addons', 'workshop', 'form', 'booked'] as const;

test('the steps that visitors count are those that can be shown', () => {
  const steps = stages.map((stage) => currentStep({ stage } as BookingFlow));
  expect(Math.max(...steps)).toBe(stepCount);
  expect(steps).toEqual(steps.toSorted());
  expect(bookingPlaces.filter((place) => typeof place === 'number')).toEqual(
    Array.from({ length: stepCount }, (_, at) => at + 1),
  );
});

test.each([
  ['vehicle', 1, []],
  ['services', 2, [1]],
  ['addons', 3, [1, 2]],
  ['workshop', 4, [1, 2, 3]],
  ['form', 4, [1, 2, 3]],
  ['booked', 4, [1, 2, 3, 4]],
] as const)(
  'at the stage %s, step %d is the furthest, and %j are finished',
  (stage, step, finished) => {
    const flow = testFlow(stage);
    expect(currentStep(flow)).toBe(step);
    expect(([1, 2, 3, 4] as const).filter((each) => isFinished(flow, each))).toEqual(finished);
  },
);
