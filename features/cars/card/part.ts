import { vars } from '#themes/contract.css.ts';

/**
 * Places a part in a row of the card. Each part has its own distance to the one above, so that a row
 * that is empty in all cards leaves no gap.
 */
export function part(row: number, distance: string) {
  return {
    gridRow: row,
    minInlineSize: 0,
    marginInline: vars.density.card,
    marginBlockStart: distance,
  } as const;
}
