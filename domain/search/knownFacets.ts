import type { FacetRequest } from '../cars/service.ts';
import { filterNames } from './filterValues.ts';
import { rangeFacetNames } from './rangeFacets.ts';

/** All facets of lists of cars, in their usual order. */
export const knownFacets: readonly FacetRequest[] = [
  { name: 'car_brand', childName: 'car_model', order: 'text-ascending' },
  { name: 'car_body' },
  { name: 'car_fuel' },
  { name: 'car_gearbox' },
  { name: 'car_drive' },
  { name: 'car_color' },
  { name: 'car_condition' },
  // Years are ticked rather than a range: most visitors want two or three, the latest first.
  { name: 'car_year', order: 'text-descending' },
  { name: 'car_site_city', order: 'text-ascending' },
  { name: 'car_site_name', order: 'text-ascending' },
  { name: 'car_site_id' },
  { name: 'car_campaigns' },
  { name: 'car_equipment' },
  { name: 'car_seats', order: 'text-ascending' },
  ...rangeFacetNames.map((name) => ({ name })),
];

/** All sort orders of lists of cars. */
export const knownSortNames: readonly string[] = [
  // In the index, this name sorts by age: the newest first.
  'car_publishdate_asc',
  'car_price_asc',
  'car_price_desc',
  'car_mileage_asc',
  'car_mileage_desc',
  'car_year_desc',
  'car_year_asc',
  'car_power_desc',
  'car_power_asc',
  'car_privateleasing_monthly_cost_asc',
  'car_privateleasing_monthly_cost_desc',
  'car_companyleasing_monthly_cost_asc',
  'car_companyleasing_monthly_cost_desc',
];

/** Filters that editors can set for a list but visitors can't choose. */
const fixedOnlyNames = [
  'car_is_used',
  'car_is_sample',
  'car_vehicle_type_code',
  'car_site_region',
  'caroftheweek',
];

/** The facet with that name. */
export function knownFacet(name: string): FacetRequest | undefined {
  return knownFacets.find((facet) => facet.name === name);
}

/** Whether a field can filter cars: a facet, its child, or one that only editors can set. */
export function isKnownFilterName(name: string): boolean {
  return filterNames(knownFacets).includes(name) || fixedOnlyNames.includes(name);
}
