import { createCardCollector, type WrittenCard } from '../build/cards.ts';
import { wholeCard } from '../cards.ts';
import type { CardData, CardSegment } from '../indexData.ts';
import type { MergePart, MergePlan } from './mergePlan.ts';

/**
 * The documents of both indices. Those of the base are not moved, because copying them would take
 * longer than the rest of the merge; the changes of this and earlier patches become one new segment.
 */
export function mergeCards(plan: MergePlan): CardData {
  const { fieldNames, segments, places } = plan.base.data.cards;
  const [first] = segments;
  const collector = createCardCollector(plan.schema, {});
  const merged = {
    segments: new Uint8Array(plan.count),
    documents: new Uint32Array(plan.count),
  };
  let copied = 0;
  for (let document = 0; document < plan.count; document += 1) {
    const part = plan.sources[document] === 1 ? plan.changes : plan.base;
    const original = plan.originals[document] ?? 0;
    const isInFirst = part === plan.base && (places?.segments[original] ?? 0) === 0;
    if (isInFirst) merged.documents[document] = places?.documents[original] ?? original;
    else {
      collector.add(cardOf(part, original));
      merged.segments[document] = 1;
      merged.documents[document] = copied;
      copied += 1;
    }
  }
  const changed = collector.finish().segments;
  return { fieldNames, segments: [...(first ? [first] : []), ...changed], places: merged };
}

function cardOf({ data: { cards } }: MergePart, document: number): WrittenCard {
  const segment: CardSegment | undefined = cards.segments[cards.places?.segments[document] ?? 0];
  const place = cards.places?.documents[document] ?? document;
  const from = segment?.members[place] ?? 0;
  const to = segment?.members[place + 1] ?? 0;
  return {
    bytes: wholeCard(cards, document),
    fields: segment?.memberFields.subarray(from, to) ?? new Uint8Array(),
    ends: segment?.memberEnds.subarray(from, to) ?? new Uint32Array(),
  };
}
