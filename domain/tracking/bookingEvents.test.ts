import { expect, test } from 'vitest';
import {
  addReportedStep,
  bookingErrorEvent,
  bookingPurchaseEvent,
  bookingStepEvent,
} from './bookingEvents.ts';

test('the events have nothing about visitor and vehicle', () => {
  expect(bookingStepEvent(3)).toEqual({ event: 'booking_step', step: 3 });
  expect(bookingErrorEvent('vehicle-not-found')).toEqual({
    event: 'event_error',
    flow: 'booking',
    error: 'vehicle-not-found',
  });
  expect(bookingPurchaseEvent('B-1')).toEqual({
    event: 'purchase',
    flow_version: '2.0',
    transaction_id: 'B-1',
    currency: 'SEK',
    value: 0,
    price: 0,
  });
});

test.each([
  [null, 0, '0'],
  ['', 0, '0'],
  ['0', 1, '01'],
  ['01', 1, undefined],
  ['01', 0, undefined],
  ['garbage', 2, '2'],
] as const)('after the steps %j, step %d makes %j', (stored, step, expected) => {
  expect(addReportedStep(stored, step)).toBe(expected);
});
