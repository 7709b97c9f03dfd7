import { expect, test } from 'vitest';
import { wordLanguages } from './languages.ts';

test.each([
  [['sv'], ['sv', 'en']],
  [
    ['sv', 'en'],
    ['sv', 'en'],
  ],
  [
    ['fi', 'sv'],
    ['fi', 'sv', 'en'],
  ],
  [['en'], ['en']],
  [['de'], ['en']],
  [[], ['en']],
])('visitors of a site in %j search in %j', (locales, languages) => {
  expect(wordLanguages(locales)).toEqual(languages);
});
