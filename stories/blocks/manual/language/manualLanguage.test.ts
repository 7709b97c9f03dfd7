import { expect, test } from 'vitest';
import { toManualLanguage } from './manualLanguage.ts';

test.each([
  ['sv', 'sv'],
  ['sv-FI', 'sv'],
  ['en-GB', 'en'],
  ['nb', 'en'],
  ['', 'en'],
])('readers with %j read %s', (tag, language) => {
  expect(toManualLanguage(tag)).toBe(language);
});
