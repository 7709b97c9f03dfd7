import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CarRecord } from '#domain/cars/car.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { CarTitle } from './CarTitle.tsx';

const { dictionary } = parseDictionary(new Map([['carPerMonth', '{cost}/mån']]));

/** The figures below the name of a car. */
function figuresOf(car: Partial<CarRecord>): readonly string[] {
  const html = renderToStaticMarkup(
    <CarTitle car={testRecord(car)} dictionary={dictionary} locale="sv" />,
  );
  return (html.match(/\d[\d\s]*\skr(?:\/mån)?/g) ?? []).map((text) => text.replaceAll(/\s/g, ' '));
}

const price = { currency: 'SEK', amount: 289_900 };
const monthlyCosts = { privateLeasing: 3_990 };

test.each([
  ['a price', { price }, ['289 900 kr']],
  ['a monthly cost', { monthlyCosts }, ['3 990 kr/mån']],
  ['both', { price, monthlyCosts }, ['289 900 kr', '3 990 kr/mån']],
  ['neither', {}, []],
])('a car with %s', (_what, car, figures) => {
  expect(figuresOf(car)).toEqual(figures);
});
