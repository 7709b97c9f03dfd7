import { expect, test } from 'vitest';
import type { PriceLine } from '#domain/cars/price.ts';
import { dictionaryKeys, parseDictionary } from '#domain/content/dictionary.ts';
import { priceText } from './priceText.ts';

const { dictionary } = parseDictionary(
  new Map([
    ...dictionaryKeys.map((key) => [key, key] as const),
    ['carPriceFrom', 'Från {price}'],
    ['carPriceFormer', 'Tidigare pris'],
    ['carPriceLowered', 'Sänkt {amount}'],
    ['carPriceWithoutVat', 'exkl. moms'],
    ['carPriceWithVat', 'inkl. moms'],
  ]),
);

const priced = { currency: 'SEK', vat: 'with', isFrom: false } as const;

test.each<[PriceLine, string]>([
  [{ kind: 'none' }, ''],
  [{ kind: 'text', text: 'Pris på förfrågan' }, 'Pris på förfrågan'],
  [{ ...priced, kind: 'amount', amount: 250_000 }, '250 000 kr'],
  [{ ...priced, kind: 'amount', amount: 250_000, isFrom: true }, 'Från 250 000 kr'],
  [
    { ...priced, kind: 'campaign', amount: 250_000, ordinary: 280_000, vat: 'without' },
    '250 000 kr exkl. moms, Tidigare pris 280 000 kr',
  ],
  [
    { ...priced, kind: 'amount', amount: 250_000, reduction: 10_000 },
    '250 000 kr, Sänkt 10 000 kr',
  ],
  [
    { ...priced, kind: 'amount', amount: 200_000, vat: 'without', other: { amount: 250_000 } },
    '200 000 kr exkl. moms, 250 000 kr inkl. moms',
  ],
])('%j', (line, text) => {
  expect(priceText(line, dictionary, 'sv').replaceAll(/\s/g, ' ')).toBe(text);
});
