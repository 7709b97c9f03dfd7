import { termsAt } from '../documents.ts';
import { branchesOf } from '../facetRules.ts';
import type { Between, Condition, FacetQuestion, TermsQuestion } from '../question.ts';
import { addAll, addBit, allBits, type Bits, intersect, subtract, wordsFor } from './bits.ts';
import { readCard } from './cards.ts';
import { hashText } from './hash.ts';
import type { TermsData } from './indexData.ts';
import { unite } from './postings.ts';
import { type SearchIndex, termsOf } from './searchIndex.ts';

/** What always holds in a site's lists is asked for again and again; ids and slugs are not. */
const mostConditions = 512;

/** The documents that fulfil a condition. Nobody changes the set: it is kept for the next question. */
export function conditionBits(index: SearchIndex, condition: Condition): Bits {
  const { data, conditions } = index;
  if (condition.kind === 'any' && data.keys.has(condition.field))
    return keyBits(index, condition.field, condition.values);
  const key = JSON.stringify(condition);
  const known = conditions.get(key);
  if (known !== undefined) return known;
  const bits =
    condition.kind === 'between'
      ? betweenBits(index, condition)
      : valueBits(termsOf(data, condition.field), condition.values);
  const [oldest] = conditions.keys();
  if (conditions.size >= mostConditions && oldest !== undefined) conditions.delete(oldest);
  conditions.set(key, bits);
  return bits;
}

/** What is chosen in a facet; nothing where that is nothing. */
export function chosenBits(index: SearchIndex, facet: FacetQuestion): Bits | undefined {
  if (facet.kind === 'histogram')
    return facet.chosen
      .map((between) => betweenBits(index, between))
      .reduce<Bits | undefined>(intersect, undefined);
  const { name, childName, chosen, chosenChildren } = facet;
  if (chosen.length + chosenChildren.length === 0) return undefined;
  if (childName === undefined) return valueBits(termsOf(index.data, name), chosen);
  return branchBits(index, facet, childName);
}

function branchBits(index: SearchIndex, facet: TermsQuestion, childName: string): Bits {
  const parents = termsOf(index.data, facet.name);
  const children = termsOf(index.data, childName);
  const pairs = index.pairs(facet.name, childName);
  const isBelow = (child: string, parent: string) => {
    const place = children.values.indexOf(child);
    const siblings = pairs.byParent.get(parents.values.indexOf(parent)) ?? [];
    return siblings.some((pair) => pairs.children[pair] === place);
  };
  const bits = new Uint32Array(wordsFor(index.data.count));
  for (const branch of branchesOf(facet.chosen, facet.chosenChildren, isBelow)) {
    if (branch.kind === 'parent') addAll(bits, valueBits(parents, [branch.parent]));
    else {
      const below = branch.parents && valueBits(parents, branch.parents);
      const both = intersect(valueBits(children, [branch.child]), below);
      if (both !== undefined) addAll(bits, both);
    }
  }
  return bits;
}

function valueBits({ values, postings }: TermsData, chosen: readonly string[]): Bits {
  const places = [...new Set(chosen)].map((value) => values.indexOf(value));
  return unite(
    postings,
    places.filter((place) => place >= 0),
  );
}

/** A hash finds the few documents that may have the value; the documents themselves decide. */
function keyBits({ data }: SearchIndex, field: string, values: readonly string[]): Bits {
  const bits = new Uint32Array(wordsFor(data.count));
  const { hashes = new Uint32Array(), documents = hashes } = data.keys.get(field) ?? {};
  for (const value of new Set(values)) {
    const hash = hashText(value);
    for (let at = firstNotBelow(hashes, hash); hashes[at] === hash; at += 1) {
      const document = documents[at] ?? 0;
      if (termsAt(readCard(data.cards, document), field).includes(value)) addBit(bits, document);
    }
  }
  return bits;
}

/** Takes the shorter of the two ways: adds those within, or takes away those outside. */
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

function listed(count: number, lists: readonly Uint32Array[]): Bits {
  const bits = new Uint32Array(wordsFor(count));
  for (const list of lists) for (let at = 0; at < list.length; at += 1) addBit(bits, list[at] ?? 0);
  return bits;
}

/** The place of the first number that isn't below a given one; the numbers ascend. */
export function firstNotBelow(numbers: Int32Array | Uint32Array, number: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
