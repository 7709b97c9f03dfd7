import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';

const { color } = vars;

/** One row, which scrolls sideways if the window is too narrow. */
export const links = style({
  display: 'flex',
  columnGap: space.l,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  position: 'relative',
});

export const link = style({
  ...typeset('label'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  minInlineSize: size.target,
  justifyContent: 'center',
  color: color.textMuted,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  borderBlock: `${space['3xs']} solid transparent`,
  selectors: {
    '&[aria-current]': { color: color.heading, borderBlockEndColor: color.accent },
    // The outline would be cut off by the scrolling row.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${size.focusRing})` },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.heading } } },
    [forcedColors]: { selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } } },
  },
});

globalStyle(`${links} > li`, { flexShrink: 0 });
