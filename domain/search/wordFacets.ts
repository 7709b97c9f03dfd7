import type { FacetRequest } from './facet.ts';
import { filterRow } from './facets.ts';
import { filterNames } from './filterValues.ts';
import { knownFacets } from './knownFacets.ts';
import type { PathLimits } from './pathFilters.ts';

const inPath = knownFacets.filter(({ name }) => filterRow(name)?.kind === 'word');

/** Facets that visitors type with a unit: `7-sits`, `under 300 000 kr`, `400 km räckvidd`. */
const withUnit = [
  ...['seats', 'price', 'mileage', 'power', 'electricRange', 'towingWeight'],
  ...['loan', 'privateLeasing'],
];

/** The facets whose values visitors type as words. */
export const wordFacets: readonly FacetRequest[] = knownFacets.filter(({ name }) => {
  const row = filterRow(name);
  const isWord = row?.kind === 'word' || row?.kind === 'number';
  return isWord || row?.only !== undefined || withUnit.includes(name);
});

/**
 * The limits of the path of a list: the pages of lists have three open segments, and their editors
 * configure these facets for them.
 */
export const wordPath: PathLimits = { names: filterNames(inPath), maxSegments: 3 };
