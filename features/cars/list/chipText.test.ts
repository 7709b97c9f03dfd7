import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { FilterChip } from '#domain/search/chips.ts';
import { carCardTexts } from '../card/carCardTexts.ts';
import { carListTexts } from './carListTexts.ts';
import { chipText } from './chipText.ts';

const { dictionary } = parseDictionary(new Map());
const words = {
  locale: 'sv',
  texts: carListTexts(dictionary),
  cardTexts: carCardTexts(dictionary),
  facetLabels: { car_price: 'Pris', car_year: 'Modellår' },
  sortOptions: [],
  units: { car_price: { before: '', after: 'kr' } },
} as const;

test.each<[FilterChip, string]>([
  [{ kind: 'keyphrase', text: 'dragkrok' }, 'dragkrok'],
  [{ kind: 'choice', name: 'car_model', value: 'V60', text: 'Volvo V60' }, 'Volvo V60'],
  [{ kind: 'choice', name: 'car_year', value: '2022', text: '2022' }, 'Modellår 2022'],
  [
    { kind: 'range', name: 'car_price', low: 100_000, high: 200_000 },
    'Pris 100\u00a0000–200\u00a0000 kr',
  ],
  [{ kind: 'range', name: 'car_power', low: 1, high: 2 }, 'car_power 1–2'],
])('%j is shown as %s', (chip, text) => {
  expect(chipText(chip, words)).toBe(text);
});
