import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';

const { gap } = vars.density;

/** The minimum card width: in narrower cards, a price beside a loan cost would wrap. */
const narrowest = `calc(2 * ${space['5xl']})`;

/**
 * As many columns as fit, four at most. Depends on the width of the container and not of the
 * window, because filters may take up part of it.
 */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${narrowest}, (100% - 3 * ${gap}) / 4)), 1fr))`,
  columnGap: gap,
  // A row gap would also separate the rows inside the cards, so the cards have a margin instead.
  rowGap: 0,
  marginBlockEnd: `calc(-1 * ${gap})`,
});
globalStyle(`${grid} > *`, { marginBlockEnd: gap });
