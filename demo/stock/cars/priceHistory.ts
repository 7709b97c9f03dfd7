import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import { addDays, type Day, daysBetween } from '../day.ts';
import type { Dealer } from '../dealers/dealer.ts';
import { randomOf } from '../random.ts';
import type { History } from './history.ts';
import type { Pricing } from './pricing.ts';
import type { Slot } from './slot.ts';

type Prices = NonNullable<WireVehicle['car_price_history']>;

/** A car whose price has a history. */
interface Priced {
  readonly id: string;
  readonly slot: Slot;
  readonly history: History;
  readonly pricing: Pricing;
}

/** A price that was raised so shortly before a campaign that the campaign doesn't reduce it by law. */
const shortRise = { rise: 12, campaign: 4 };

/** The shares of cars on campaign, and of other cars, with each kind of history. The others have none. */
const campaignShares = { kept: 0.7, broken: 0.85 };
const shares = { lowered: 0.12, twice: 0.17, raised: 0.21, unchanged: 0.6 };

/** The prices of a car until today, from a random source of its own; undefined if the dealer kept none. */
export function priceHistoryOf(
  { id, slot, history, pricing }: Priced,
  { country, site }: Dealer,
  today: Day,
): Prices | undefined {
  // Cars to order have no price of their own, and pages describe the shown cars.
  if (slot.kind === 'sample' || slot.shown !== undefined) return undefined;
  const random = randomOf(`prices of ${id} of ${site}`);
  const { published } = history;
  const { price, campaign } = pricing;
  const days = daysBetween(published, today);
  const kind = random.next();
  const changed = addDays(today, -random.int(0, Math.max(0, Math.min(days - 1, 40))));
  const above = price + country.priceEnding.step * random.int(1, 4);
  if (days < 2) return undefined;
  const from = (date: Day, amount: number) => ({ date, price: amount });
  if (campaign !== undefined) {
    if (kind < campaignShares.kept) return [from(published, price), from(changed, campaign)];
    const isOld = days > shortRise.rise;
    if (kind > campaignShares.broken || !isOld) return undefined;
    return [
      from(published, campaign),
      from(addDays(today, -shortRise.rise), price),
      from(addDays(today, -shortRise.campaign), campaign),
    ];
  }
  if (kind < shares.lowered) return [from(published, above), from(changed, price)];
  if (kind < shares.twice && days > 50)
    return [
      from(published, above + country.priceEnding.step),
      from(addDays(today, -45), above),
      from(changed, price),
    ];
  if (kind < shares.raised)
    return [from(published, price - country.priceEnding.step), from(changed, price)];
  return kind < shares.unchanged ? [from(published, price)] : undefined;
}
