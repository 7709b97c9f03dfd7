import type { z } from 'zod';
import type { CarPricing } from '#domain/cars/car.ts';
import { known, wireCardHit } from './carWire.ts';

/** The fields that decide the price of a car, which may be that of a campaign. */
export const wireAmountsHit = wireCardHit.pick({
  car_price: true,
  car_retail_price: true,
  car_campaign_price: true,
  car_has_campaign_price: true,
});

type WireAmounts = z.infer<typeof wireAmountsHit>;

/** The current price, and the one before a campaign. In some indices, `car_price` is still the price before the campaign. */
export function parseAmounts(wire: WireAmounts): Pick<CarPricing, 'amount' | 'former'> {
  const { car_price: price, car_retail_price: retail } = wire;
  const campaign = known(wire.car_campaign_price);
  if (!hasCampaignPrice(wire) || campaign === undefined) return { amount: price };
  if (price === undefined || price === campaign) return { amount: campaign, former: retail };
  return price < campaign ? { amount: price } : { amount: campaign, former: price };
}

/** Whether the price is that of a campaign. */
export function hasCampaignPrice(wire: WireAmounts): boolean {
  return known(wire.car_has_campaign_price) ?? known(wire.car_campaign_price) !== undefined;
}
