import type { PriceLine } from '#domain/cars/price.ts';
import { fillText } from '#domain/fillText.ts';
import type { Locale } from '#domain/sites/site.ts';
import { formatPrice } from '../format.ts';
import type { CarPriceTexts } from './CarPrice.tsx';

/** The price of a car in one line, with the same words as `CarPrice`; empty if there is none. */
export function priceText(line: PriceLine, texts: CarPriceTexts, locale: Locale): string {
  switch (line.kind) {
    case 'none':
      return '';
    case 'text':
      return line.text;
    case 'amount':
    case 'campaign': {
      const price = formatPrice(locale, line.amount, line.currency);
      const shown = line.isFrom ? fillText(texts.carPriceFrom, { price }) : price;
      const former = line.kind === 'campaign' && formatPrice(locale, line.ordinary, line.currency);
      const parts = [
        line.vat === 'without' ? `${shown} ${texts.carPriceWithoutVat}` : shown,
        ...(former ? [`${texts.carPriceFormer} ${former}`] : []),
      ];
      return parts.join(', ');
    }
  }
}
