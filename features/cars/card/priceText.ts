import { otherVat, type PriceLine } from '#domain/cars/price.ts';
import { fillText } from '#domain/fillText.ts';
import type { Locale } from '#domain/sites/site.ts';
import { formatPrice } from '../format.ts';
import { type CarPriceTexts, vatNames } from './CarPrice.tsx';

/** The price of a car in one line, with the same words as `CarPrice`; empty for a car without a price. */
export function priceText(line: PriceLine, texts: CarPriceTexts, locale: Locale): string {
  switch (line.kind) {
    case 'none':
      return '';
    case 'text':
      return line.text;
    case 'amount':
    case 'campaign': {
      const money = (amount: number) => formatPrice(locale, amount, line.currency);
      const price = money(line.amount);
      const shown = line.isFrom ? fillText(texts.carPriceFrom, { price }) : price;
      const { vat, other } = line;
      const isNamed = vat === 'without' || other !== undefined;
      const parts = [
        isNamed ? `${shown} ${texts[vatNames[vat]]}` : shown,
        ...(line.kind === 'campaign' ? [`${texts.carPriceFormer} ${money(line.ordinary)}`] : []),
        ...(line.kind === 'amount' && line.reduction
          ? [fillText(texts.carPriceLowered, { amount: money(line.reduction) })]
          : []),
        ...(other ? [`${money(other.amount)} ${texts[vatNames[otherVat[vat]]]}`] : []),
      ];
      return parts.join(', ');
    }
  }
}
