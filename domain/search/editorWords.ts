import {
  allSortNames,
  type FilterName,
  type filterRows,
  wireName,
  wireSortName,
} from './facets.ts';

type Rows = typeof filterRows;

/** The filters that editors list by name: the facets and what is below them. */
type ListedName = {
  [Name in FilterName]: Rows[Name]['kind'] extends 'flag' | 'hidden' | 'place' | 'term'
    ? never
    : Name;
}[FilterName];

/** What editors read instead of the names of filters in the index. */
export type FilterWords = Readonly<Record<ListedName, string>>;

/** What editors read instead of the names of sort orders in the index. */
export type SortWords = Readonly<Record<(typeof allSortNames)[number], string>>;

const filterWords: FilterWords = {
  brand: 'Make',
  model: 'Model',
  body: 'Body',
  fuel: 'Fuel',
  gearbox: 'Gearbox',
  drive: 'Driven wheels',
  color: 'Colour',
  condition: 'Condition',
  year: 'Model year',
  city: 'Town',
  facilityName: 'Facility',
  facility: 'Number of the facility',
  campaign: 'Campaign',
  equipment: 'Equipment',
  seats: 'Seats',
  vatDeductible: 'VAT deductible',
  price: 'Price',
  campaignPrice: 'Campaign price',
  isReduced: 'Reduced price',
  mileage: 'Mileage',
  loan: 'Monthly cost of a loan',
  privateLeasing: 'Monthly cost of private leasing',
  companyLeasing: 'Monthly cost of company leasing',
  power: 'Power',
  electricRange: 'Electric range',
  towingWeight: 'Towing weight',
};

const sortWords: SortWords = {
  'published-asc': 'Newest arrivals first',
  'price-asc': 'Cheapest first',
  'price-desc': 'Dearest first',
  'reduction-desc': 'Largest price reduction first',
  'mileage-asc': 'Fewest driven first',
  'mileage-desc': 'Most driven first',
  'year-desc': 'Latest model year first',
  'year-asc': 'Earliest model year first',
  'power-desc': 'Most powerful first',
  'power-asc': 'Least powerful first',
  'loan-asc': 'Cheapest loan first',
  'privateLeasing-asc': 'Cheapest private leasing first',
  'privateLeasing-desc': 'Dearest private leasing first',
  'companyLeasing-asc': 'Cheapest company leasing first',
  'companyLeasing-desc': 'Dearest company leasing first',
};

/** Words for filters by their names in content. */
export function byWireName(words: FilterWords): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [wireName(name), text]));
}

/** Words for sort orders by their names in content. */
export function byWireSortName(words: SortWords): Readonly<Record<string, string>> {
  return Object.fromEntries(allSortNames.map((name) => [wireSortName(name), words[name]]));
}

/** The words for filters, by their names in content. */
export const wireFilterWords = byWireName(filterWords);

/** The words for sort orders, by their names in content. */
export const wireSortWords = byWireSortName(sortWords);
