import { globalStyle, style } from '@vanilla-extract/css';
import { scrollerEntry } from '#design-system/styling.ts';
import { size, vars } from '#themes/contract.css.ts';
import { rowsOfCarCard } from '../card/part.ts';

const { gap } = vars.density;

/** Cards of equal width side by side, with their parts on shared rows. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${rowsOfCarCard}, auto)`,
  // Even on the narrowest phones, part of the next card is visible, to show that there are more.
  gridAutoColumns: `min(${size.rowCard}, 88%)`,
  columnGap: gap,
  inlineSize: '100%',
  '@media': {
    print: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, 1fr)', rowGap: gap },
  },
});

/** The displayed width of a card's picture, for its `sizes`. */
export const pictureSizes = size.rowCard;

globalStyle(`${row} > *`, scrollerEntry);
