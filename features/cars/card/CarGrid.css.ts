import { globalStyle, style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';
import { carGridName, compactFrom } from './compact.ts';

const { gap } = vars.density;

/** The minimum width of a card of full size: in narrower ones, a price beside a loan cost would wrap. */
const narrowest = `calc(2 * ${space['5xl']})`;

/** The minimum width of a compact card: two of them fit where `compact` begins to match. */
const narrowestCompact = `((${compactFrom} - ${gap}) / 2)`;

/**
 * Two columns, and as many more as fit, four at most. A single one where two compact cards don't
 * fit: on the smallest phones, or with large text. Depends on the width of the container and not of
 * the window, because filters may take up part of it.
 */
const columns = `minmax(min(100%, max(${narrowestCompact}, min(${narrowest}, (100% - ${gap}) / 2), (100% - 3 * ${gap}) / 4)), 1fr)`;

export const grid = style({
  container: `${carGridName} / inline-size`,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${columns})`,
  columnGap: gap,
  // A row gap would also separate the rows inside the cards, so the cards have a margin instead.
  rowGap: 0,
  marginBlockEnd: `calc(-1 * ${gap})`,
});
globalStyle(`${grid} > *`, { marginBlockEnd: gap });
