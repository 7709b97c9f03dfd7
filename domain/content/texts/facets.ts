import {
  allFilterNames,
  allSortNames,
  type FacetTextKey,
  facetTextKey,
  facetTextKeys,
  isFacetName,
  nearestSort,
  sortTextKey,
} from '#domain/search/facets.ts';
import {
  everySite,
  type NoMarks,
  shownBy,
  type TextNeed,
  type TextSubject,
} from './textSubject.ts';

const facetNeeds = allFilterNames()
  .filter(isFacetName)
  .map((facet): [string, TextNeed] => [facetTextKey(facet), { kind: 'facet', facet }]);
const sortNeeds = allSortNames.map((sortOrder): [string, TextNeed] => {
  return [sortTextKey(sortOrder), { kind: 'sort-order', sortOrder }];
});
const nearestNeed: [string, TextNeed] = [sortTextKey(nearestSort), shownBy(['CarList'])];
const needs = new Map([...facetNeeds, ...sortNeeds, nearestNeed]);

/** The labels of facets and sort orders. A site needs those that its lists of cars show. */
export const facetsSubject: TextSubject<FacetTextKey, NoMarks> = {
  keys: facetTextKeys(),
  needOf: (key) => needs.get(key) ?? everySite,
  marks: {},
};
