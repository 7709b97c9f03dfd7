import type { WireMonthlyBudget } from '#upstream/search/wire.ts';
import type { Band, Banded, Between, Condition } from '../condition.ts';
import { termsAt } from '../documents.ts';
import { branchesOf } from '../facetRules.ts';
import { budgetCondition } from '../monthlyBudget.ts';
import type { FacetQuestion, TermsQuestion } from '../question.ts';
import { addAll, addBit, allBits, type Bits, intersect, subtract, wordsFor } from './bits.ts';
import { readMember } from './cards.ts';
import { hashText } from './hash.ts';
import { lowerBound } from './lowerBound.ts';
import { numbersOf } from './numberColumns.ts';
import { unite } from './postings.ts';
import { type SearchIndex, termsOf } from './searchIndex.ts';

/**
 * The documents that meet a condition. The set must not be changed: it is cached, because the lists of
 * a site use the same conditions repeatedly. Ids and slugs vary too much to be cached.
 */
export function conditionBits(index: SearchIndex, condition: Condition): Bits {
  const { data } = index;
  if (condition.kind === 'any' && data.keys.has(condition.field))
    return keyBits(index, condition.field, condition.values);
  return cachedBits(index, JSON.stringify(condition), () => findBits(index, condition));
}

function cachedBits({ cacheKey, caches }: SearchIndex, name: string, find: () => Bits): Bits {
  const key = cacheKey(name);
  const known = caches.conditions.get(key);
  if (known !== undefined) return known;
  const bits = find();
  caches.conditions.set(key, bits);
  return bits;
}

function findBits(index: SearchIndex, condition: Condition): Bits {
  switch (condition.kind) {
    case 'any':
      return valueBits(index, condition.field, condition.values);
    case 'between':
      return betweenBits(index, condition);
    case 'banded':
      return bandedBits(index, condition);
  }
}

/** The documents within a budget, cached like those of a condition; its bands take longest to find. */
export function budgetBits(
  index: SearchIndex,
  budget: WireMonthlyBudget | undefined,
): Bits | undefined {
  const { schema, data } = index;
  const { monthlyCosts } = schema;
  if (budget === undefined || monthlyCosts === undefined) return undefined;
  return cachedBits(index, `budget ${JSON.stringify(budget)}`, () => {
    const { values } = termsOf(data, monthlyCosts.terms);
    return bandedBits(index, budgetCondition(schema, budget, values));
  });
}

/** The documents that match the choice in a facet; undefined if nothing is chosen. */
export function chosenBits(index: SearchIndex, facet: FacetQuestion): Bits | undefined {
  if (facet.kind === 'histogram')
    return facet.chosen
      .map((between) => betweenBits(index, between))
      .reduce<Bits | undefined>(intersect, undefined);
  const { name, childName, chosen, chosenChildren } = facet;
  if (chosen.length + chosenChildren.length === 0) return undefined;
  if (childName === undefined) return valueBits(index, name, chosen);
  return branchBits(index, facet, childName);
}

function branchBits(index: SearchIndex, facet: TermsQuestion, childName: string): Bits {
  const { name, chosen, chosenChildren } = facet;
  const { values } = termsOf(index.data, name);
  const { parentsByChild } = index.pairs(name, childName);
  const places = index.placesOf(childName);
  const parentsOf = (child: string) =>
    (parentsByChild.get(places.get(child) ?? -1) ?? []).map((parent) => values[parent] ?? '');
  const branches = branchesOf(chosen, chosenChildren, parentsOf);
  const bits = valueBits(index, name, branches.parents);
  addAll(bits, valueBits(index, childName, branches.children));
  for (const { child, parents } of branches.childrenBelow) {
    const both = intersect(valueBits(index, childName, [child]), valueBits(index, name, parents));
    if (both !== undefined) addAll(bits, both);
  }
  return bits;
}

function valueBits(index: SearchIndex, field: string, chosen: readonly string[]): Bits {
  const places = index.placesOf(field);
  const found = new Set(chosen.flatMap((value) => places.get(value) ?? []));
  return unite(termsOf(index.data, field).postings, found);
}

/** The hash finds candidate documents; the value is then compared with that of each document. */
function keyBits({ data }: SearchIndex, field: string, values: readonly string[]): Bits {
  const bits = new Uint32Array(wordsFor(data.count));
  const { hashes = new Uint32Array(), documents = hashes } = data.keys.get(field) ?? {};
  for (const value of new Set(values)) {
    const hash = hashText(value);
    for (let at = firstNotBelow(hashes, hash); hashes[at] === hash; at += 1) {
      const document = documents[at] ?? 0;
      if (termsAt(readMember(data.cards, document, field), field).includes(value))
        addBit(bits, document);
    }
  }
  return bits;
}

/** Takes the cheaper way: adds the documents within the range, or removes those outside. */
function betweenBits({ data }: SearchIndex, { field, low, high }: Between): Bits {
  const numbers = data.ranges.get(field)?.numbers ?? new Int32Array();
  const order = data.orders.get(field)?.ascending ?? new Uint32Array();
  const from = firstNotBelow(numbers, low);
  const to = firstNotBelow(numbers, high + 1);
  const within = order.subarray(from, to);
  if (within.length * 2 < order.length) return listed(data.count, [within]);
  const outside = listed(data.count, [order.subarray(0, from), order.subarray(to)]);
  return subtract(allBits(data.count), outside);
}

/**
 * One pass over the documents, in their own order: by number, each would be somewhere else in memory, which takes many
 * times as long. Texts in any other column than one of single values have no bands.
 */
function bandedBits({ data, ...index }: SearchIndex, { field, number, bands }: Banded): Bits {
  const bits = new Uint32Array(wordsFor(data.count));
  const { column } = termsOf(data, field);
  if (column.kind !== 'one') return bits;
  const { ids } = column;
  const places = index.placesOf(field);
  // By id, which is a place from 1: the ends of its first range, and the others if there are any.
  const lows = new Int32Array(places.size + 1).fill(1);
  const highs = new Int32Array(lows.length);
  const others = new Map<number, Band['ranges']>();
  for (const { value, ranges } of bands) {
    const id = (places.get(value) ?? -1) + 1;
    lows[id] = ranges[0]?.low ?? 1;
    highs[id] = ranges[0]?.high ?? 0;
    if (ranges.length > 1) others.set(id, ranges.slice(1));
  }
  const numbers = numbersOf(data, number);
  for (let at = 0; at < numbers.length; at += 1) {
    const id = ids[at] ?? 0;
    const value = numbers[at] ?? 0;
    if (value < (lows[id] ?? 0)) continue;
    // Nearly all are in the first range, or above all of them.
    if (value <= (highs[id] ?? 0) || isInOne(others.get(id), value)) addBit(bits, at);
  }
  return bits;
}

function isInOne(ranges: Band['ranges'] | undefined, value: number): boolean {
  const last = ranges?.at(-1);
  if (!ranges || !last || value > last.high) return false;
  return ranges.some(({ low, high }) => value >= low && value <= high);
}

function listed(count: number, lists: readonly Uint32Array[]): Bits {
  const bits = new Uint32Array(wordsFor(count));
  for (const list of lists) for (let at = 0; at < list.length; at += 1) addBit(bits, list[at] ?? 0);
  return bits;
}

/** The place of the first number that isn't below a given one; the numbers ascend. */
export function firstNotBelow(numbers: Int32Array | Uint32Array, number: number): number {
  return lowerBound(numbers.length, (at) => (numbers[at] ?? 0) < number);
}
