import type { PriceOffer } from './priceOffer.ts';
import type { PriceQuestion } from './service.ts';

/** The prices at a workshop, and what they were requested for. */
export interface WorkshopPrices {
  readonly question: PriceQuestion;
  readonly offers: readonly PriceOffer[];
}
