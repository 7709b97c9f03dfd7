import type { Placeholders } from '#domain/content/page.ts';
import type { PageFact } from '#domain/content/pageFacts.ts';
import { allRenderings } from '../renderer/loadBlocks.ts';

/** A fact about a page, and the `uid` of the block that reported it. */
export interface ReportedFact {
  readonly fact: PageFact;
  readonly uid: string;
}

/**
 * The `uid` of the block that shows the representative example of a page: the first one that shows what credit costs.
 * `undefined` if none does, or if the page has an example already.
 */
export function creditPlace(
  placeholders: Placeholders,
  reported: readonly ReportedFact[],
): string | undefined {
  if (reported.some(({ fact }) => fact.type === 'creditExplained')) return undefined;
  const shown = new Set(
    reported.flatMap(({ fact, uid }) => (fact.type === 'creditShown' ? [uid] : [])),
  );
  return allRenderings(placeholders).find(({ uid }) => shown.has(uid))?.uid;
}
