/** The price of an offering at a workshop. */
export interface PriceOffer {
  readonly code: string;
  /** Per unit, in SEK with VAT. */
  readonly price: number;
}
