import { styleVariants } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

const cards = { display: 'grid', gap: space.s } as const;

/** The options, by variant and direction. */
export const choices = {
  plain: styleVariants({
    column: { display: 'flex', flexDirection: 'column' },
    row: { display: 'flex', flexWrap: 'wrap', columnGap: space.l },
  }),
  card: styleVariants({
    column: cards,
    // As many columns as fit at a readable width.
    row: { ...cards, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15em), 1fr))' },
  }),
} as const;
