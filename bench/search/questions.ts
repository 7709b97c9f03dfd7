import { cardFields } from '../../upstream/search/carFields.ts';
import type { WireFacetRequest, WireSearchRequest } from '../../upstream/search/wire.ts';
import { chanceOf, facilityIds, searchedIndex } from './cars.ts';

/** The kinds of searches that a list of cars sends. */
export const questionKinds = [
  'all facets, cold',
  'all facets, cached',
  'three choices',
  'words',
  'words with a slip',
  'deep page',
  'facets only',
  'cards only',
  'near a place',
  'monthly budget, cold',
  'monthly budget',
  'monthly order, cold',
  'monthly order',
] as const;

/** Kinds that only our engine answers. */
export const ownKinds: readonly QuestionKind[] = [
  'monthly budget, cold',
  'monthly budget',
  'monthly order, cold',
  'monthly order',
];

export type QuestionKind = (typeof questionKinds)[number];

/** The facets of the list of cars: brands with models, seven choices and four histograms. */
export const termFacets = [
  'car_fuel',
  'car_body',
  'car_gearbox',
  'car_drive',
  'car_color',
  'car_equipment',
  'car_site_city',
] as const;
export const rangeFacets = [
  'car_price',
  'car_mileage',
  'car_power',
  'car_loan_monthly_cost',
] as const;

const pageSize = 48;

function question(
  part: Partial<WireSearchRequest>,
  chosen: Readonly<Record<string, string[]>> = {},
): WireSearchRequest {
  const facet = (name: string, childName?: string): WireFacetRequest => ({
    name,
    ...(childName !== undefined && { child_name: childName }),
    filters: [name, childName ?? ''].flatMap((field) => {
      const values = chosen[field];
      return values === undefined ? [] : [{ name: field, values }];
    }),
  });
  return {
    index: searchedIndex,
    fields: [...cardFields],
    facets: [
      facet('car_brand', 'car_model'),
      ...[...termFacets, ...rangeFacets].map((name) => facet(name)),
    ],
    filters: [],
    limit: pageSize,
    offset: 0,
    sort_name: 'car_publishdate_asc',
    ...part,
  };
}

/** The facilities of the stock, by their ids. */
const facilities: readonly string[] = [...new Set(facilityIds())];

const brands = ['Volvo', 'Volkswagen', 'Kia', 'BMW', 'Audi', 'Toyota', 'Skoda', 'Mercedes-Benz'];
const fuels = ['El', 'Laddhybrid', 'Bensin', 'Diesel', 'Elhybrid'];
const phrases = [
  'volvo xc60',
  'id.4 pro',
  'golf kombi',
  'dragkrok automat',
  'elbil svart',
  'kia ev6',
  'toyota hybrid',
  'audi a6 avant diesel',
  'v60 t6',
  'panoramatak bmw',
  'skoda octavia',
  'mercedes automat vit',
];
const slips = [
  'vovlo xc60',
  'volkswagn',
  'automatt dragkork',
  'toyta hybrid',
  'octvia kombi',
  'mercedse',
  'panormatak',
  'navigaton volvo',
  'laddhybird',
  'skdoa',
];

/** Various searches of a kind, the same in every run. */
export function questionsOf(kind: QuestionKind, count: number): readonly WireSearchRequest[] {
  const chance = chanceOf(questionKinds.indexOf(kind) + 7);
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? '';
  const prices = () => {
    const low = Math.floor(chance() * 300) * 1000;
    return [String(low), String(low + 50_000 + Math.floor(chance() * 200) * 1000)];
  };
  const terms = () => ({
    months: 24 + 12 * Math.floor(chance() * 4),
    ...(chance() < 0.5
      ? { down_payment_percentage: 20 + 10 * Math.floor(chance() * 4) }
      : { down_payment: 20_000 + Math.floor(chance() * 20) * 10_000 }),
  });
  const budget = () =>
    question({
      monthly_budget: { low: 0, high: 1000 + Math.floor(chance() * 60) * 100, ...terms() },
    });
  const order = () => question({ sort_name: 'car_loan_monthly_cost_asc', sort_terms: terms() });
  const make: Readonly<Record<QuestionKind, () => WireSearchRequest>> = {
    'all facets, cold': () => question({}),
    'all facets, cached': () => question({}),
    'three choices': () =>
      question(
        {},
        {
          car_brand: [pick(brands), pick(brands)],
          car_fuel: [pick(fuels), pick(fuels)],
          car_price: prices(),
        },
      ),
    words: () => question({ keyphrase: pick(phrases) }),
    'words with a slip': () => question({ keyphrase: pick(slips) }),
    'deep page': () =>
      question({
        facets: [],
        offset: pageSize * 19,
        filters: [{ name: 'car_price', values: prices() }],
        sort_name: pick(['car_price_asc', 'car_mileage_desc', 'car_year_desc']),
      }),
    'cards only': () =>
      question({
        facets: [],
        filters: [
          { name: 'car_brand', values: [pick(brands), pick(brands)] },
          { name: 'car_fuel', values: [pick(fuels), pick(fuels)] },
          { name: 'car_price', values: prices() },
        ],
      }),
    // Half of the facilities are within the radius.
    'near a place': () => {
      const ids = facilities.toSorted(() => chance() - 0.5);
      const within = ids.slice(0, ids.length / 2);
      return question({
        filters: [{ name: 'car_site_id', values: within }],
        sort_name: 'car_site_id_listed',
        sort_values: ids,
        offset: pageSize * Math.floor(chance() * 20),
      });
    },
    'monthly budget, cold': budget,
    'monthly budget': budget,
    'monthly order, cold': order,
    'monthly order': order,
    'facets only': () => question({ limit: 0 }, { car_brand: [pick(brands)], car_body: ['SUV'] }),
  };
  return Array.from({ length: count }, make[kind]);
}
