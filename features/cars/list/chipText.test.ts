import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { FilterChip } from '#domain/search/chips.ts';
import { carCardTexts } from '../card/carCardTexts.ts';
import { carListTexts, nearWords } from './carListTexts.ts';
import { chipText } from './chipText.ts';

const { dictionary } = parseDictionary(
  new Map([
    ['carNearWithin', 'inom {distance} från {place}'],
    ['carNearFrom', 'avstånd från {place}'],
    ['carNearYou', 'din plats'],
  ]),
);
const words = {
  locale: 'sv',
  texts: carListTexts(dictionary),
  cardTexts: carCardTexts(dictionary),
  facetLabels: { price: 'Pris', year: 'Modellår' },
  valueTexts: { 'facility 101': 'Nordvik Kungens kurva', 'isUsed true': 'Begagnad' },
  sortOptions: [],
  near: nearWords({ distanceUnit: 'mil', country: 'SE' }, dictionary),
  units: { price: { before: '', after: 'kr' } },
} as const;

test.each<[FilterChip, string]>([
  [{ kind: 'keyphrase', text: 'dragkrok' }, 'dragkrok'],
  [{ kind: 'choice', name: 'model', value: 'V60', text: 'Volvo V60' }, 'Volvo V60'],
  [{ kind: 'choice', name: 'facility', value: '101', text: '101' }, 'Nordvik Kungens kurva'],
  [{ kind: 'choice', name: 'isUsed', value: 'true', text: 'true' }, 'Begagnad'],
  [{ kind: 'choice', name: 'year', value: '2022', text: '2022' }, 'Modellår 2022'],
  [
    { kind: 'range', name: 'price', low: 100_000, high: 200_000 },
    'Pris 100\u00a0000–200\u00a0000 kr',
  ],
  [
    { kind: 'place', name: 'near', values: ['20', '59.86,17.64 Upplands Väsby'] },
    'inom 20 km från Upplands Väsby',
  ],
  [{ kind: 'place', name: 'near', values: ['-1.20,17.64'] }, 'inom 50 km från din plats'],
  [{ kind: 'place', name: 'near', values: ['0', '59.86,17.64 X'] }, 'avstånd från X'],
  [{ kind: 'range', name: 'power', low: 1, high: 2 }, 'power 1–2'],
  [{ kind: 'range', name: 'year', low: 2020, high: 2022 }, 'Modellår 2020–2022'],
])('%j is shown as %s', (chip, text) => {
  expect(chipText(chip, words)).toBe(text);
});
