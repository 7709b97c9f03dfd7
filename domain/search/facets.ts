/**
 * The filters of lists of cars, one row each. Everything else about them is derived from this table;
 * no other file of the domain knows their names in the index, in addresses or in content.
 */

/** The kinds of filters that are no facets. */
const noFacetKinds = ['flag', 'hidden', 'place', 'term'] as const;

type NoFacetKind = (typeof noFacetKinds)[number];

/** What is known about a filter. */
export interface FilterRow {
  /** Its field in the index; also its parameter in addresses, and its name in content. */
  readonly wire: string;
  /**
   * - `word`: a facet whose values visitors also type as words and find in paths;
   * - `number`: the same, but never in a path, and chosen with two ends;
   * - `value`: a facet whose values say little on their own;
   * - `range`: a facet with two ends;
   * - `child`: part of the facet above it;
   * - `flag`: yes or no, and no facet;
   * - `hidden`: values, and no facet;
   * - `place`: where cars are looked for (`near.ts`). It is no field of the index;
   * - `term`: what monthly costs are calculated with, which no field of the index has.
   */
  readonly kind: 'word' | 'number' | 'value' | 'range' | 'child' | NoFacetKind;
  /** The filter whose values are below those of this one. */
  readonly child?: string;
  /** Order of the values; by default the most frequent first, and by name among equals. */
  readonly order?: 'text-ascending' | 'text-descending';
  /** Unit of a range. */
  readonly unit?: FacetUnit;
  /** The only value that is offered, of a field with yes and no. */
  readonly only?: 'true';
}

/**
 * The unit of a range. Money is in the site's currency, and distance in the site's unit; electric ranges
 * are in kilometres where distances are in Scandinavian miles.
 */
export type FacetUnit =
  | 'money'
  | 'moneyPerMonth'
  | 'distance'
  | 'electricRange'
  | 'power'
  | 'weight';

/** All filters by name, the facets in their usual order. */
export const filterRows = {
  brand: { wire: 'car_brand', kind: 'word', child: 'model' },
  model: { wire: 'car_model', kind: 'child' },
  body: { wire: 'car_body', kind: 'word' },
  fuel: { wire: 'car_fuel', kind: 'word' },
  gearbox: { wire: 'car_gearbox', kind: 'word' },
  drive: { wire: 'car_drive', kind: 'word' },
  color: { wire: 'car_color', kind: 'word' },
  condition: { wire: 'car_condition', kind: 'word' },
  // The index and addresses have each year as a value, and old addresses name some that aren't in a row.
  year: { wire: 'car_year', kind: 'number', order: 'text-descending' },
  city: { wire: 'car_site_city', kind: 'word' },
  facilityName: { wire: 'car_site_name', kind: 'value', order: 'text-ascending' },
  facility: { wire: 'car_site_id', kind: 'value' },
  campaign: { wire: 'car_campaigns', kind: 'value' },
  equipment: { wire: 'car_equipment', kind: 'value' },
  seats: { wire: 'car_seats', kind: 'value', order: 'text-ascending' },
  vatDeductible: { wire: 'car_vat_eligible', kind: 'value', only: 'true' },
  price: { wire: 'car_price', kind: 'range', unit: 'money' },
  campaignPrice: { wire: 'car_campaign_price', kind: 'range', unit: 'money' },
  isReduced: { wire: 'car_is_price_reduced', kind: 'value', only: 'true' },
  mileage: { wire: 'car_mileage', kind: 'range', unit: 'distance' },
  loan: { wire: 'car_loan_monthly_cost', kind: 'range', unit: 'moneyPerMonth' },
  privateLeasing: {
    wire: 'car_privateleasing_monthly_cost',
    kind: 'range',
    unit: 'moneyPerMonth',
  },
  companyLeasing: {
    wire: 'car_companyleasing_monthly_cost',
    kind: 'range',
    unit: 'moneyPerMonth',
  },
  power: { wire: 'car_power', kind: 'range', unit: 'power' },
  electricRange: { wire: 'wltp_electric_range', kind: 'range', unit: 'electricRange' },
  towingWeight: { wire: 'car_towing_weight', kind: 'range', unit: 'weight' },
  isUsed: { wire: 'car_is_used', kind: 'flag' },
  isSample: { wire: 'car_is_sample', kind: 'flag' },
  vehicleType: { wire: 'car_vehicle_type', kind: 'hidden' },
  typeCode: { wire: 'car_vehicle_type_code', kind: 'hidden' },
  region: { wire: 'car_site_region', kind: 'hidden' },
  isCarOfTheWeek: { wire: 'caroftheweek', kind: 'flag' },
  near: { wire: 'near', kind: 'place' },
  // Not the names of the calculator's choices (`loanAddress.ts`), which car pages don't send to the server.
  downPayment: { wire: 'budget_down_payment', kind: 'term' },
  loanMonths: { wire: 'budget_months', kind: 'term' },
} as const satisfies Readonly<Record<string, FilterRow>>;

/** The name of a filter. */
export type FilterName = keyof typeof filterRows;

/** Fields of the index that the site asks for, but no address or editor names. */
const otherFields = {
  id: 'car_id',
  published: 'car_publishdate',
  reduction: 'car_price_reduction',
} as const;

/**
 * The sort orders that editors choose for lists of cars. In the index, the date sorts by age: ascending is newest first.
 */
export const allSortNames = [
  'published-asc',
  'price-asc',
  'price-desc',
  'reduction-desc',
  'mileage-asc',
  'mileage-desc',
  'year-desc',
  'year-asc',
  'power-desc',
  'power-asc',
  'loan-asc',
  'privateLeasing-asc',
  'privateLeasing-desc',
  'companyLeasing-asc',
  'companyLeasing-desc',
] as const;

/** The order by distance, which every list has as soon as visitors look near a place. */
export const nearestSort = 'near-asc';

const sortNames = [...allSortNames, nearestSort] as const;

/** Whether there is a sort order with that name. */
export function isSortName(name: string): boolean {
  return sortNames.some((known) => known === name);
}

type Wires = {
  readonly [Name in FilterName]: (typeof filterRows)[Name]['wire'];
} & typeof otherFields;

type HiddenName = {
  [Name in FilterName]: (typeof filterRows)[Name]['kind'] extends NoFacetKind ? Name : never;
}[FilterName];

type WireSort<Sort> = Sort extends `${infer Name extends keyof Wires}-${infer Direction}`
  ? `${Wires[Name]}_${Direction}`
  : never;

/** The dictionary keys of the labels of facets and sort orders. */
export type FacetTextKey =
  | `facet_${Wires[Exclude<FilterName, HiddenName>]}`
  | `sort_${WireSort<(typeof sortNames)[number]>}`;

const rows: Readonly<Record<string, FilterRow>> = filterRows;
const others: Readonly<Record<string, string>> = otherFields;

/** The row of a filter. */
export function filterRow(name: string): FilterRow | undefined {
  return Object.hasOwn(rows, name) ? rows[name] : undefined;
}

/** The names of all filters. */
export function allFilterNames(): readonly string[] {
  return Object.keys(rows);
}

/** The name of a filter in the index, in addresses and in content. */
export function wireName(name: string): string {
  const wire = filterRow(name)?.wire ?? others[name];
  if (wire === undefined) throw new Error(`There is no filter ${name}.`);
  return wire;
}

/** The filter with that name in the index, in addresses or in content. */
export function filterOfWire(wire: string): string | undefined {
  return allFilterNames().find((name) => rows[name]?.wire === wire);
}

/** Whether a filter has two ends. */
export function isRangeFacetName(name: string): boolean {
  return filterRow(name)?.kind === 'range';
}

/** Whether a filter has values that are numbers, and is chosen with two ends. */
export function isNumberFacetName(name: string): boolean {
  return filterRow(name)?.kind === 'number';
}

/** Whether a filter is what monthly costs are calculated with. */
export function isTermName(name: string): boolean {
  return filterRow(name)?.kind === 'term';
}

/** Whether a filter is a facet, or the child of one. */
export function isFacetName(name: string): boolean {
  const kind = filterRow(name)?.kind;
  return kind !== undefined && !noFacetKinds.some((each) => each === kind);
}

/** A sort order in the index, in addresses and in content; none has no name there either. */
export function wireSortName(sortName: string): string {
  if (sortName === '') return '';
  const [name = '', direction] = sortName.split('-');
  return `${wireName(name)}_${direction}`;
}

/** The sort order with that name in the index, in addresses and in content; empty if unknown. */
export function sortNameOfWire(wire: string): string {
  return sortNames.find((name) => wireSortName(name) === wire) ?? '';
}

/** The keys of `FacetTextKey`. */
export function facetTextKeys(): readonly FacetTextKey[] {
  const names = allFilterNames().filter(isFacetName);
  // The type is derived from the same rows.
  return [...names.map(facetTextKey), ...sortNames.map(sortTextKey)] as readonly FacetTextKey[];
}

/** The dictionary key of a facet's label. */
export function facetTextKey<Name extends Exclude<FilterName, HiddenName>>(
  name: Name,
): `facet_${Wires[Name]}`;
export function facetTextKey(name: string): string;
export function facetTextKey(name: string): string {
  return `facet_${wireName(name)}`;
}

/** The dictionary key of a sort order's label. */
export function sortTextKey(sortName: string): string {
  return `sort_${wireSortName(sortName)}`;
}
