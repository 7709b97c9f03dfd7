import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import type { Dealer, LeasingTerms } from '../dealers/dealer.ts';
import { type Figures, fill } from '../text.ts';
import type { History } from './history.ts';
import type { CarKind } from './slot.ts';

export type LeasingOption = NonNullable<WireVehicle['car_leasing_options']>[number];

/** The age in years up to which used cars are leased. */
const oldest = 2;

/** The leasing options of a car: only new and nearly new cars have any, vans only for companies, motorcycles none. */
export function leasingOptions(
  { price, kind, history }: { price: number; kind: CarKind; history: History },
  { leasing, country }: Dealer,
  figures: Figures,
): LeasingOption[] {
  if (leasing === undefined || kind === 'motorcycle' || history.age > oldest) return [];
  const words = country.language.leasing;
  const distance = `${figures.number(leasing.distance)} ${country.distance.text}`;
  const marks = { months: String(leasing.months), distance };
  const { months, distance: mileage } = leasing;
  const option = (type: 'Private' | 'Company', monthly: number): LeasingOption => ({
    title: type === 'Private' ? words.private : words.company,
    leasing_type: type,
    monthly_cost: monthly,
    monthly_cost_text: fill(country.language.prices.monthly, { amount: figures.money(monthly) }),
    description: fill(
      type === 'Private' ? words.privateDescription : words.companyDescription,
      marks,
    ),
    duration: months,
    mileage,
    asterisk_note: words.note,
  });
  const monthly = ended(price * leasing.monthlyShare, leasing);
  // A van's price is without VAT already.
  if (kind === 'van') return [option('Company', monthly)];
  return [
    option('Private', monthly),
    option('Company', ended((price * leasing.monthlyShare) / (1 + country.vat), leasing)),
  ];
}

function ended(amount: number, { ending }: LeasingTerms): number {
  return Math.round(amount / ending.step) * ending.step - ending.below;
}
