import { expect, test } from 'vitest';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { cardFacts, cardVersion } from './cardFacts.ts';

const diesel = { year: 2022, mileageText: '4 500 mil', fuel: 'Diesel', gearbox: 'Automat' };

test.each([
  ['all of them', diesel, ['2022', '4 500 mil', 'Diesel', 'Automat']],
  [
    'the range instead of the gearbox',
    { ...diesel, fuel: 'El', electricRangeText: '573 km' },
    ['2022', '4 500 mil', 'El', '573 km'],
  ],
  ['only known facts', { fuel: 'Bensin' }, ['Bensin']],
  ['nothing', {}, []],
])('a card shows %s', (_what, more, facts) => {
  expect(cardFacts(testCar(more))).toEqual(facts);
});

test.each([
  ['the version', { model: 'V60', modelText: 'V60 B4', version: 'B4 Momentum' }, 'B4 Momentum'],
  ['what the text adds to the model', { model: 'V60', modelText: 'V60 B4' }, 'B4'],
  ['the text if it begins otherwise', { model: 'C-Klass', modelText: 'C 220 d' }, 'C 220 d'],
  ['the text of a longer word', { model: 'V60', modelText: 'V60CC B4' }, 'V60CC B4'],
  ['nothing if the name contains it already', { model: 'V60', modelText: 'V60' }, undefined],
])('below the name is %s', (_what, more, version) => {
  expect(cardVersion(testCar(more))).toBe(version);
});
