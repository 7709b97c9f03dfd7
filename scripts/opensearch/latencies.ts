import type { SearchEngine } from '#search-engine/engine.ts';
import type { WireFacetRequest, WireSearchRequest } from '#upstream/search/wire.ts';
import { type Engines, percentile } from './compare.ts';

const values = ['fuel', 'body', 'gearbox', 'drive', 'color', 'is_used', 'site_city'];
const ranges = ['price', 'mileage', 'year', 'power'];
const facets: readonly WireFacetRequest[] = [
  { name: 'car_brand', child_name: 'car_model' },
  ...[...values, ...ranges].map((name) => ({ name: `car_${name}` })),
];
const fields = ['car_id', 'slug', 'car_brand', 'car_model', 'car_price', 'car_primary_image'];

function listOf(index: string, more: Partial<WireSearchRequest>): WireSearchRequest {
  const plain = { index, fields, facets: [...facets], filters: [], limit: 48, offset: 0 };
  return { ...plain, sort_name: 'car_publishdate_asc', ...more };
}

function chosen(index: string): WireSearchRequest {
  const own: Readonly<Record<string, readonly string[]>> = {
    car_brand: ['Volvo', 'Audi'],
    car_fuel: ['El', 'Diesel'],
    car_price: ['100000', '500000'],
  };
  return listOf(index, {
    facets: facets.map((facet) => {
      const values = own[facet.name];
      return values === undefined
        ? facet
        : { ...facet, filters: [{ name: facet.name, values: [...values] }] };
    }),
  });
}

function questions(index: string): Readonly<Record<string, WireSearchRequest>> {
  return {
    'list, all facets': listOf(index, {}),
    'three facets chosen': chosen(index),
    text: listOf(index, { keyphrase: 'volvo xc60 diesel' }),
    typo: listOf(index, { keyphrase: 'voklswagen' }),
    'offset 912': listOf(index, { offset: 912 }),
    'facets only': listOf(index, { limit: 0 }),
  };
}

const runs = 40;

/** Response times of both engines for pages' searches, as rows of a table: median and p95 in ms. */
export async function measureLatencies(
  { embedded, cluster }: Engines,
  index: string,
): Promise<readonly string[]> {
  const lines = [
    '| question | embedded p50 | p95 | OpenSearch p50 | p95 |',
    '|---|---|---|---|---|',
  ];
  for (const [name, request] of Object.entries(questions(index))) {
    const figures = [await time(embedded, request), await time(cluster, request)].flat();
    lines.push(`| ${name} | ${figures.map((ms) => ms.toFixed(2)).join(' | ')} |`);
  }
  return lines;
}

async function time(engine: SearchEngine, request: WireSearchRequest): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = -2; run < runs; run += 1) {
    const started = performance.now();
    await engine.search(request);
    // The first runs fill the caches.
    if (run >= 0) times.push(performance.now() - started);
  }
  return [percentile(times, 0.5), percentile(times, 0.95)];
}
