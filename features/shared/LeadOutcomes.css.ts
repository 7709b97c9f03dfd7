import { style } from '@vanilla-extract/css';
import { space } from '#themes/contract.css.ts';

/** How a form without script was sent; shown when the address names it. */
export const outcome = style({
  display: 'none',
  scrollMarginBlockStart: space.m,
  selectors: { '&:target': { display: 'block' } },
});
