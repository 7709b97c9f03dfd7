import type { CarSummary } from '../cars/car.ts';
import { type CarCondition, carCondition } from '../cars/labels.ts';
import { priceLine } from '../cars/price.ts';
import { isRecord } from '../record.ts';

/** A visitor views a car. */
export interface ProductDetailEvent {
  readonly event: 'product_detail';
  /** As an ISO 4217 code. */
  readonly currency: string;
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly brand: string;
    readonly model: string;
    readonly condition: CarCondition;
    /** Absent if the car has no price as a number. */
    readonly price?: number;
  };
}

/** The view of a car. */
export function productDetailEvent(car: CarSummary): ProductDetailEvent {
  const { id, brand, model, modelText, price } = car;
  const line = priceLine(car);
  return {
    event: 'product_detail',
    currency: price.currency,
    product: {
      id,
      name: `${brand} ${modelText}`,
      brand,
      model,
      condition: carCondition(car),
      ...('amount' in line && { price: line.amount }),
    },
  };
}

/**
 * Whether the data layer has the impression of the current page. The layer outlives the page, so the
 * impressions before the last of several page views belong to earlier pages.
 */
export function hasPageImpression(layer: readonly unknown[]): boolean {
  const events = layer.map((entry) => (isRecord(entry) ? entry['event'] : undefined));
  const isLaterPage = events.indexOf('page_view') !== events.lastIndexOf('page_view');
  const start = isLaterPage ? events.lastIndexOf('page_view') : 0;
  return events.includes('page_impression', start);
}
