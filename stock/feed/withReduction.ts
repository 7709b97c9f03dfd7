import type { SearchDocument } from '#search-engine/engine.ts';
import { reductionFields } from '#upstream/search/priceHistory.ts';

/**
 * A car with what the history of its price says about reductions. What a feed says itself is left out: only the history
 * is evidence.
 */
export function withReduction(document: SearchDocument): SearchDocument {
  const { car_price_reduction, car_is_price_reduced, ...rest } = document;
  const fields = reductionFields(document['car_price_history'], document['car_price']);
  const isSame =
    fields['car_price_reduction'] === car_price_reduction &&
    fields['car_is_price_reduced'] === car_is_price_reduced;
  return isSame ? document : { ...rest, ...fields };
}
