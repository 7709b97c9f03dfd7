import { expect, test } from 'vitest';
import { choiceText, choiceTexts } from './choiceText.ts';

const field = { choices: ['i_make', 'i_fuel'], choiceWords: ['Make', 'Fuel'] };

test.each([
  [field, 'i_fuel', 'Fuel'],
  [field, 'gone', 'gone'],
  [{ choices: ['h1'] }, 'h1', 'h1'],
  [{}, 'anything', 'anything'],
])('editors read of %j for %s: %s', (choices, value, text) => {
  expect(choiceText(choices, value)).toBe(text);
});

test('several values are read one by one', () => {
  expect(choiceTexts(field, 'i_fuel, i_make, gone')).toBe('Fuel, Make, gone');
});
