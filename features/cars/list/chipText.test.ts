import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { FilterChip } from '#domain/search/chips.ts';
import { carCardTexts } from '../card/carCardTexts.ts';
import { carListTexts } from './carListTexts.ts';
import { chipText } from './chipText.ts';
import { nearChoices } from './nearChoices.ts';

const { dictionary } = parseDictionary(
  new Map([
    ['carNearWithin', 'inom {distance} från {place}'],
    ['carNearFrom', 'avstånd från {place}'],
    ['carNearYou', 'din plats'],
    ['monthlyAtMost', 'högst {cost}'],
    ['monthlyPaidShare', '{percentage} % kontant'],
    ['monthlyPaidAmount', '{amount} kontant'],
    ['monthlyPeriod', '{months} mån'],
  ]),
);
const words = {
  locale: 'sv',
  texts: carListTexts(dictionary),
  cardTexts: carCardTexts(dictionary),
  facetLabels: { price: 'Pris', year: 'Modellår', loan: 'Månadskostnad' },
  valueTexts: { 'facility 101': 'Nordvik Kungens kurva', 'isUsed true': 'Begagnad' },
  sortOptions: [],
  near: nearChoices({ distanceUnit: 'mil', country: 'SE' }, dictionary),
  units: {
    price: { before: '', after: 'kr' },
    loan: { before: '', after: 'kr/mån' },
    downPayment: { before: '', after: 'kr' },
  },
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
  [{ kind: 'monthly', range: { low: 0, high: 2000 } }, 'högst 2\u00a0000 kr/mån'],
  [
    {
      kind: 'monthly',
      range: { low: 0, high: 2000 },
      own: { months: 36, downPayment: { kind: 'share', percentage: 20 } },
    },
    'högst 2\u00a0000 kr/mån, 20 % kontant, 36 mån',
  ],
  [
    { kind: 'monthly', own: { downPayment: { kind: 'amount', amount: 50_000 } } },
    'Månadskostnad 50\u00a0000 kr kontant',
  ],
  [
    { kind: 'monthly', range: { low: 1500, high: 2000 }, own: { months: 24 } },
    'Månadskostnad 1\u00a0500–2\u00a0000 kr/mån, 24 mån',
  ],
  [{ kind: 'range', name: 'power', low: 1, high: 2 }, 'power 1–2'],
  [{ kind: 'range', name: 'year', low: 2020, high: 2022 }, 'Modellår 2020–2022'],
])('%j is shown as %s', (chip, text) => {
  expect(chipText(chip, words)).toBe(text);
});
