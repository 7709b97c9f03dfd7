import type { ListedSort, Question, Sort } from '../question.ts';
import { allBits, type Bits, countBits, hasBit, intersect, subtract } from './bits.ts';
import { firstByCost } from './costOrder.ts';
import { listPosting, unite } from './postings.ts';
import { type SearchIndex, termsOf } from './searchIndex.ts';
import { namesIn } from './text/findText.ts';

/** The documents of the requested page, in order. */
export function findPage(index: SearchIndex, question: Question, hits: Bits | undefined) {
  const { limit, sort } = question;
  const page: number[] = [];
  if (limit === 0) return page;
  const firstOf = firstIn(index, sort);
  let skipped = question.offset;
  for (const { bits, size } of tiersOf(index, question, hits)) {
    if (skipped >= size) skipped -= size;
    else {
      const wanted = Math.min(size, skipped + limit - page.length);
      page.push(...firstOf(bits, wanted).slice(skipped));
      skipped = 0;
    }
    if (page.length >= limit) break;
  }
  return page;
}

interface Tier {
  readonly bits: Bits;
  readonly size: number;
}

/** Returns the first documents of a set. */
type FirstOf = (bits: Bits, wanted: number) => readonly number[];

function firstIn(index: SearchIndex, sort: Sort | undefined): FirstOf {
  if (sort?.kind === 'listed') return firstListed(index, sort);
  if (sort?.kind === 'cost') return firstByCost(index, sort);
  const order = sort && index.data.orders.get(sort.field);
  const documents = sort?.descending ? order?.descending : order?.ascending;
  return (bits, wanted) => firstOrdered(bits, wanted, documents);
}

/** Value by value, so that a page usually needs the documents of few values; then those with no value of the list. */
function firstListed(index: SearchIndex, { field, values }: ListedSort): FirstOf {
  const { postings } = termsOf(index.data, field);
  const known = index.placesOf(field);
  const places = values.flatMap((value) => known.get(value) ?? []);
  return (bits, wanted) => {
    const first: number[] = [];
    for (const place of places) {
      if (first.length >= wanted) return first;
      for (const document of listPosting(postings, place)) {
        if (hasBit(bits, document)) first.push(document);
        if (first.length >= wanted) return first;
      }
    }
    const others = subtract(bits, unite(postings, places));
    return [...first, ...firstOrdered(others, wanted - first.length, undefined)];
  };
}

/** The first documents of a set, in their own order or the given one. */
function firstOrdered(
  bits: Bits,
  wanted: number,
  order: Uint32Array | undefined,
): readonly number[] {
  const first: number[] = [];
  for (let at = 0; first.length < wanted; at += 1) {
    // Empty words are skipped if the documents are in their own order.
    if (order === undefined && bits[at >>> 5] === 0) at |= 31;
    else {
      const document = order === undefined ? at : (order[at] ?? 0);
      if (hasBit(bits, document)) first.push(document);
    }
  }
  return first;
}

/**
 * The hits by rank: those whose model equals the keyphrase, those whose model begins with it, and
 * the rest.
 */
function tiersOf(
  { data, models }: SearchIndex,
  question: Question,
  hits: Bits | undefined,
): Tier[] {
  const all = hits ?? allBits(data.count);
  if (question.keyphrase === '' || models === undefined) return [tierOf(all)];
  const written = namesIn(question.keyphrase);
  const places = (fits: (name: string, text: string) => boolean) =>
    models.names.flatMap((name, at) => (written.some((text) => fits(name, text)) ? [at] : []));
  const exact = unite(
    models.terms.postings,
    places((name, text) => name === text),
  );
  const prefixed = unite(
    models.terms.postings,
    places((name, text) => name.startsWith(text)),
  );
  const first = intersect(all, exact) ?? all;
  const second = subtract(intersect(all, prefixed) ?? all, exact);
  return [first, second, subtract(subtract(all, exact), prefixed)].map(tierOf);
}

function tierOf(bits: Bits): Tier {
  return { bits, size: countBits(bits) };
}
