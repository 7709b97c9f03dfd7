import { objectOf, type Reader, readNumber, readText } from '../reader.ts';

/** The price of an offering at a workshop. */
export interface PriceOffer {
  readonly code: string;
  /** Per unit, in SEK with VAT. */
  readonly price: number;
}

/** Reads the price of an offering. */
export const readPriceOffer: Reader<PriceOffer> = objectOf<PriceOffer>({
  code: readText,
  price: readNumber,
});
