import { globalStyle, style } from '@vanilla-extract/css';
import { entry } from '#design-system/Scroller/Scroller.css.ts';
import { size, vars } from '#themes/contract.css.ts';
import { rowsOfCarCard } from '../card/CarCard.css.ts';

const { gap } = vars.density;

/** Cards of one width beside each other, their parts on common rows. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${rowsOfCarCard}, auto)`,
  // On the narrowest phones a bit of the next one still shows that there is more.
  gridAutoColumns: `min(${size.rowCard}, 88%)`,
  columnGap: gap,
  inlineSize: '100%',
  '@media': {
    print: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, 1fr)', rowGap: gap },
  },
});

/** How wide a card's picture is shown, for its `sizes`. */
export const pictureSizes = size.rowCard;

globalStyle(`${row} > *`, entry);
