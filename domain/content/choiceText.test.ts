import { expect, test } from 'vitest';
import { choiceText, choiceTexts } from './choiceText.ts';

const field = { choices: ['car_brand', 'car_fuel'], choiceWords: ['Make', 'Fuel'] };

test.each([
  [field, 'car_fuel', 'Fuel'],
  [field, 'gone', 'gone'],
  [{ choices: ['h1'] }, 'h1', 'h1'],
  [{}, 'anything', 'anything'],
])('editors read of %j for %s: %s', (choices, value, text) => {
  expect(choiceText(choices, value)).toBe(text);
});

test('several values are read one by one', () => {
  expect(choiceTexts(field, 'car_fuel, car_brand, gone')).toBe('Fuel, Make, gone');
});
