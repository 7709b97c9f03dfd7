import type { z } from 'zod';
import { wireSite } from '#upstream/search/facilityWire.ts';
import { wireVehicle } from '#upstream/search/vehicleWire.ts';
import type { SearchDocument } from '../../engine.ts';

/** What a feed for a kind of index must fulfil. */
export interface FeedKind {
  readonly schema: z.ZodObject;
  /** Fields whose values no two lines may share; the first tells documents apart. */
  readonly unique: readonly string[];
  /** What fields say against each other. */
  readonly contradictionIn: (document: SearchDocument) => Contradiction | undefined;
}

export interface Contradiction {
  readonly field: string;
  readonly reason: string;
}

const vehicles: FeedKind = {
  schema: wireVehicle,
  unique: ['car_id'],
  contradictionIn: ({ car_price, car_campaign_price, car_has_campaign_price }) => {
    const isCheaper =
      typeof car_price !== 'number' ||
      typeof car_campaign_price !== 'number' ||
      car_campaign_price < car_price;
    if (!isCheaper) {
      const reason = `${car_campaign_price} is not below the car_price of ${car_price}`;
      return { field: 'car_campaign_price', reason };
    }
    if (car_has_campaign_price === true && car_campaign_price === undefined) {
      return { field: 'car_has_campaign_price', reason: 'is true without a car_campaign_price' };
    }
    return undefined;
  },
};

const sites: FeedKind = {
  schema: wireSite,
  // The page of a facility is found by its slug alone.
  unique: ['site_id', 'slug'],
  contradictionIn: () => undefined,
};

/** The kind of feed an index takes, by its name; none for any other name. */
export function feedKindOf(index: string): FeedKind | undefined {
  if (/^vehicles-[a-z0-9-]+$/.test(index)) return vehicles;
  return /^sites-[a-z0-9-]+$/.test(index) ? sites : undefined;
}
