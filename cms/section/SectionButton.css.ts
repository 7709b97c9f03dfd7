import { styleVariants } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** Below a grid of cards, or beside the buttons in the foot of a scrolling row. */
export const places = styleVariants({
  below: { marginBlockStart: space.xl },
  beside: { marginBlockStart: space.m },
});
