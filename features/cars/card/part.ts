import { vars } from '#themes/contract.css.ts';

/**
 * A row of the card. Each keeps its own distance to the one above: a part that no card of a row of
 * cards has leaves no gap.
 */
export function part(row: number, distance: string) {
  return {
    gridRow: row,
    minInlineSize: 0,
    marginInline: vars.density.card,
    marginBlockStart: distance,
  } as const;
}
