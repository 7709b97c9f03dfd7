import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ContactFormFact, contactForm, initialForm } from './contactForm.ts';

const replay = (...facts: readonly ContactFormFact[]) =>
  facts.reduce(contactForm, initialForm(false));

const submitted = { type: 'submitted', errors: [] } as const;
const invalid: ContactFormFact = {
  type: 'submitted',
  errors: [
    { field: 'firstName', problem: 'missing' },
    { field: 'phone', problem: 'invalid' },
  ],
};
const failed = (
  kind: 'unavailable' | 'unknown-outcome' | 'timeslot-not-available',
): ContactFormFact => ({ type: 'bookingFailed', failure: { kind } });

test('a valid form is sent', () => {
  expect(replay(submitted)).toEqual({ kind: 'sending', attempts: 1 });
});

test('an invalid form keeps its errors until the next attempt, but unmarks changed fields', () => {
  const state = replay(invalid, { type: 'fieldChanged', field: 'phone' });
  expect(state).toMatchObject({ kind: 'filling', attempts: 1, changed: ['phone'] });
  expect(contactForm(state, { type: 'fieldChanged', field: 'phone' })).toBe(state);
  expect(contactForm(state, { type: 'fieldChanged', field: 'email' })).toBe(state);
  expect(contactForm(state, invalid)).toMatchObject({ attempts: 2, changed: [] });
});

test('a refused booking can be sent again', () => {
  const state = replay(submitted, failed('unavailable'));
  expect(state).toMatchObject({ kind: 'filling', failure: { kind: 'unavailable' } });
  expect(contactForm(state, submitted)).toEqual({ kind: 'sending', attempts: 2 });
});

describe('after an unknown outcome nothing is sent', () => {
  test.each([
    ['an answer that didn’t come', replay(submitted, failed('unknown-outcome'))],
    ['a reload', initialForm(true)],
  ])('%s', (_, state) => {
    expect(state.kind).toBe('unknown');
    for (const fact of [submitted, invalid, failed('unavailable')]) {
      expect(contactForm(state, fact)).toBe(state);
    }
  });
});

test('a second press while sending changes nothing', () => {
  const state = replay(submitted);
  expect(contactForm(state, submitted)).toBe(state);
  expect(contactForm(state, { type: 'fieldChanged', field: 'email' })).toBe(state);
});

test('in no sequence of facts is an unknown outcome forgotten', () => {
  const fact = fc.constantFrom<ContactFormFact>(
    submitted,
    invalid,
    failed('unavailable'),
    failed('timeslot-not-available'),
    failed('unknown-outcome'),
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
