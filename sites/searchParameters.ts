import { facilityParameters } from '#domain/facilities/facilitySearch.ts';
import { allFilterNames, wireName } from '#domain/search/facets.ts';
import { pageParameter, sortParameter } from '#domain/search/searchAddress.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';

/** The parameters of an address on which a page depends: those of searches for cars and facilities. */
export const searchParameters: readonly string[] = [
  ...new Set([
    keyphraseParameter,
    sortParameter,
    pageParameter,
    ...allFilterNames().map(wireName),
    ...Object.values(facilityParameters),
  ]),
];
