import { expect, test } from 'vitest';
import { type BookingFlow, bookingPlaces, currentStep, stepCount } from './bookingFlow.ts';

const stages = ['vehicle', 'services', 'addons', 'workshop', 'form', 'booked'] as const;

test('the steps that visitors count are those that can be shown', () => {
  const steps = stages.map((stage) => currentStep({ stage } as BookingFlow));
  expect(Math.max(...steps)).toBe(stepCount);
  expect(steps).toEqual(steps.toSorted());
  expect(bookingPlaces.filter((place) => typeof place === 'number')).toEqual(
    Array.from({ length: stepCount }, (_, at) => at + 1),
  );
});
