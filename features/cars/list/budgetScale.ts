import type { RangeFacet } from '#domain/search/facet.ts';

/** The costs of the loans' own terms say little about others: a short period costs several times as much. */
const ownFactor = 4;

/** The lowest and the highest cost by the month that can be chosen, on the terms of the loans or the visitor's own. */
export function budgetScale(
  { min, max }: Pick<RangeFacet, 'max' | 'min'>,
  isOwn: boolean,
): { readonly min: number; readonly max: number } {
  return isOwn ? { min: 0, max: max * ownFactor } : { min, max };
}
