import type { StockCase } from '#stock/stockIndex.ts';
import type { WireSite } from '#upstream/search/facilityWire.ts';
import type { WireVehicle } from '#upstream/search/vehicleWire.ts';
import { addDays } from './day.ts';

const site = 'nordvik-se';
/** It sells vans only. */
const facility = { id: '126', slug: 'nordvik-orebro-byggverkstad' };

/** What sets a car apart, by its id. The same cars have these ids on every day. */
const cars: Readonly<
  Record<
    string,
    {
      readonly what: string;
      readonly change: (car: WireVehicle, facilities: readonly WireSite[]) => WireVehicle;
    }
  >
> = {
  '10100009': {
    what: 'a model text of more than 288 characters, which the tooltip of the comparison shortens',
    change: (car) => ({
      ...car,
      car_model_text: [car.car_model_text, ...(car.car_equipment ?? [])].join(', '),
    }),
  },
  '10100011': {
    what: 'a price that was lowered twice, the last time from the lowest of the 30 days before: its card says by how much, and its page lists the prices',
    change: (car) =>
      withPrices(car, [
        [60, 20_000],
        [20, 10_000],
        [5, 0],
      ]),
  },
  '10100012': {
    what: 'a former price that was raised 10 days before the campaign: it isn’t struck through, because the price was as low before',
    change: (car) => ({
      ...withPrices(car, [
        [60, 0],
        [10, 20_000],
        [3, 0],
      ]),
      car_retail_price: (car.car_price ?? 0) + 20_000,
      car_campaign_price: car.car_price,
      car_has_campaign_price: true,
      car_campaigns: ['Novemberkampanj'],
    }),
  },
  '10100080': {
    what: 'a car to order at a facility without a department for new cars: its contact form fails with DEPARTMENT_NOT_FOUND',
    change: (car, facilities) => ({ ...car, ...placeAt(facilities) }),
  },
};

/** A car with prices of its own, each by how many days ago it began and how far it was above that of today. */
function withPrices(
  car: WireVehicle,
  prices: readonly (readonly [daysAgo: number, above: number])[],
): WireVehicle {
  const today = (car.indexed_at ?? '').slice(0, 10);
  const { car_retail_price, car_retail_price_text, car_campaign_price_text, ...rest } = car;
  const { car_campaign_price, ...usual } = rest;
  return {
    ...usual,
    car_has_campaign_price: false,
    car_price_history: prices.map(([daysAgo, above]) => ({
      date: addDays(today, -daysAgo),
      price: (car.car_price ?? 0) + above,
    })),
  };
}

function placeAt(facilities: readonly WireSite[]): Partial<WireVehicle> {
  const found = facilities.find(({ site_id }) => site_id === facility.id);
  if (!found) return {};
  return {
    car_site_id: found.site_id,
    car_site_name: found.site_official_name,
    car_site_city: found.site_city,
    car_site_region: found.site_region,
  };
}

/** A car as the stock has it: as generated, or changed to show a state. */
export function asCase(car: WireVehicle, facilities: readonly WireSite[]): WireVehicle {
  return cars[car.car_id]?.change(car, facilities) ?? car;
}

/** Whether a car differs from what the tables say. */
export function isCase({ car_id }: WireVehicle): boolean {
  return car_id in cars;
}

/** The brand that a facility has beside the usual ones of its vans, if any. */
export function ownVanBrands(facilityId: string): WireSite['site_departments'][number]['brands'] {
  return facilityId === facility.id ? [{ name: 'Fiat Professional', brand_code: 'FI_TR' }] : [];
}

/** The cars, lists and facilities that show a state or an error. */
export const cases: readonly StockCase[] = [
  ...Object.entries(cars).map(([id, { what }]) => ({ where: `${site}/kop-bil/bil/${id}`, what })),
  {
    where: `${site}/kop-bil/bilar-i-lager?car_vat_eligible=true`,
    what: 'vans and demonstrators with deductible VAT, which have two prices, and above them the choice between prices of vans with and without VAT',
  },
  {
    where: `${site}/hitta-oss/${facility.slug}`,
    what: 'a department for FI_TR, the vans of Fiat, which is a brand of its own and no part of FI',
  },
];
