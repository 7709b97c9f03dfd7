import type { Country } from '../countries/country.ts';
import type { Dealer } from '../dealers/dealer.ts';
import type { Random } from '../random.ts';
import type { ChosenCar } from './chooseVersion.ts';
import type { History } from './history.ts';
import type { CarKind } from './slot.ts';

/** The prices of a car, in whole units of the country's currency. */
export interface Pricing {
  readonly price: number;
  /** The list price as new, for recent cars. */
  readonly listPrice: number | undefined;
  /** The campaign price, below the price, if there is a campaign. */
  readonly campaign: number | undefined;
}

/** The share of the value left right after the sale, and the rate at which the rest declines. */
const curves = {
  petrol: { start: 0.88, rate: 0.1 },
  diesel: { start: 0.88, rate: 0.105 },
  hybrid: { start: 0.9, rate: 0.09 },
  plugin: { start: 0.88, rate: 0.118 },
  electric: { start: 0.85, rate: 0.145 },
} as const;

/** Brands that keep their value better, or worse, than others. */
const standing: Readonly<Record<string, number>> = {
  Toyota: 1.12,
  Lexus: 1.08,
  Porsche: 1.25,
  Volvo: 1.03,
  Dacia: 1.08,
  Suzuki: 1.05,
  Jaguar: 0.8,
  Opel: 0.92,
  Peugeot: 0.92,
  Renault: 0.93,
  Nissan: 0.93,
  Fiat: 0.92,
};

const lowestShare = 0.09;

export function pricingOf(
  car: ChosenCar,
  kind: CarKind,
  history: History,
  dealer: Dealer,
  random: Random,
): Pricing {
  const { country } = dealer;
  const listPrice = endedPrice(newPrice(car, country), country);
  const isListed = kind === 'sample' || kind === 'fresh' || kind === 'demo';
  const price = Math.max(
    endedPrice(shareLeft(car, kind, history, random) * newPrice(car, country), country),
    dealer.cheapest,
  );
  const campaign = campaignPrice(price, kind, dealer, random);
  return { price, listPrice: isListed ? listPrice : undefined, campaign };
}

function newPrice({ version }: ChosenCar, { priceLevels }: Country): number {
  return version.price * priceLevels[version.fuel];
}

/** The share of the new price that is left. */
function shareLeft(car: ChosenCar, kind: CarKind, history: History, random: Random): number {
  // Samples have the list price; new cars in stock have a few extras.
  if (kind === 'sample') return 1;
  if (kind === 'fresh') return 1 + random.next() * 0.09;
  if (kind === 'demo') return 0.86 + random.next() * 0.04;
  const { start, rate } = curves[car.version.fuel];
  const usual = history.age * (kind === 'motorcycle' ? 4_500 : 14_000);
  const wear = Math.max(0.7, Math.min(1.12, 1 - (history.kilometres - usual) / 420_000));
  const mood = 0.95 + random.next() * 0.1;
  const brand = standing[car.model.brand] ?? 1;
  return Math.max(start * Math.exp(-rate * history.age) * wear * mood * brand, lowestShare);
}

/** The nearest price with a customary ending, such as 249 900. */
function endedPrice(amount: number, { priceEnding }: Country): number {
  const { step, below } = priceEnding;
  return Math.max(Math.round(amount / step), 1) * step - below;
}

const campaignShare = 0.1;

function campaignPrice(
  price: number,
  kind: CarKind,
  dealer: Dealer,
  random: Random,
): number | undefined {
  const isOnCampaign = random.chance(campaignShare);
  const cut = 0.03 + random.next() * 0.07;
  if (!isOnCampaign || kind === 'sample') return undefined;
  const { step } = dealer.country.priceEnding;
  const steps = Math.max(1, Math.round((price * cut) / step));
  const campaign = price - steps * step;
  return campaign >= dealer.cheapest ? campaign : undefined;
}
