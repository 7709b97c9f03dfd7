import { expect, test } from 'vitest';
import { choiceText, choiceTexts } from './choiceText.ts';

const field = { choices: ['brand_1', 'fuel_1'], choiceWords: ['Make', 'Fuel'] };

test.each([
  [field, 'fuel_1', 'Fuel'],
  [field, 'gone', 'gone'],
  [{ choices: ['h1'] }, 'h1', 'h1'],
  [{}, 'anything', 'anything'],
])('editors read of %j for %s: %s', (choices, value, text) => {
  expect(choiceText(choices, value)).toBe(text);
});

test('several values are read one by one', () => {
  expect(choiceTexts(field, 'fuel_1, brand_1, gone')).toBe('Fuel, Make, gone');
});
