import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { choice, richText, text } from '#domain/content/declare.ts';
import { wireFilterWords, wireSortWords } from '#domain/search/editorWords.ts';
import {
  allSortNames,
  filterOfWire,
  sortNameOfWire,
  wireName,
  wireSortName,
} from '#domain/search/facets.ts';
import { filterNames } from '#domain/search/filterValues.ts';
import { knownFacets } from '#domain/search/knownFacets.ts';
import { fixedQuery } from './fixedQuery.ts';
import { wireNameList } from './wireNameList.ts';

const filters = { toWire: wireName, fromWire: filterOfWire, words: wireFilterWords };
const example = `${wireName('fuel')}=El&${wireName('isUsed')}=true`;

/** The CMS fields of CarList. */
export const carListFields = {
  title: text({
    name: 'Title',
    help: 'The heading above the list. If the page’s address names a make, a model or another filter, TitleTemplate is used instead.',
  }),
  titleTag: titleTag('h1'),
  text: richText({ name: 'Text', help: 'A short text under the heading.' }),
  facets: wireNameList({
    name: 'Facets',
    help: 'The filters, in this order. The first eight are shown at once, the others on demand.',
    ...filters,
    names: knownFacets.map(({ name }) => name),
    fallback: [
      'brand',
      'condition',
      'body',
      'price',
      'fuel',
      'gearbox',
      'year',
      'mileage',
      'loan',
      'privateLeasing',
      'companyLeasing',
      'campaignPrice',
      'isReduced',
      'power',
      'drive',
      'color',
      'electricRange',
      'towingWeight',
      'seats',
      'equipment',
      'vatDeductible',
      'city',
      'facilityName',
    ],
  }),
  sortOptions: wireNameList({
    name: 'SortOptions',
    help: 'The sort orders that visitors can choose. The first one is the default.',
    toWire: wireSortName,
    fromWire: sortNameOfWire,
    words: wireSortWords,
    names: allSortNames,
    fallback: [
      'published-asc',
      'price-asc',
      'price-desc',
      'reduction-desc',
      'loan-asc',
      'mileage-asc',
      'year-desc',
    ],
  }),
  pathFilters: wireNameList({
    name: 'PathFilters',
    help: 'For a page with wildcard segments in its address: the filters that the segments may name.',
    ...filters,
    names: filterNames(knownFacets),
    fallback: ['brand', 'model'],
  }),
  titleTemplate: text({
    name: 'TitleTemplate',
    help: 'The heading if the address names a make, a model or another filter, with the placeholders {brand} and {model}: {brand} {model} in stock. Other values follow the model: Volvo V60 Diesel in stock.',
    marks: ['brand', 'model'],
  }),
  fixedQuery: fixedQuery({
    name: 'FixedQuery',
    help: `Limits the list to certain cars, written as in the address of a filtered list: ${example}.`,
  }),
  filters: choice({
    name: 'ShowFilters',
    help: 'In wide windows, the filters are beside the list from the start, or hidden until the visitor opens them. A visitor’s choice is kept for the visit.',
    choices: { sidebar: 'shown', toggle: 'hidden' },
    words: { sidebar: 'Beside the list', toggle: 'Opened by visitors' },
    fallback: 'shown',
  }),
};

/** The field with the facets that the list shows. */
export const carListFacets = 'facets';

/** The field with the sort orders that it offers. */
export const carListSortOrders = 'sortOptions';

/** The placeholders that CarList suits. */
export const carListSuits = ['headless-main'] as const;

/** The status of CarList. */
export const carListStatus = 'stable';

/** What CarList puts into the title and the descriptions of its page. */
export const carListPageWords = ['brand', 'model', 'path'] as const;

/** The editors’ manual of CarList, without its fields. */
export const carListManual: BlockManual = {
  purpose:
    'All cars of the site, or a selection of them, with filters, a search box, a choice of sort orders and more cars on demand.',
  useWhen: [
    'Visitors should be able to find any car: new and used cars, vans, electric cars.',
    'A page should list one kind of car: set that kind in FixedQuery.',
    'One page should serve every make and model: place it on a page with wildcard segments in its address. The page’s own title may contain the placeholders {brand}, {model} and {path}, which is everything that the address names.',
  ],
  avoidWhen: [
    'A few cars are enough to raise interest: use CarTeaserQuery or CarTeaserFixed, which are shorter.',
    'The page already has a list of cars: both would change the same address.',
  ],
};
