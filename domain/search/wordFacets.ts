import type { FacetRequest } from '../cars/service.ts';
import { knownFacets } from './knownFacets.ts';

const wordFacetNames = [
  'car_brand',
  'car_body',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_color',
  'car_condition',
  'car_year',
  'car_site_city',
];

/**
 * The facets whose values visitors type as words, and that the path of a list may name: what the one
 * makes of words, the other must understand.
 */
export const wordFacets: readonly FacetRequest[] = knownFacets.filter(({ name }) =>
  wordFacetNames.includes(name),
);
