import { titleTag } from '#cms/fields/titleTag.ts';
import { choice, nameList, richText, text } from '#domain/content/declare.ts';
import { filterNames } from '#domain/search/filterValues.ts';
import { isKnownFilterName, knownFacets, knownSortNames } from '#domain/search/knownFacets.ts';
import { fixedQuery } from './fixedQuery.ts';

/** The CMS fields of CarList. */
export const carListFields = {
  title: text({
    name: 'Title',
    help: 'The heading above the list. If the page’s address names a make or a model, TitleTemplate is used instead.',
  }),
  titleTag: titleTag('h1'),
  text: richText({ name: 'Text', help: 'A short text under the heading.' }),
  facets: nameList({
    name: 'Facets',
    help: 'The filters, in this order.',
    names: knownFacets.map(({ name }) => name),
    fallback: [
      'car_brand',
      'car_body',
      'car_price',
      'car_fuel',
      'car_gearbox',
      'car_year',
      'car_mileage',
      'car_site_city',
      'car_color',
      'car_drive',
    ],
  }),
  sortOptions: nameList({
    name: 'SortOptions',
    help: 'The sort orders that visitors can choose. The first one is the default.',
    names: knownSortNames,
    fallback: [
      'car_publishdate_asc',
      'car_price_asc',
      'car_price_desc',
      'car_mileage_asc',
      'car_year_desc',
    ],
  }),
  pathFilters: nameList({
    name: 'PathFilters',
    help: 'For a page with wildcard segments in its address: the filters that the segments may name.',
    names: filterNames(knownFacets),
    fallback: ['car_brand', 'car_model'],
  }),
  titleTemplate: text({
    name: 'TitleTemplate',
    help: 'The heading if the address names a make or a model, with the placeholders {brand} and {model}: {brand} {model} in stock.',
  }),
  fixedQuery: fixedQuery({
    name: 'FixedQuery',
    help: 'Limits the list to certain cars, written as in the address of a filtered list: car_fuel=El&car_is_used=true.',
    isKnownName: isKnownFilterName,
  }),
  filters: choice({
    name: 'ShowFilters',
    help: 'In wide windows, sidebar shows the filters beside the list from the start, and toggle hides them until the visitor opens them. A visitor’s choice is kept for the visit.',
    choices: { sidebar: 'shown', toggle: 'hidden' },
    fallback: 'shown',
  }),
};
