import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';

const { gap } = vars.density;

/** Narrower than this, a price with the cost of a loan beside it would break. */
const narrowest = `calc(2 * ${space['5xl']})`;

/**
 * As many columns as there is room for, four at most. It asks for the room it stands in and not for
 * the window, since filters may take their part of that.
 */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${narrowest}, (100% - 3 * ${gap}) / 4)), 1fr))`,
  columnGap: gap,
  // The gap between cards must not tear apart the rows inside them, so cards carry it.
  rowGap: 0,
  marginBlockEnd: `calc(-1 * ${gap})`,
});
globalStyle(`${grid} > *`, { marginBlockEnd: gap });
