import { choice, nameList, richText, text } from '#domain/content/declare.ts';
import { filterNames } from '#domain/search/filterValues.ts';
import { isKnownFilterName, knownFacets, knownSortNames } from '#domain/search/knownFacets.ts';
import { titleTag } from '../content/titleTag.ts';
import { fixedQuery } from './fixedQuery.ts';

/** The CMS fields of CarList. */
export const carListFields = {
  title: text({
    name: 'Title',
    help: 'The heading above the list. Where the page’s address names a make or a model, TitleTemplate takes its place.',
  }),
  titleTag: titleTag('h1'),
  text: richText({ name: 'Text', help: 'A few words under the heading.' }),
  facets: nameList({
    name: 'Facets',
    help: 'The filters, in their order.',
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
    help: 'The orders to choose from. The first one is the list’s own.',
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
    help: 'On a page with open segments in its address: what they may name.',
    names: filterNames(knownFacets),
    fallback: ['car_brand', 'car_model'],
  }),
  titleTemplate: text({
    name: 'TitleTemplate',
    help: 'The heading where the address names a make or a model, with the marks {brand} and {model}: {brand} {model} in stock.',
  }),
  fixedQuery: fixedQuery({
    name: 'FixedQuery',
    help: 'Which cars the list has at all, written as in the address of a filtered list: car_fuel=El&car_is_used=true.',
    isKnownName: isKnownFilterName,
  }),
  filters: choice({
    name: 'ShowFilters',
    help: 'On wide windows: sidebar shows the filters beside the list from the start, toggle when the visitor asks for them. Visitors keep their choice for the visit.',
    choices: { sidebar: 'shown', toggle: 'hidden' },
    fallback: 'shown',
  }),
};
