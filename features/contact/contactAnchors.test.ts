import { expect, test } from 'vitest';
import { leadsToForm, wishOfHash } from './contactAnchors.ts';

test.each([
  ['#contact-quote', 'quote', true],
  ['#contact-testdrive', 'testDrive', true],
  ['#contact-form', undefined, true],
  ['#contact', undefined, false],
  ['#contact-quote2', undefined, false],
  ['#constructor', undefined, false],
  ['', undefined, false],
])('%j ticks %s and leads to the form: %s', (hash, wish, isForm) => {
  expect(wishOfHash(hash)).toBe(wish);
  expect(leadsToForm(hash)).toBe(isForm);
});
