import { vars } from '#themes/contract.css.ts';

/** Custom property: the padding of a compact card. */
export const cardInset = '--car-card-inset';

/** The rows that cards side by side share, from the top. */
const rows = ['picture', 'labels', 'name', 'version', 'facts', 'price', 'costs', 'foot'] as const;

/** How many rows a card takes. */
export const rowsOfCarCard = rows.length;

/** Grid line of a row of the card. */
export function cardRow(row: (typeof rows)[number]): number {
  return rows.indexOf(row) + 1;
}

/**
 * Places a part in a row of the card. Each part has its own distance to the one above, so that a row
 * that is empty in all cards leaves no gap.
 */
export function part(row: (typeof rows)[number], distance: string) {
  return {
    gridRow: cardRow(row),
    minInlineSize: 0,
    marginInline: `var(${cardInset}, ${vars.density.card})`,
    marginBlockStart: distance,
  } as const;
}
