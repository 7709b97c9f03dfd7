import fc from 'fast-check';
import type {
  WireFacetRequest,
  WireFilter,
  WireMonthlyBudget,
  WireOwnTerms,
  WireSearchRequest,
} from '#upstream/search/wire.ts';
import type { SearchDocument } from '../engine.ts';

const brands = ['Audi', 'Volvo', 'Škoda', 'Citroën'];
// Some models belong to several brands.
const models = ['A4', 'e-tron', 'V60', 'XC 60', 'Combo', 'C4'];
const fuels = ['El', 'Bensin', 'Laddhybrid'];
const equipment = ['Dragkrok', 'Navigation', 'Värmepump', 'Isofix'];
const dates = ['2024-03-01', '2024-03-02', '2024-03-02T12:00:00Z', '2023-12-31'];

const yesOrNo = fc.boolean();
const price = fc.oneof(fc.integer({ min: 0, max: 900_000 }), fc.constantFrom(0, 99_900, 100_000));

const durations = [
  { months: 12, residual_percentage: 65, cash_amount_min_percentage: 20 },
  { months: 36, residual_percentage: 0, cash_amount_min_percentage: 20 },
  { months: 48, residual_percentage: 0, cash_amount_min_percentage: 0 },
].map((duration) => ({ ...duration, cash_amount_max_percentage: 80 }));

/** Contracts, and how an index writes them. */
const contracts = [
  { contract_durations: durations.slice(0, 2), text: '36 20;12 65 80;36 0 80' },
  { contract_durations: durations.slice(1), text: '48 0;36 0 80;48 0 80' },
];

/** Loans, with the fields by which they are found on other terms. */
const loan = fc
  .record({
    price: fc.oneof(fc.integer({ min: 1, max: 900_000 }), fc.constant(99_900.95)),
    interest_rate: fc.constantFrom(0, 5.95),
    invoice_fee: fc.constantFrom(0, 45),
    contracts: fc.constantFrom(...contracts),
  })
  .map(({ contracts: { contract_durations, text }, ...terms }) => ({
    car_loan_option: {
      ...terms,
      contract_durations,
      default_contract_duration: contract_durations[1],
    },
    car_loan_terms: `${terms.interest_rate} ${terms.invoice_fee};${text}`,
    car_loan_price_hundredths: Math.round(terms.price * 100),
  }));

const car = fc.record(
  {
    car_brand: fc.constantFrom(...brands),
    car_model: fc.constantFrom(...models),
    car_fuel: fc.constantFrom(...fuels, ''),
    // Rare and frequent values are stored in different ways.
    car_equipment: fc.array(
      fc.oneof(
        { arbitrary: fc.constantFrom(...equipment), weight: 150 },
        { arbitrary: fc.constant('Takbox'), weight: 1 },
      ),
      { maxLength: 5 },
    ),
    car_is_used: yesOrNo,
    caroftheweek: yesOrNo,
    car_seats: fc.integer({ min: 2, max: 9 }),
    car_price: price,
    car_mileage: fc.integer({ min: 0, max: 40 }),
    car_power: fc.integer({ min: 40, max: 700 }),
    car_year: fc.integer({ min: 2019, max: 2021 }),
    car_publishdate: fc.constantFrom(...dates),
    car_site_id: fc.constantFrom('101', '102'),
    car_description: fc.string(),
    loan,
  },
  { requiredKeys: [] },
);

/** Cars with unique ids. */
export const cars: fc.Arbitrary<readonly SearchDocument[]> = fc
  .array(car, { maxLength: 160, size: 'max' })
  .map((all) =>
    all.map(({ loan: terms, ...fields }, at) => ({
      car_id: `c-${(at * 7) % 211}`,
      ...fields,
      ...terms,
    })),
  );

const rangeFields = ['car_price', 'car_mileage', 'car_power'];
const termFields = [
  'car_fuel',
  'car_equipment',
  'car_is_used',
  'caroftheweek',
  'car_seats',
  'car_year',
];

const end = fc.oneof(
  fc.integer({ min: -10, max: 900_000 }).map(String),
  fc.constantFrom('100 000', '1\u00a0000', '2020', '30', '', 'many', '12.5', '9'.repeat(40)),
);
const termValue = fc.constantFrom(...fuels, ...equipment, 'true', 'false', '5', 'nothing', '');

const rangeFilter = fc.record({
  name: fc.constantFrom(...rangeFields),
  values: fc.array(end, { minLength: 1, maxLength: 3 }),
});
const termFilter = fc.record({
  name: fc.constantFrom(...termFields, 'car_brand', 'car_id', 'car_site_id'),
  values: fc.array(fc.oneof(termValue, fc.constantFrom(...brands, 'c-7', 'c-14', '101')), {
    maxLength: 4,
  }),
});
const filters: fc.Arbitrary<WireFilter[]> = fc.array(fc.oneof(rangeFilter, termFilter), {
  maxLength: 3,
});

const order = fc.constantFrom('count_desc', 'text_asc', 'text_desc', undefined);
const chosenFrom = (values: readonly string[]) =>
  fc.array(fc.constantFrom(...values), { maxLength: 3 });

const tree: fc.Arbitrary<WireFacetRequest> = fc
  .record({ order, brands: chosenFrom(brands), models: chosenFrom([...models, 'Gone']) })
  .map((chosen) => ({
    name: 'car_brand',
    child_name: 'car_model',
    ...(chosen.order && { sort_order: chosen.order }),
    filters: [
      { name: 'car_brand', values: chosen.brands },
      { name: 'car_model', values: chosen.models },
    ],
  }));

function facetOf(name: string, value: fc.Arbitrary<string>): fc.Arbitrary<WireFacetRequest> {
  return fc.record({ order, values: fc.array(value, { maxLength: 2 }) }).map((chosen) => ({
    name,
    ...(chosen.order && { sort_order: chosen.order }),
    ...(chosen.values.length > 0 && { filters: [{ name, values: chosen.values }] }),
  }));
}

const facets = fc
  .tuple(
    tree,
    fc.subarray([
      ...termFields.map((name) => facetOf(name, termValue)),
      ...rangeFields.map((name) => facetOf(name, end)),
    ]),
  )
  .chain(([first, rest]) => fc.tuple(fc.constant(first), ...rest))
  .map((all): WireFacetRequest[] => all);

const listedValues = fc.array(fc.constantFrom('102', '101', ...brands, 'nothing', ''), {
  maxLength: 6,
});

/** Requests for cars in the order of listed values, nearly all of which find cars. */
export const listedRequests: fc.Arbitrary<WireSearchRequest> = fc.record({
  index: fc.constant('vehicles-nordvik-se'),
  fields: fc.constant(['car_id']),
  facets: fc.constant([]),
  filters: fc.array(fc.constant({ name: 'car_is_used', values: ['true'] }), { maxLength: 1 }),
  limit: fc.constantFrom(1, 5, 100),
  offset: fc.constantFrom(0, 1, 7, 60),
  sort_name: fc.constantFrom('car_site_id_listed', 'car_brand_listed'),
  sort_values: listedValues,
});

const sortNames = ['car_price', 'car_year', 'car_publishdate', 'car_brand', 'car_mileage'];

const terms = {
  months: fc.constantFrom(12, 24, 36, 48, 60),
  down_payment: fc.nat(200_000),
  down_payment_percentage: fc.nat(100),
};

/** A visitor's own terms, or none of them. */
export const ownTerms: fc.Arbitrary<WireOwnTerms> = fc.record(terms, { requiredKeys: [] });

/** Budgets on a visitor's own terms. */
export const budgets: fc.Arbitrary<WireMonthlyBudget> = fc.record(
  { low: fc.nat(2000), high: fc.nat(12_000), ...terms },
  { requiredKeys: [] },
);

/** Requests for cars in the order of what they cost on a visitor's own terms. */
export const costRequests: fc.Arbitrary<WireSearchRequest> = fc.record({
  index: fc.constant('vehicles-nordvik-se'),
  fields: fc.constant(['car_id']),
  facets: fc.constant([]),
  filters: fc.array(fc.constant({ name: 'car_is_used', values: ['true'] }), { maxLength: 1 }),
  limit: fc.constantFrom(1, 5, 100, 200),
  offset: fc.constantFrom(0, 1, 7, 60),
  sort_name: fc.constantFrom('car_loan_monthly_cost_asc', 'car_loan_monthly_cost_desc'),
  sort_terms: ownTerms,
  monthly_budget: fc.option(budgets, { nil: undefined, freq: 2 }),
});

/** Valid requests for such cars, including unusual ones. */
export const requests: fc.Arbitrary<WireSearchRequest> = fc.record({
  index: fc.constant('vehicles-nordvik-se'),
  fields: fc.constant(['car_id']),
  facets,
  filters,
  limit: fc.constantFrom(0, 1, 5, 100),
  offset: fc.constantFrom(0, 1, 7, 1000),
  sort_name: fc.constantFrom(
    '',
    ...sortNames.flatMap((name) => [`${name}_asc`, `${name}_desc`]),
    'car_site_id_listed',
    'car_brand_listed',
  ),
  sort_values: listedValues,
  monthly_budget: fc.option(budgets, { nil: undefined, freq: 2 }),
});
