import type { z } from 'zod';
import type { SearchDocument } from '#search-engine/engine.ts';
import { wireSite } from '#upstream/search/facilityWire.ts';
import { wireVehicle } from '#upstream/search/vehicleWire.ts';
import { type Corrected, withLoanCost } from './withLoanCost.ts';
import { withReduction } from './withReduction.ts';

/** The rules of feeds for a kind of index. */
export interface FeedKind {
  readonly schema: z.ZodObject;
  /** Fields whose values must be unique; the first one is the id. */
  readonly unique: readonly string[];
  /** Finds fields that contradict each other. */
  readonly contradictionIn: (document: SearchDocument) => Contradiction | undefined;
  /** The document to store, with the values that follow from others. */
  readonly correct: (document: SearchDocument) => Corrected;
  /** Whether the index keeps the prices of its documents. */
  readonly hasPrices: boolean;
}

export interface Contradiction {
  readonly field: string;
  readonly reason: string;
}

const vehicles: FeedKind = {
  schema: wireVehicle,
  unique: ['car_id'],
  contradictionIn: wrongPrice,
  correct: withDerived,
  hasPrices: true,
};

function withDerived(document: SearchDocument): Corrected {
  return withLoanCost(withReduction(document));
}

/**
 * `car_price` is the current price, because lists filter and sort by it. In a campaign it is the
 * campaign price, and `car_retail_price` is the previous price.
 */
function wrongPrice(document: SearchDocument): Contradiction | undefined {
  const { car_price, car_retail_price, car_campaign_price, car_has_campaign_price } = document;
  if (typeof car_campaign_price !== 'number') {
    if (car_has_campaign_price !== true) return undefined;
    return { field: 'car_has_campaign_price', reason: 'is true without a car_campaign_price' };
  }
  if (car_price !== car_campaign_price) {
    const paid =
      car_price === undefined ? 'there is no car_price' : `the car_price is ${car_price}`;
    const reason = `is ${car_campaign_price} and ${paid}: in a campaign both are what is paid today`;
    return { field: 'car_campaign_price', reason };
  }
  if (typeof car_retail_price === 'number' && car_retail_price > car_campaign_price)
    return undefined;
  const reason =
    car_retail_price === undefined
      ? 'is missing: in a campaign it is the price before'
      : `is ${car_retail_price}, not above the campaign price of ${car_campaign_price}`;
  return { field: 'car_retail_price', reason };
}

const sites: FeedKind = {
  schema: wireSite,
  // The address of a facility's page contains only its slug.
  unique: ['site_id', 'slug'],
  contradictionIn: () => undefined,
  correct: (document) => ({ document }),
  hasPrices: false,
};

/** The feed rules of an index, by its name; undefined for unknown kinds. */
export function feedKindOf(index: string): FeedKind | undefined {
  if (/^vehicles-[a-z0-9-]+$/.test(index)) return vehicles;
  return /^sites-[a-z0-9-]+$/.test(index) ? sites : undefined;
}
