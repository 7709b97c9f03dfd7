import type { StockCase } from '#stock/stockIndex.ts';
import type { WireSite } from '#upstream/search/facilityWire.ts';
import type { WireVehicle } from '#upstream/search/vehicleWire.ts';

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
  '10100080': {
    what: 'a car to order at a facility without a department for new cars: its contact form fails with DEPARTMENT_NOT_FOUND',
    change: (car, facilities) => ({ ...car, ...placeAt(facilities) }),
  },
};

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
