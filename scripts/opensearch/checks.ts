import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { IndexChange, SearchDocument, SearchEngine } from '#search-engine/engine.ts';
import { costRequests, listedRequests, requests } from '#search-engine/testing/arbitraries.ts';
import { askOracle } from '#search-engine/testing/oracle.ts';
import { loanCostOnTerms } from '#upstream/search/loanCost.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';
import { ask, type Comparison, compare, type Engines } from './compare.ts';
import type { Stock } from './stock.ts';
import { stockRequests } from './stockRequests.ts';
import { textRequests } from './textRequests.ts';

/** Fills both engines with the same documents. */
export async function fill({ embedded, cluster }: Engines, stocks: readonly Stock[]) {
  await Promise.all(
    stocks.flatMap(({ index, documents }) => [
      embedded.replace(index, documents),
      cluster.replace(index, documents),
    ]),
  );
}

/** Compares random searches for edge-case cars with a plain implementation of the rules. */
export async function checkRules(
  { cluster }: Engines,
  stock: Stock,
  numRuns: number,
): Promise<Comparison> {
  const differences: string[] = [];
  let answered = 0;
  const asked = [
    ...fc.sample(requests, { numRuns, seed: 11 }),
    // Nearly all of these find cars.
    ...fc.sample(listedRequests, { numRuns: Math.ceil(numRuns / 5), seed: 11 }),
    ...fc.sample(costRequests, { numRuns: Math.ceil(numRuns / 5), seed: 11 }),
  ];
  for (const request of asked.map((asked) => ({ ...asked, index: stock.index }))) {
    const expected = askOracle(stock.documents, request, loanCostOnTerms);
    const result = await cluster.search(request);
    if (!result.ok) differences.push(`${JSON.stringify(request)}: ${result.failure.kind}`);
    else {
      const { facets, hits, total } = result.value;
      const ids = hits.map((hit) => JSON.parse(Buffer.from(hit).toString()).car_id);
      if (!isDeepStrictEqual({ facets, ids, total }, expected))
        differences.push(`${JSON.stringify(request)}: not what the rules say`);
    }
    if (expected.total > 0) answered += 1;
  }
  return { asked: asked.length, answered, differences };
}

/** Compares random visitors' searches in a stock. */
export function checkStock(engines: Engines, { index, documents }: Stock, range: Sample) {
  return compare(engines, fc.sample(stockRequests(index, documents), range));
}

/** Number and seed of random searches. */
export interface Sample {
  readonly numRuns: number;
  readonly seed: number;
}

/** Compares searches by words. */
export function checkWords(engines: Engines, { index, documents }: Stock, made: number) {
  return compare(engines, textRequests(index, documents, made));
}

/** Compares the searches of dealer pages. */
export function checkSites(engines: Engines, { index, documents }: Stock): Promise<Comparison> {
  const plain = { index, fields: [], facets: [], filters: [], limit: 48, offset: 0 };
  const slug = String(documents[0]?.['slug']);
  return compare(engines, [
    { ...plain, sort_name: 'website_sort_order_asc' },
    { ...plain, filters: [{ name: 'slug', values: [slug] }] },
    { ...plain, filters: [{ name: 'site_departments.group', values: ['Workshop'] }], limit: 100 },
    { ...plain, facets: [{ name: 'site_brands' }, { name: 'site_city' }] },
    { ...plain, keyphrase: slug },
  ]);
}

/** Compares pages before, across and beyond an index's limit for offsets. */
export async function checkFarPages(engines: Engines, { index }: Stock): Promise<Comparison> {
  const page = (offset: number, limit: number): WireSearchRequest => ({
    index,
    fields: ['car_id', 'car_price'],
    facets: [{ name: 'car_brand' }],
    // Fewer than 10 000 hits, because larger totals are capped at 10000+.
    filters: [{ name: 'car_price', values: ['0', '4800'] }],
    sort_name: 'car_price_desc',
    offset,
    limit,
  });
  const near = [page(0, 12), page(9_900, 100), page(9_980, 30), page(12_000, 12)];
  const compared = await compare(engines, near);
  const far = { ...page(9_990, 48), filters: [], facets: [] };
  const hitsOf = async (engine: SearchEngine) => Reflect.get(await ask(engine, far), 'hits');
  const isSame = isDeepStrictEqual(await hitsOf(engines.cluster), await hitsOf(engines.embedded));
  return {
    asked: compared.asked + 1,
    answered: compared.answered + 1,
    differences: [...compared.differences, ...(isSame ? [] : ['a page beyond 10 000'])],
  };
}

/** An invalid document: all documents must be rejected, and the index must stay unchanged. */
export async function checkRefusal({ cluster }: Engines, { index, documents }: Stock) {
  const question = { index, fields: [], facets: [], filters: [], limit: 1, offset: 0 };
  const before = await ask(cluster, question);
  const [first, ...rest] = documents;
  const bad = [{ ...first, car_fuel: { kind: 'no text' } }, ...rest.slice(0, 10)];
  const isRefused = await cluster.replace(index, bad).then(
    () => false,
    () => true,
  );
  const after = await ask(cluster, question);
  return [
    ...(isRefused ? [] : ['A document that fits no field was taken.']),
    ...(isDeepStrictEqual(after, before) ? [] : ['The old documents are gone.']),
  ];
}

/**
 * Switches an index back and forth during a stream of searches. Each answer must belong entirely to
 * one state or the other.
 */
export async function checkSwitching(
  engines: Engines,
  stock: Stock,
  changes: number,
): Promise<Comparison> {
  const states = [stock.documents, stock.documents.slice(0, 100)] as const;
  const request: WireSearchRequest = {
    index: stock.index,
    fields: ['car_id', 'car_price'],
    facets: [{ name: 'car_brand', child_name: 'car_model' }, { name: 'car_price' }],
    filters: [],
    limit: 48,
    offset: 0,
    keyphrase: 'diesel',
  };
  await engines.cluster.replace(stock.index, stock.documents);
  const expected: unknown[] = [];
  for (const documents of states.toReversed()) {
    await engines.embedded.replace(stock.index, documents);
    expected.push(await ask(engines.embedded, request));
  }
  const differences: string[] = [];
  let isChanging = true;
  let asked = 0;
  const askOn = async () => {
    while (isChanging) {
      const answer = await ask(engines.cluster, request);
      asked += 1;
      if (!expected.some((state) => isDeepStrictEqual(state, answer)))
        differences.push(`neither state: ${JSON.stringify(answer).slice(0, 300)}`);
    }
  };
  const askers = [askOn(), askOn()];
  try {
    for (let change = 1; change <= changes; change += 1) {
      const documents: readonly SearchDocument[] = states[change % 2] ?? states[0];
      await engines.cluster.replace(stock.index, documents);
    }
  } finally {
    isChanging = false;
    await Promise.all(askers);
  }
  if (asked < 10) differences.push('Hardly anything was asked.');
  return { asked, answered: asked, differences };
}

/** Patches: both engines apply them at once, and an invalid patch changes nothing. */
export async function checkPatch(engines: Engines, stock: Stock): Promise<Comparison> {
  const [first, second, third] = stock.documents;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error(`There are too few documents in ${stock.index}.`);
  const changes: readonly IndexChange[] = [
    { kind: 'remove', id: String(first['car_id']) },
    { kind: 'upsert', document: { ...second, car_brand: 'Patched', car_price: 7_777_777 } },
    { kind: 'upsert', document: { ...third, car_id: 'added', car_color: 'Patched' } },
    { kind: 'remove', id: 'nobody' },
  ];
  const differences: string[] = [];
  const facets = [
    { name: 'car_brand', child_name: 'car_model' },
    { name: 'car_color' },
    { name: 'car_price' },
  ];
  const request = { index: stock.index, fields: ['car_id'], facets, filters: [], limit: 48 };
  const questions = [
    { ...request, offset: 0, sort_name: 'car_price_desc' },
    { ...request, offset: 0, keyphrase: 'patched' },
  ];
  // Fills the caches, whose entries must not be used after the patch.
  await compare(engines, questions);
  const patched = await Promise.all([
    engines.embedded.patch(stock.index, changes),
    engines.cluster.patch(stock.index, changes),
  ]);
  if (!isDeepStrictEqual(patched[0], patched[1])) differences.push(JSON.stringify(patched));
  const compared = await compare(engines, questions);
  const bad = { ...third, car_fuel: { kind: 'no text' } };
  const isRefused = await engines.cluster
    .patch(stock.index, [
      { kind: 'remove', id: String(second['car_id']) },
      { kind: 'upsert', document: bad },
    ])
    .then(
      () => false,
      () => true,
    );
  if (!isRefused) differences.push('A document that fits no field was taken.');
  const after = await compare(engines, questions);
  return {
    asked: compared.asked + after.asked,
    answered: compared.answered + after.answered,
    differences: [...differences, ...compared.differences, ...after.differences],
  };
}

/** The cluster is down: the failure must be reported, and quickly enough for a page. */
export async function checkOutage({ cluster }: Engines, { index }: Stock) {
  const question = { index, fields: [], facets: [], filters: [], limit: 1, offset: 0 };
  const started = performance.now();
  const result = await cluster.search(question);
  const ms = performance.now() - started;
  const isReported = !result.ok && result.failure.kind === 'unavailable';
  return [
    ...(isReported ? [] : ['The outage is not reported.']),
    ...(ms < 3000 ? [] : [`The outage took ${Math.round(ms)} ms to be reported.`]),
  ];
}
