import { vars } from '#themes/contract.css.ts';

/** Custom property: the padding of a compact card. */
export const cardInset = '--car-card-inset';

/**
 * Places a part in a row of the card. Each part has its own distance to the one above, so that a row
 * that is empty in all cards leaves no gap.
 */
export function part(row: number, distance: string) {
  return {
    gridRow: row,
    minInlineSize: 0,
    marginInline: `var(${cardInset}, ${vars.density.card})`,
    marginBlockStart: distance,
  } as const;
}
