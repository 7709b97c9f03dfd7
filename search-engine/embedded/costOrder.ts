import type { CostSort } from '../question.ts';
import { type Bits, hasBit } from './bits.ts';
import type { IndexData } from './indexData.ts';
import { type SearchIndex, termsOf } from './searchIndex.ts';

/**
 * Returns the first documents of a set in the order of what they cost a month on a visitor's own terms; those without a cost
 * come last, and ties in the order of the documents.
 */
export function firstByCost(index: SearchIndex, sort: CostSort) {
  const keys = cachedKeys(index, sort);
  return (bits: Bits, wanted: number) => firstByKey(keys, bits, wanted);
}

/** The numbers that documents are sorted by. They are cached, because all pages and filters of a list have the same. */
function cachedKeys({ data, caches, cacheKey }: SearchIndex, sort: CostSort): Uint32Array {
  const key = cacheKey(`${sort.descending} ${JSON.stringify(sort.own)}`);
  const known = caches.costs.get(key);
  if (known !== undefined) return known;
  const keys = costKeys(data, sort);
  caches.costs.set(key, keys);
  return keys;
}

/** A document without a cost. Higher than all costs, none of which has more than 32 bits. */
const noCost = 2 ** 32 - 1;

/** Goes through the documents by price, so that a cost is calculated once for all with the same terms and price. */
function costKeys(data: IndexData, { costs, own, descending }: CostSort): Uint32Array<ArrayBuffer> {
  const keys = new Uint32Array(data.count).fill(noCost);
  const { values, column } = termsOf(data, costs.terms);
  // Texts in any other column than one of single values are no terms.
  if (column.kind !== 'one') return keys;
  // By id, which is a place from 1.
  const formulas = [undefined, ...values.map((text) => costs.formulaOf(text, own))];
  const lastPrices = new Float64Array(formulas.length).fill(Number.NaN);
  const lastKeys = new Uint32Array(formulas.length);
  const prices = data.ranges.get(costs.price)?.numbers ?? new Int32Array();
  const byPrice = data.orders.get(costs.price)?.ascending ?? new Uint32Array();
  for (let at = 0; at < prices.length; at += 1) {
    const [document, price] = [byPrice[at] ?? 0, prices[at] ?? 0];
    const id = column.ids[document] ?? 0;
    if (lastPrices[id] !== price) {
      lastPrices[id] = price;
      lastKeys[id] = keyOf(formulas[id]?.costAt(price), descending);
    }
    keys[document] = lastKeys[id] ?? noCost;
  }
  return keys;
}

function keyOf(cost: number | undefined, descending: boolean): number {
  if (cost === undefined) return noCost;
  return descending ? noCost - cost : cost;
}

/** An index has no more documents, so that a key and a document fit into one float. */
const maxDocuments = 2 ** 21;

/** Most pages are small, so that nearly all documents are only compared with the last one that would be on the page. */
function firstByKey(keys: Uint32Array, bits: Bits, wanted: number): readonly number[] {
  const places = new Float64Array(Math.max(1024, wanted * 2));
  let count = 0;
  let limit = Number.POSITIVE_INFINITY;
  for (let document = 0; document < keys.length; document += 1) {
    const place = (keys[document] ?? 0) * maxDocuments + document;
    if (place > limit || !hasBit(bits, document)) continue;
    places[count] = place;
    count += 1;
    if (count < places.length) continue;
    places.sort();
    count = wanted;
    limit = places[wanted - 1] ?? 0;
  }
  const first = places.subarray(0, count).sort().subarray(0, wanted);
  return Array.from(first, (place) => place % maxDocuments);
}
