import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { compactRegistrationNumber, cutRegistrationNumber } from './registrationNumber.ts';

describe('a registration number', () => {
  test.each([
    ['ABC-123', 'ABC123'],
    ['abc 123', 'ABC123'],
    ['AB\u201112 345', 'AB12345'],
    ['ab\u00a012\u202f345', 'AB12345'],
    ['A\u2010B\u2011C\u2012D\u2013E\u2014F\u2015G\u2212H', 'ABCDEFGH'],
    ['åäö', 'ÅÄÖ'],
    ['ABC12\ud83d', 'ABC12\ufffd'],
    ['../car', '../CAR'],
  ])('%j is written %s', (text, compact) => {
    expect(compactRegistrationNumber(text)).toBe(compact);
  });

  test.each([
    ['ABC-123', 6, 'ABC123'],
    ['A B C - 1 2 3 4', 6, 'ABC123'],
    ['AB\u201112 345', 7, 'AB12345'],
    ['🚗'.repeat(7), 6, '🚗'.repeat(6)],
  ])('%j cut to %i is %s', (typed, length, cut) => {
    expect(cutRegistrationNumber(typed, length)).toBe(cut);
  });

  const separators = fc.array(fc.constantFrom(' ', '-', '\u00a0', '\u2011', '\u2013'), {
    minLength: 6,
    maxLength: 6,
  });
  propertyTest.prop([fc.stringMatching(/^[A-Z]{3}\d{3}$/), separators])(
    'is the same with any separators',
    (plate, between) => {
      const typed = [...plate].map((character, at) => `${between[at]}${character}`).join('');
      expect(cutRegistrationNumber(typed.toLowerCase(), 6)).toBe(plate);
    },
  );
});
