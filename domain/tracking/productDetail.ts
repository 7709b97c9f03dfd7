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

/** What the data layer knows of the current page; it outlives the page. */
export type ViewState =
  /** There is no impression yet, or the view of a car is there already. */
  | 'nothing-due'
  /** There are impressions of earlier pages only. Tag managers may report one for each document. */
  | 'earlier-impression'
  | 'own-impression';

/** Whether the view of a car is due: once after each page view. */
export function viewState(layer: readonly unknown[]): ViewState {
  const events = layer.map((entry) => (isRecord(entry) ? entry['event'] : undefined));
  const view = events.lastIndexOf('page_view');
  if (!events.includes('page_impression') || events.includes('product_detail', Math.max(view, 0))) {
    return 'nothing-due';
  }
  // On the first page, the impression may come before the view.
  const isFirstPage = events.indexOf('page_view') === view;
  const isOwn = isFirstPage || events.includes('page_impression', view);
  return isOwn ? 'own-impression' : 'earlier-impression';
}
