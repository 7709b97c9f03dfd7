import type { FacetRequest } from '../cars/service.ts';
import { filterNames } from './filterValues.ts';
import { knownFacets } from './knownFacets.ts';
import type { PathLimits } from './pathFilters.ts';

const namesInPath = [
  'car_brand',
  'car_body',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_color',
  'car_condition',
  'car_site_city',
];

const requestsOf = (names: readonly string[]) =>
  knownFacets.filter(({ name }) => names.includes(name));

/** The facets whose values visitors type as words. */
export const wordFacets: readonly FacetRequest[] = requestsOf([
  ...namesInPath,
  ...['car_year', 'car_seats', 'car_price', 'car_mileage', 'car_power'],
]);

/**
 * The limits of the path of a list: the pages of lists have three open segments, and their editors
 * configure these facets for them.
 */
export const wordPath: PathLimits = {
  names: filterNames(requestsOf(namesInPath)),
  maxSegments: 3,
};
