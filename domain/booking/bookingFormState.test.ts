import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookingFailure } from './bookingFailure.ts';
import {
  type BookingFormFact,
  bookingFormReducer,
  type Inquiry,
  initialBookingForm,
} from './bookingFormState.ts';

const replay = (...facts: readonly BookingFormFact[]) =>
  facts.reduce(bookingFormReducer, initialBookingForm(false));

const submitted = { type: 'submitted', errors: [] } as const;
const invalid: BookingFormFact = {
  type: 'submitted',
  errors: [
    { field: 'firstName', problem: 'missing' },
    { field: 'phone', problem: 'invalid' },
  ],
};
const failed = (
  kind: 'unavailable' | 'unknown-outcome' | 'timeslot-not-available',
): BookingFormFact => ({ type: 'bookingFailed', failure: { kind } });

test('a valid form is sent', () => {
  expect(replay(submitted)).toEqual({ kind: 'sending', attempts: 1 });
});

test('an invalid form keeps its errors until the next attempt, but unmarks changed fields', () => {
  const state = replay(invalid, { type: 'fieldChanged', field: 'phone' });
  expect(state).toMatchObject({ kind: 'filling', attempts: 1, changed: ['phone'] });
  expect(bookingFormReducer(state, { type: 'fieldChanged', field: 'phone' })).toBe(state);
  expect(bookingFormReducer(state, { type: 'fieldChanged', field: 'email' })).toBe(state);
  expect(bookingFormReducer(state, invalid)).toMatchObject({ attempts: 2, changed: [] });
});

test('a refused booking can be sent again', () => {
  const state = replay(submitted, failed('unavailable'));
  expect(state).toMatchObject({ kind: 'filling', failure: { kind: 'unavailable' } });
  expect(bookingFormReducer(state, submitted)).toEqual({ kind: 'sending', attempts: 2 });
});

describe('after an unknown outcome', () => {
  const unknown = replay(submitted, failed('unknown-outcome'));
  const asking = bookingFormReducer(unknown, { type: 'outcomeAsked', isOnline: true });

  test.each([
    ['an answer that didn’t come', unknown],
    ['a reload', initialBookingForm(true)],
  ])('by %s, nothing else is sent', (_, state) => {
    expect(state).toMatchObject({ kind: 'unknown', inquiry: 'failed' });
    for (const fact of [submitted, invalid]) expect(bookingFormReducer(state, fact)).toBe(state);
  });

  test('what became of it is asked as soon as the device is online', () => {
    const offline = bookingFormReducer(unknown, { type: 'outcomeAsked', isOnline: false });
    expect(offline).toMatchObject({ kind: 'unknown', inquiry: 'offline' });
    expect(bookingFormReducer(offline, { type: 'outcomeAsked', isOnline: true })).toEqual(asking);
  });

  test.each<[BookingFailure, Inquiry]>([
    [{ kind: 'unknown-outcome' }, 'futile'],
    [{ kind: 'unavailable' }, 'failed'],
    [{ kind: 'unavailable', isOffline: true }, 'offline'],
    [{ kind: 'refused', message: 'Ring oss.' }, 'failed'],
    [{ kind: 'too-many-requests', retryAfterSeconds: 5 }, 'failed'],
  ])('%j says nothing about it', (failure, inquiry) => {
    expect(bookingFormReducer(asking, { type: 'bookingFailed', failure })).toEqual({
      ...asking,
      inquiry,
    });
  });

  test('a time that somebody else has wasn’t booked', () => {
    const state = bookingFormReducer(asking, failed('timeslot-not-available'));
    expect(state).toMatchObject({ kind: 'filling', failure: { kind: 'timeslot-not-available' } });
  });
});

test('a second press while sending changes nothing', () => {
  const state = replay(submitted);
  expect(bookingFormReducer(state, submitted)).toBe(state);
  expect(bookingFormReducer(state, { type: 'fieldChanged', field: 'email' })).toBe(state);
});

test('in no sequence of facts is an unknown outcome forgotten, unless somebody else has the time', () => {
  const fact = fc.constantFrom<BookingFormFact>(
    submitted,
    invalid,
    failed('unavailable'),
    failed('unknown-outcome'),
    { type: 'outcomeAsked', isOnline: true },
    { type: 'outcomeAsked', isOnline: false },
    { type: 'fieldChanged', field: 'phone' },
  );
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 30 }), (facts) => {
      const kinds = facts.map((_, index) => replay(...facts.slice(0, index + 1)).kind);
      const unknown = kinds.indexOf('unknown');
      expect(unknown < 0 || kinds.slice(unknown).every((kind) => kind === 'unknown')).toBe(true);
    }),
  );
});
