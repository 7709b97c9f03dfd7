import { expect, test } from 'vitest';
import { readQuantity } from './quantity.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordTables } from './wordTables.ts';

const { numbers } = createVocabulary([wordTables.sv, wordTables.en]);

/** The number of a text with its unit, whether more is meant, and the words that it has, in short. */
function quantityIn(text: string): string | undefined {
  const quantity = readQuantity(text.split(' '), 0, numbers);
  if (!quantity) return undefined;
  const { number, unit, unitLength, isThousands, isOpen, to } = quantity;
  const factor = unit && unit.factor !== 1 ? ` x ${unit.factor}` : '';
  return [
    `${number}${isThousands ? ' (thousands)' : ''}${isOpen ? ' or more' : ''}`,
    `${unit?.kind ?? 'no unit'}${factor}`,
    `${to} words, ${unitLength} of the unit`,
  ].join(', ');
}

test.each([
  ['300000', '300000, no unit, 1 words, 0 of the unit'],
  ['300000.', '300000, no unit, 1 words, 0 of the unit'],
  ['300000 diesel', '300000, no unit, 1 words, 0 of the unit'],
  // Separators of thousands and of decimals.
  ['300 000', '300000, no unit, 2 words, 0 of the unit'],
  ['1 300 000 kr', '1300000, money, 4 words, 1 of the unit'],
  ['300 000kr', '300000, money, 2 words, 0 of the unit'],
  ['300 000kr 500', '300000, money, 2 words, 0 of the unit'],
  ['3000 000', '3000, no unit, 1 words, 0 of the unit'],
  ['300 20', '300, no unit, 1 words, 0 of the unit'],
  ['300.000 kr', '300000, money, 2 words, 1 of the unit'],
  ['1,300,000', '1300000, no unit, 1 words, 0 of the unit'],
  ['12.5 mil', '12.5, distance x 10, 2 words, 1 of the unit'],
  ['12,55 mil', '12.55, distance x 10, 2 words, 1 of the unit'],
  // Units and signs, with a space or none.
  ['300kr', '300, money, 1 words, 0 of the unit'],
  ['300:-', '300, money, 1 words, 0 of the unit'],
  ['300,-', '300, money, 1 words, 0 of the unit'],
  ['£300', '300, money, 1 words, 0 of the unit'],
  ['kr 300', '300, money, 2 words, 0 of the unit'],
  ['kr 300 i månaden', '300, moneyPerMonth, 4 words, 2 of the unit'],
  ['kr 300 mil', undefined],
  ['kr', undefined],
  ['E 300', undefined],
  ['5 år gammal', '5, age, 3 words, 2 of the unit'],
  ['2 ton', '2, weight x 1000, 2 words, 1 of the unit'],
  ['100 tkm', '100, distance x 1000, 2 words, 1 of the unit'],
  ['100 kw', '100, power x 1.35962, 2 words, 1 of the unit'],
  ['60 miles', '60, distance x 1.609344, 2 words, 1 of the unit'],
  ['300kombi', undefined],
  // Thousands.
  ['15k', '15000 (thousands), no unit, 1 words, 0 of the unit'],
  ['15 tkr', '15000 (thousands), no unit, 2 words, 0 of the unit'],
  ['15 k miles', '15000 (thousands), distance x 1.609344, 3 words, 1 of the unit'],
  ['15k miles', '15000 (thousands), distance x 1.609344, 2 words, 1 of the unit'],
  ['15k tusen', '15000 (thousands), no unit, 1 words, 0 of the unit'],
  ['15 k kr', '15000 (thousands), money, 3 words, 1 of the unit'],
  // Numbers in words, only of thousands.
  ['femton tusen', '15000 (thousands), no unit, 2 words, 0 of the unit'],
  ['femtontusen', '15000 (thousands), no unit, 1 words, 0 of the unit'],
  ['femton tusen kr', '15000 (thousands), money, 3 words, 1 of the unit'],
  ['femton', undefined],
  ['femton kr', undefined],
  ['diesel', undefined],
  ['', undefined],
  // More is meant as well.
  ['300+', '300 or more, no unit, 1 words, 0 of the unit'],
  ['2020-', '2020 or more, no unit, 1 words, 0 of the unit'],
  ['300hk+', '300 or more, power, 1 words, 0 of the unit'],
  ['300 hk+', '300 or more, power, 2 words, 1 of the unit'],
  ['300+ hk', '300 or more, power, 2 words, 1 of the unit'],
  ['15k+', '15000 (thousands) or more, no unit, 1 words, 0 of the unit'],
  ['300 hk', '300, power, 2 words, 1 of the unit'],
])('%s: %s', (text, expected) => {
  expect(quantityIn(text)).toBe(expected);
});
