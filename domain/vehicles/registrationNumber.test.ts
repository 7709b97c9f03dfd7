import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import {
  compactRegistrationNumber,
  cutRegistrationNumber,
  hasNumberLength,
  isRegistrationNumber,
  isSearchable,
  type NumberedSubject,
  parseRegistrationNumber,
} from './registrationNumber.ts';

const subjects = ['booking', 'tireHotel', 'lead'] as const satisfies readonly NumberedSubject[];

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

  const separators = fc.array(fc.constantFrom(' ', '-', '\u00a0', '\u2011', '\u2013'), {
    minLength: 6,
    maxLength: 6,
  });
  propertyTest.prop([fc.stringMatching(/^[A-Z]{3}\d{3}$/), separators])(
    'is the same with any separators',
    (plate, between) => {
      const typed = [...plate].map((character, at) => `${between[at]}${character}`).join('');
      expect(cutRegistrationNumber(typed.toLowerCase(), 'booking')).toBe(plate);
    },
  );
});

describe('while it is typed', () => {
  test.each([
    ['abc 123', 'booking', 'ABC123'],
    ['abc-1234', 'booking', 'ABC123'],
    [' mlb\u00a012a ', 'booking', 'MLB12A'],
    ['åäö', 'booking', 'ÅÄÖ'],
    ['a'.repeat(200), 'booking', 'AAAAAA'],
    ['🚗'.repeat(7), 'booking', '🚗'.repeat(6)],
    ['ABC12\ud83d', 'booking', 'ABC12\ufffd'],
    ['', 'booking', ''],
    ['abc\u00a0123\u2009x', 'tireHotel', 'ABC123X'],
    ['ABC-12345', 'tireHotel', 'ABC1234'],
    ['AB\u201112 345', 'tireHotel', 'AB12345'],
    ['🚗'.repeat(8), 'tireHotel', '🚗'.repeat(7)],
  ] as const)('%j of the %s becomes %j', (typed, subject, expected) => {
    expect(cutRegistrationNumber(typed, subject)).toBe(expected);
    expect(cutRegistrationNumber(expected, subject)).toBe(expected);
  });

  test.each([
    ['AB', true],
    ['A', false],
    ['', false],
    ['🚗', false],
  ])('%j can be searched for: %s', (text, expected) => {
    expect(isSearchable(text)).toBe(expected);
  });
});

describe('in a request', () => {
  test.each([
    ['MLB123', 'booking', 'MLB123'],
    [' mlb 123', 'booking', 'MLB123'],
    ['åäö', 'booking', 'ÅÄÖ'],
    ['AB', 'booking', 'AB'],
    ['A', 'booking', undefined],
    ['', 'booking', undefined],
    ['MLB1234', 'booking', undefined],
    ['a'.repeat(200), 'booking', undefined],
    ['🚗🚗🚗', 'booking', undefined],
    ['MLB\u2011123', 'booking', 'MLB123'],
    ['../car', 'booking', undefined],
    ['AB 12 345', 'tireHotel', 'AB12345'],
    ['ABC 12345', 'tireHotel', undefined],
    ['AB12345', 'lead', 'AB12345'],
    ['abcdefghi', 'lead', 'ABCDEFGHI'],
    ['ABCDEFGHIJ', 'lead', undefined],
    ['<b>', 'lead', undefined],
  ] as const)('%j of the %s is parsed as %s', (text, subject, expected) => {
    expect(parseRegistrationNumber(text, subject)).toBe(expected);
  });

  test('its length says nothing about its characters', () => {
    expect(hasNumberLength('🚗🚗', 'tireHotel')).toBe(true);
    expect(isRegistrationNumber('🚗🚗', 'tireHotel')).toBe(false);
    expect(hasNumberLength('ABC12345', 'tireHotel')).toBe(false);
  });

  propertyTest.prop([anyText(), fc.constantFrom(...subjects)])(
    'what is parsed is a registration number',
    (text, subject) => {
      const parsed = parseRegistrationNumber(text, subject);
      expect(parsed === undefined || isRegistrationNumber(parsed, subject)).toBe(true);
    },
  );
});
