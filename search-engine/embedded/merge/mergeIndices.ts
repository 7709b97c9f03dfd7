import { createKeyBuilder } from '../build/keys.ts';
import type { IndexData, KeyData, OrderData, RangeData, TermsData } from '../indexData.ts';
import { mergeCards } from './mergeCards.ts';
import { mergeOrder, mergeRange } from './mergeOrders.ts';
import { dropped, type MergeOrder, type MergePlan, planMerge } from './mergePlan.ts';
import { mergeTerms } from './mergeTerms.ts';
import { mergeText } from './mergeText.ts';

/**
 * Merges an index with an index of changed documents. The result is equivalent to an index built from
 * all documents, but merging is much cheaper, because no document is parsed.
 *
 * @param pause called between steps of some milliseconds, so that searches can be answered meanwhile
 */
export async function mergeIndices(
  order: MergeOrder,
  pause: () => Promise<void> = async () => undefined,
): Promise<IndexData> {
  const plan = planMerge(order);
  const terms = new Map<string, TermsData>();
  const ranges = new Map<string, RangeData>();
  const orders = new Map<string, OrderData>();
  const keys = new Map<string, KeyData>();
  for (const [name, role] of plan.schema.fields) {
    const { filter, sort } = role;
    if (filter === 'terms' || filter === 'multi-terms')
      terms.set(name, mergeTerms(plan, ...both(plan, name, 'terms')));
    if (filter === 'key') keys.set(name, mergeKeys(plan, name));
    if (filter === 'range' || sort !== undefined) {
      const merged = mergeOrder(plan, { name, role });
      orders.set(name, merged);
      if (filter === 'range') ranges.set(name, mergeRange(plan, name, merged));
    }
    if (filter !== undefined || sort !== undefined) await pause();
  }
  const cards = mergeCards(plan);
  await pause();
  return { count: plan.count, cards, text: mergeText(plan), terms, ranges, orders, keys };
}

function both({ base, changes }: MergePlan, name: string, kind: 'terms'): [TermsData, TermsData] {
  const own = base.data[kind].get(name);
  const added = changes.data[kind].get(name);
  if (own === undefined || added === undefined) throw new Error(`${name} has no values.`);
  return [own, added];
}

function mergeKeys({ base, changes }: MergePlan, name: string): KeyData {
  const builder = createKeyBuilder();
  for (const { data, numbers } of [base, changes]) {
    const { hashes, documents } = data.keys.get(name) ?? { hashes: [], documents: [] };
    for (const [at, hash] of hashes.entries()) {
      const document = numbers[documents[at] ?? 0] ?? dropped;
      if (document !== dropped) builder.addHash(document, hash);
    }
  }
  return builder.finish();
}
