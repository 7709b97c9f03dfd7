import { describe, expect, test } from 'vitest';
import { isRegistrationNumber, normaliseRegistrationNumber } from './registrationNumber.ts';

describe('a typed registration number', () => {
  test.each([
    ['abc 123', 'ABC123'],
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
  ['MLB123', true],
  ['ÅÄÖ', true],
  ['AB', true],
  ['A', false],
  ['', false],
  ['🚗🚗🚗', false],
  ['AB-12', false],
  ['../car', false],
])('%j is a registration number: %s', (text, expected) => {
  expect(isRegistrationNumber(text)).toBe(expected);
});
