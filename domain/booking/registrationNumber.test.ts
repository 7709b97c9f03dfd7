import { describe, expect, test } from 'vitest';
import { normaliseRegistrationNumber, parseRegistrationNumber } from './registrationNumber.ts';

describe('a typed registration number', () => {
  test.each([
    ['abc 123', 'ABC123'],
    ['abc-1234', 'ABC123'],
    [' mlb\u00a012a ', 'MLB12A'],
    ['MLB1234567', 'MLB123'],
    ['åäö', 'ÅÄÖ'],
    ['a'.repeat(200), 'AAAAAA'],
    ['🚗'.repeat(7), '🚗'.repeat(6)],
    ['ABC12\ud83d', 'ABC12\ufffd'],
    ['', ''],
  ])('%j is normalised to %j', (typed, expected) => {
    expect(normaliseRegistrationNumber(typed)).toBe(expected);
    expect(normaliseRegistrationNumber(expected)).toBe(expected);
  });
});

test.each([
  ['MLB123', 'MLB123'],
  [' mlb 123', 'MLB123'],
  ['åäö', 'ÅÄÖ'],
  ['AB', 'AB'],
  ['A', undefined],
  ['', undefined],
  ['MLB1234', undefined],
  ['a'.repeat(200), undefined],
  ['🚗🚗🚗', undefined],
  ['AB-12', 'AB12'],
  ['MLB\u2011123', 'MLB123'],
  ['../car', undefined],
])('%j is parsed as %s', (text, expected) => {
  expect(parseRegistrationNumber(text)).toBe(expected);
});
