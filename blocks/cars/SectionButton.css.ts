import { styleVariants } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** Under a grid of cards, or in the foot of a row that scrolls, whose buttons stand as near. */
export const places = styleVariants({
  below: { marginBlockStart: space.xl },
  beside: { marginBlockStart: space.m },
});
