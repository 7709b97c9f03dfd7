import fc from 'fast-check';
import type { SearchDocument } from '#search-engine/engine.ts';
import { budgets, ownTerms } from '#search-engine/testing/arbitraries.ts';
import type { WireFacetRequest, WireFilter, WireSearchRequest } from '#upstream/search/wire.ts';

const choices = [
  'car_fuel',
  'car_body',
  'car_gearbox',
  'car_color',
  'car_drive',
  'car_equipment',
  'car_site_city',
  'car_is_used',
  'car_seats',
  'car_campaigns',
  'car_is_price_reduced',
];
const ranges = [
  'car_price',
  'car_price_reduction',
  'car_mileage',
  'car_power',
  'car_year',
  'car_loan_monthly_cost',
  'wltp_electric_range',
  'car_towing_weight',
];
const sorts = [
  'car_price',
  'car_price_reduction',
  'car_mileage',
  'car_year',
  'car_publishdate',
  'car_brand',
  'car_model',
  'car_loan_monthly_cost',
];
const order = fc.constantFrom('count_desc', 'text_asc', 'text_desc', undefined);

/** Random searches as sent by visitors of a list, with values from its cars. */
export function stockRequests(
  index: string,
  documents: readonly SearchDocument[],
): fc.Arbitrary<WireSearchRequest> {
  const oneOf = (field: string) =>
    fc.constantFrom(...documents).map((document) => textOf(document[field]));
  const someOf = (field: string, maxLength: number) =>
    fc.array(oneOf(field), { minLength: 1, maxLength });
  const filter = fc
    .constantFrom(...choices, 'car_brand', 'car_model', 'car_site_id', ...ranges)
    .chain((name) => fc.record<WireFilter>({ name: fc.constant(name), values: someOf(name, 2) }));
  const chosenIn = (name: string, facet: WireFacetRequest): fc.Arbitrary<WireFacetRequest> =>
    fc.record({ order, values: fc.option(someOf(name, 2)) }).map((chosen) => ({
      ...facet,
      ...(chosen.order && { sort_order: chosen.order }),
      ...(chosen.values && { filters: [{ name, values: chosen.values }] }),
    }));
  const tree = fc
    .record({ brands: someOf('car_brand', 3), models: someOf('car_model', 3), how: fc.nat(3) })
    .map(({ brands, models, how }): WireFacetRequest => {
      const chosen = [
        ...(how % 2 === 1 ? [{ name: 'car_brand', values: brands }] : []),
        ...(how >= 2 ? [{ name: 'car_model', values: models }] : []),
      ];
      return { name: 'car_brand', child_name: 'car_model', filters: chosen };
    });
  const facets = fc
    .subarray([...choices, ...ranges], { maxLength: 6 })
    .chain((names) => fc.tuple(tree, ...names.map((name) => chosenIn(name, { name }))));
  return fc.record<WireSearchRequest>({
    index: fc.constant(index),
    fields: fc.constantFrom(['car_id', 'car_brand', 'car_images', 'car_loan_option'], []),
    facets,
    filters: fc.array(filter, { maxLength: 2 }),
    limit: fc.constantFrom(0, 12, 48),
    offset: fc.constantFrom(0, 0, 48, 960),
    sort_name: fc.constantFrom(
      '',
      ...sorts.flatMap((name) => [`${name}_asc`, `${name}_desc`]),
      'car_site_id_listed',
    ),
    sort_values: someOf('car_site_id', 12),
    sort_terms: fc.option(ownTerms, { nil: undefined }),
    monthly_budget: fc.option(budgets, { nil: undefined }),
    keyphrase: fc.oneof({ arbitrary: fc.constant(''), weight: 3 }, oneOf('car_fuel')),
  });
}

/** A value as text for a filter; the first one of a list. */
function textOf(value: unknown): string {
  const [first] = Array.isArray(value) ? value : [value];
  return String(first ?? '');
}
