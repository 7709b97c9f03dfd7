import { expect, test } from 'vitest';
import { linkOfBrand } from './brandLink.ts';

const links = ['Boka BMW', 'Boka MINI', 'Boka Land Rover', 'Boka service för Citroën.'].map(
  (text) => ({ text }),
);

test.each([
  ['BMW', 'Boka BMW'],
  ['Mini', 'Boka MINI'],
  ['LAND-ROVER', 'Boka Land Rover'],
  ['Citroën', 'Boka service för Citroën.'],
  ['Rover', 'Boka Land Rover'],
  ['BM', undefined],
  ['Ferrari', undefined],
  ['', undefined],
  [' - ', undefined],
])('the booking of %s is %s', (brand, text) => {
  expect(linkOfBrand(brand, links)?.text).toBe(text);
});
